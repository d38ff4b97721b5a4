import { content } from 'virtual:content/experiences';
import { ExperiencesPage } from './ExperiencesPage.tsx';

export function ExperiencesRoute() {
  return <ExperiencesPage content={content} />;
}
