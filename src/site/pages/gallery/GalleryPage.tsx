import type { GalleryPageContent } from '../../../model/page-content.ts';
import type { GalleryParts } from '../../components/gallery/gallery-parts.ts';
import layout from '../../components/layout.module.css';
import { PageTitle } from '../../components/PageTitle.tsx';

/** A page of galleries and nothing else. */
export function GalleryPage({
  content,
  galleryParts: parts,
}: {
  content: GalleryPageContent;
  galleryParts?: GalleryParts | undefined;
}) {
  return (
    <main id="_content">
      <div className={layout.page}>
        <PageTitle head={content.head} />
        {parts && <parts.Galleries galleries={content.galleries} parts={parts} Heading="h2" isOnTop />}
      </div>
    </main>
  );
}
