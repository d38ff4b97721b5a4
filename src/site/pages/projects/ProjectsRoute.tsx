import { content } from 'virtual:content/projects';
import { ProjectsPage } from './ProjectsPage.tsx';

export function ProjectsRoute() {
  return <ProjectsPage content={content} />;
}
