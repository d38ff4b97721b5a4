import type { CaseStudyContent } from '../../../model/page-content.ts';
import layout from '../../components/layout.module.css';
import { PageTitle } from '../../components/PageTitle.tsx';
import { Prose } from '../../components/Prose.tsx';

/** The story behind a project. */
export function CaseStudyPage({ content }: { content: CaseStudyContent }) {
  return (
    <main id="_content">
      <div className={layout.page}>
        <PageTitle head={content.head} />
        <Prose blocks={content.prose} />
      </div>
    </main>
  );
}
