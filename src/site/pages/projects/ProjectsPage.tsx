import type { ProjectsContent } from '../../../model/page-content.ts';
import { PageTitle } from '../../components/PageTitle.tsx';

export function ProjectsPage({ content }: { content: ProjectsContent }) {
  return (
    <main id="content">
      <PageTitle head={content.head} />
    </main>
  );
}
