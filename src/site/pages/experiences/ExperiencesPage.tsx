import type { ExperiencesContent } from '../../../model/page-content.ts';
import { PageTitle } from '../../components/PageTitle.tsx';

export function ExperiencesPage({ content }: { content: ExperiencesContent }) {
  return (
    <main id="content">
      <PageTitle head={content.head} />
    </main>
  );
}
