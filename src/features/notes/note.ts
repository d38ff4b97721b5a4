import type { z } from 'zod';
import type { MathElement } from '../../core/prose.ts';
import { yamlLine } from '../../core/quoted-values.ts';
import type { RawFigure, StoryBlock } from '../../story/story.ts';
import type { noteSchema } from './schema.ts';

/** A note, from `content/notes/<name>.md`. */
export type RawNote = z.infer<typeof noteSchema> & {
  name: string;
  /** The title with its formulas. */
  formulas?: MathElement[];
  story: StoryBlock<RawFigure>[];
};

/** The same with resolved pictures; "" for missing fields. Its cover is the first block of its story. */
export type Note = Required<Pick<RawNote, 'name' | 'title' | 'date' | 'updated' | 'summary' | 'discuss'>> & {
  tags: string[];
  formerly: string[];
  formulas?: MathElement[];
  story: StoryBlock[];
};

type NoteStatus = 'published' | 'draft' | 'scheduled';

/** The name of the note in a file of content/; null for other files. */
export function noteOfFile(file: string): string | null {
  return /^notes\/([^/]+)\.md$/.exec(file)?.[1] ?? null;
}

export function noteFile(name: string): string {
  return `notes/${name}.md`;
}

/** `today` is YYYY-MM-DD. */
export function noteStatus({ date, draft }: Pick<RawNote, 'date' | 'draft'>, today: string): NoteStatus {
  if (draft) return 'draft';
  return date > today ? 'scheduled' : 'published';
}

/** The file of a new note: the fields above its text, and comments with the names of optional fields. */
export function startOfNote(fields: Readonly<Record<string, unknown>>, text = ''): string {
  const lines = Object.entries(fields).map(([field, value]) => yamlLine(field, value));
  const others = ['summary', 'tags'].filter((field) => !(field in fields)).map((field) => `# ${field}:`);
  return `---\n${[...lines, ...others].join('\n')}\n---\n\n${text && `${text}\n`}`;
}
