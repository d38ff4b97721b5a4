import type { z } from 'zod';
import type { RawFigure, StoryBlock } from '../../story/story.ts';
import type { caseStudySchema } from './schema.ts';

/** The case study of a project, from `content/projects/<name>.md`; `project` is that name. */
export type RawCaseStudy = z.infer<typeof caseStudySchema> & {
  project: string;
  story: StoryBlock<RawFigure>[];
};

/** The same with resolved pictures; "" for what the owner left out. */
export type CaseStudy = {
  project: string;
  role: string;
  dates: string;
  summary: string;
  tags: string[];
  story: StoryBlock[];
};

/** The project of a case-study file in content/; null for other files. */
export function projectOfFile(file: string): string | null {
  return /^projects\/([^/]+)\.md$/.exec(file)?.[1] ?? null;
}

export function storyFile(project: string): string {
  return `projects/${project}.md`;
}
