import type { ContactContent } from '../../../model/page-content.ts';
import { PageTitle } from '../../components/PageTitle.tsx';

export function ContactPage({ content }: { content: ContactContent }) {
  return (
    <main id="content">
      <PageTitle head={content.head} />
    </main>
  );
}
