import { content } from 'virtual:content/projects';
import { ProjectsPage } from './ProjectsPage.tsx';
import { findDescriptions } from './project-words.ts';

function ProjectsRoute() {
  return <ProjectsPage content={content} />;
}

/** The page once its words are all here. */
export async function loadProjects() {
  await findDescriptions();
  return ProjectsRoute;
}
