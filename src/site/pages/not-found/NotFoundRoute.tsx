import { content } from 'virtual:content/notFound';
import { NotFoundPage } from './NotFoundPage.tsx';

export function NotFoundRoute() {
  return <NotFoundPage content={content} />;
}
