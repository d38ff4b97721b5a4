import type { z } from 'zod';
import type { Figure } from '../../core/picture.ts';
import { type Block, plainText, type RichText, wordsOf } from '../../core/prose.ts';
import type { caseStudySchema } from './schema.ts';

/** The story behind a project, from `content/projects/<name>.md`; `project` is that name. */
export type RawCaseStudy = z.infer<typeof caseStudySchema> & {
  project: string;
  story: StoryBlock<RawFigure>[];
};

/** The same with its pictures resolved; "" for what its owner left out. */
export type CaseStudy = {
  project: string;
  role: string;
  dates: string;
  summary: string;
  story: StoryBlock[];
};

/** A picture as the text names it: `title` is its caption, "" for none. */
export type RawFigure = { source: string; alt: string; title: string };

/** A part of a long text that may hold more than `Prose` does. */
export type StoryBlock<F = Figure> =
  | Exclude<Block, { kind: 'heading' }>
  | StoryHeading
  | { kind: 'quote'; paragraphs: RichText[] }
  | { kind: 'code'; language: string; runs: CodeRun[] }
  | { kind: 'table'; head: RichText[]; rows: RichText[][]; ends: number[] }
  /** Comes last. `from` are the ids of the numbers in the text that lead to a note. */
  | { kind: 'notes'; notes: { id: string; paragraphs: RichText[]; from: string[] }[] }
  /** One, or two to compare. */
  | { kind: 'figures'; figures: F[] };

/** `id` is its anchor on the page. */
type StoryHeading = { kind: 'heading'; level: 2 | 3; id: string; text: RichText };

/** What a part of a program is, as far as it is shown: a word of the language, a value, a comment, a name, a change. */
export const codeMarks = ['word', 'value', 'comment', 'name', 'added', 'removed'] as const;
export type CodeMark = (typeof codeMarks)[number];

/** Some of a program's text, and what it is by its place in `codeMarks`; plain where nothing is said. */
export type CodeRun = string | [mark: number, text: string];

/** The project whose case study a file of content/ is; null where it is none. */
export function projectOfFile(file: string): string | null {
  return /^projects\/([^/]+)\.md$/.exec(file)?.[1] ?? null;
}

/** The file of content/ that the case study of a project is. */
export function storyFile(project: string): string {
  return `projects/${project}.md`;
}

/** All pictures of a story, in the order of the text. */
export function figuresOf<F>(story: readonly StoryBlock<F>[]): F[] {
  return story.flatMap((block) => (block.kind === 'figures' ? block.figures : []));
}

/** The story with each of its pictures as `change` makes it. */
export function mapFigures<F, G>(story: readonly StoryBlock<F>[], change: (figure: F) => G): StoryBlock<G>[] {
  return story.map((block) =>
    block.kind === 'figures' ? { ...block, figures: block.figures.map(change) } : block,
  );
}

/** How many words of a text are to be read, code left out. */
export function wordCount(story: readonly StoryBlock<unknown>[]): number {
  const texts = story.map((block) => {
    switch (block.kind) {
      case 'heading':
        return wordsOf(block.text);
      case 'quote':
        return block.paragraphs.map(wordsOf).join(' ');
      case 'notes':
        return block.notes.flatMap(({ paragraphs }) => paragraphs.map(wordsOf)).join(' ');
      case 'paragraph':
      case 'list':
        return plainText([block]);
      default:
        return '';
    }
  });
  return texts.join(' ').split(/\s+/).filter(Boolean).length;
}
