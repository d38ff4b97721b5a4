import type { GalleryParts } from '../../gallery/gallery-parts.ts';
import layout from '../../ui/layout.module.css';
import { Main } from '../../ui/Main.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import type { GalleryPageProps } from './props.ts';

/** A page with only galleries. */
export function GalleryPage({
  content,
  galleryParts: parts,
}: {
  content: GalleryPageProps;
  galleryParts?: GalleryParts | undefined;
}) {
  return (
    <Main id="_content">
      <div className={layout.page}>
        <PageTitle head={content.head} />
        {parts && <parts.Galleries galleries={content.galleries} parts={parts} Heading="h2" isOnTop />}
      </div>
    </Main>
  );
}
