import type { NotFoundContent } from '../../../model/page-content.ts';
import { PageTitle } from '../../components/PageTitle.tsx';

export function NotFoundPage({ content }: { content: NotFoundContent }) {
  return (
    <main id="content">
      <PageTitle head={content.head} />
    </main>
  );
}
