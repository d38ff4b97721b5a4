import type { z } from 'zod';
import type { Prose } from '../../core/prose.ts';
import type { letterSchema } from './schema.ts';

/** A letter that goes with an application, from `content/letters/<name>.md`. */
export type Letter = z.infer<typeof letterSchema> & { name: string; prose: Prose };

/** The letter that a file of content/ is; null where it is none. */
export function letterOfFile(file: string): string | null {
  return /^letters\/([a-z0-9]+(?:-[a-z0-9]+)*)\.md$/.exec(file)?.[1] ?? null;
}

/** The file of content/ that a letter is. */
export function letterFile(name: string): string {
  return `letters/${name}.md`;
}

/** Where a letter is published whose owner wants that. */
export function letterPath(name: string): string {
  return `/files/letter-${name}.pdf`;
}
