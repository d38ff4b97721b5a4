import type { AboutContent } from '../../../model/page-content.ts';
import { PageTitle } from '../../components/PageTitle.tsx';

export function AboutPage({ content }: { content: AboutContent }) {
  return (
    <main id="content">
      <PageTitle head={content.head} />
    </main>
  );
}
