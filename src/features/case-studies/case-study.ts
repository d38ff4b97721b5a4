import type { z } from 'zod';
import type { Figure } from '../../core/picture.ts';
import { type Block, plainText, type RichText, wordsOf } from '../../core/prose.ts';
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
  story: StoryBlock[];
};

/** A picture as written in the text; `title` is its caption, "" for none. */
export type RawFigure = { source: string; alt: string; title: string };

/** A block of a case study, which has more kinds than `Prose`. */
export type StoryBlock<F = Figure> =
  | Exclude<Block, { kind: 'heading' }>
  | StoryHeading
  | { kind: 'quote'; paragraphs: RichText[] }
  | { kind: 'code'; language: string; runs: CodeRun[] }
  | { kind: 'table'; head: RichText[]; rows: RichText[][]; ends: number[] }
  /** Always last. `from` are the ids of the references to a note. */
  | { kind: 'notes'; notes: { id: string; paragraphs: RichText[]; from: string[] }[] }
  /** One figure, or two to compare. */
  | { kind: 'figures'; figures: F[] };

type StoryHeading = { kind: 'heading'; level: 2 | 3; id: string; text: RichText };

/** The highlighted kinds of tokens. */
export const codeMarks = ['word', 'value', 'comment', 'name', 'added', 'removed'] as const;
export type CodeMark = (typeof codeMarks)[number];

/** A token: plain text, or its index in `codeMarks` and its text. */
export type CodeRun = string | [mark: number, text: string];

/** The project of a case-study file in content/; null for other files. */
export function projectOfFile(file: string): string | null {
  return /^projects\/([^/]+)\.md$/.exec(file)?.[1] ?? null;
}

export function storyFile(project: string): string {
  return `projects/${project}.md`;
}

/** All figures, in the order of the text. */
export function figuresOf<F>(story: readonly StoryBlock<F>[]): F[] {
  return story.flatMap((block) => (block.kind === 'figures' ? block.figures : []));
}

export function mapFigures<F, G>(story: readonly StoryBlock<F>[], change: (figure: F) => G): StoryBlock<G>[] {
  return story.map((block) =>
    block.kind === 'figures' ? { ...block, figures: block.figures.map(change) } : block,
  );
}

/** The number of words without code. */
export function wordCount(story: readonly StoryBlock<unknown>[]): number {
  return storyText(story).split(/\s+/).filter(Boolean).length;
}

/** The text without code, tables and captions. */
export function storyText(story: readonly StoryBlock<unknown>[]): string {
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
  return texts.filter(Boolean).join(' ');
}
