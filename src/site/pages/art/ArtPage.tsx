import type { ArtContent } from '../../../model/page-content.ts';
import { PageTitle } from '../../components/PageTitle.tsx';

export function ArtPage({ content }: { content: ArtContent }) {
  return (
    <main id="content">
      <PageTitle head={content.head} />
    </main>
  );
}
