import type { z } from 'zod';
import type { Prose } from './prose.ts';
import type { caseStudySchema } from './schemas/case-study.ts';

/** The story behind a project, from `content/projects/<name>.md`; `project` is that name. */
export type CaseStudyEntry = z.infer<typeof caseStudySchema> & { project: string; prose: Prose };

/** Where they stand in content/. */
export const caseStudyFolder = 'projects/';

/** The project whose case study a file of content/ is; null where it is none. */
export function projectOfFile(file: string): string | null {
  return /^projects\/([^/]+)\.md$/.exec(file)?.[1] ?? null;
}
