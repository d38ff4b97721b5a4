import type { HomeContent } from '../../../model/page-content.ts';
import { PageTitle } from '../../components/PageTitle.tsx';

export function HomePage({ content }: { content: HomeContent }) {
  return (
    <main id="content">
      <PageTitle head={content.head} />
    </main>
  );
}
