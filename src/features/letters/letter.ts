import type { z } from 'zod';
import type { Prose } from '../../core/prose.ts';
import type { letterSchema } from './schema.ts';

/** A cover letter, from `content/letters/<name>.md`. */
export type Letter = z.infer<typeof letterSchema> & { name: string; prose: Prose };

/** The name of the letter in a file of content/; null for other files. */
export function letterOfFile(file: string): string | null {
  return /^letters\/([a-z0-9]+(?:-[a-z0-9]+)*)\.md$/.exec(file)?.[1] ?? null;
}

export function letterFile(name: string): string {
  return `letters/${name}.md`;
}

/** The address of a published letter. */
export function letterPath(name: string): string {
  return `/files/letter-${name}.pdf`;
}
