import { content } from 'virtual:content/about';
import { AboutPage } from './AboutPage.tsx';

export function AboutRoute() {
  return <AboutPage content={content} />;
}
