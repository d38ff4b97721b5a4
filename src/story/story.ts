import type { Figure } from '../core/picture.ts';
import {
  type Block,
  inlinesOf,
  type Prose,
  proseToPlainText,
  type RichText,
  toPlainText,
} from '../core/prose.ts';
import { openingOf } from '../core/text.ts';
import { fillTemplate, type Locale } from '../i18n/locale.ts';

/** A picture as written in the text; `title` is its caption, "" for none. */
export type RawFigure = { source: string; alt: string; title: string };

/** Properties of a block that the text can set. */
type WithCaption = {
  caption?: RichText;
  numbered?: { series: NumberedSeries; number: string; id?: string };
};

export type NumberedSeries = 'figure' | 'table' | 'listing';

/** A block of a story, the text of a case study or a note, which has more kinds than `Prose`. */
export type StoryBlock<F = Figure> =
  | Exclude<Block, { kind: 'heading' }>
  | StoryHeading
  | { kind: 'quote'; paragraphs: RichText[] }
  | { kind: 'callout'; callout: Callout; blocks: Prose }
  | ({ kind: 'code'; language: string; runs: CodeRun[] } & WithCaption)
  | ({ kind: 'table'; head: RichText[]; rows: RichText[][]; ends: number[] } & WithCaption)
  /** `source` is its text, for places without pictures; `tree` its SVG. */
  | ({ kind: 'diagram'; source: string; title: string; text: string; tree: DiagramElement } & WithCaption)
  /** An SVG of the owner, whose `tree` is filled in after reading. */
  | ({ kind: 'drawing'; source: string; alt: string; title: string; tree: DiagramElement } & WithCaption)
  /** Always last. `from` are the ids of the references to a note. */
  | { kind: 'notes'; notes: { id: string; paragraphs: RichText[]; from: string[] }[] }
  /** One figure, or two to compare. `captions` are their titles with formulas. */
  | ({ kind: 'figures'; figures: F[]; captions?: RichText[] } & Pick<WithCaption, 'numbered'>);

/** As on GitHub: https://docs.github.com/get-started/writing-on-github/getting-started-with-writing-and-formatting-on-github/basic-writing-and-formatting-syntax#alerts */
export const callouts = ['note', 'tip', 'important', 'warning', 'caution'] as const;
export type Callout = (typeof callouts)[number];

type StoryHeading = { kind: 'heading'; level: 2 | 3; id: string; text: RichText };

/** The highlighted kinds of tokens. */
export const codeMarks = ['word', 'value', 'comment', 'name', 'added', 'removed'] as const;
export type CodeMark = (typeof codeMarks)[number];

/** A token: plain text, or its index in `codeMarks` and its text. */
export type CodeRun = string | [mark: number, text: string];

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

/**
 * The description of a story: its summary, or the beginning of its text without headings. `maxLength` is in characters.
 */
export function storyLine(
  { summary, story }: { summary: string; story: readonly StoryBlock<unknown>[] },
  maxLength: number,
): string {
  const sentences = story.filter(({ kind }) => kind !== 'heading' && kind !== 'notes');
  return summary || openingOf(storyText(sentences).replaceAll(/\s+/g, ' '), maxLength);
}

/** The text without code, tables and captions. */
export function storyText(story: readonly StoryBlock<unknown>[]): string {
  const texts = story.map((block) => {
    switch (block.kind) {
      case 'heading':
        return toPlainText(block.text);
      case 'quote':
        return block.paragraphs.map(toPlainText).join(' ');
      case 'notes':
        return block.notes.flatMap(({ paragraphs }) => paragraphs.map(toPlainText)).join(' ');
      case 'paragraph':
      case 'list':
        return proseToPlainText([block]);
      case 'callout':
        return proseToPlainText(block.blocks);
      default:
        return '';
    }
  });
  return texts.filter(Boolean).join(' ');
}

/** An element of an SVG, in the form of story elements. */
export type DiagramElement =
  | string
  | [name: string, attributes: Record<string, string | number>, ...children: DiagramElement[]];

export type DrawnDiagram = {
  width: number;
  height: number;
  elements: DiagramElement[];
  title: string;
  /** Its text alternative, for people who cannot see it. */
  text: string;
};

const labels = { figure: 'figureNumber', table: 'tableNumber', listing: 'listingNumber' } as const;

/** The number of a caption with its word: `Figure 1`. */
export function captionLabel(
  { series, number }: { series: NumberedSeries; number: string },
  locale: Pick<Locale, 'words' | 'direction'>,
): string {
  return fillTemplate(String(locale.words[labels[series]]), { number }, locale.direction);
}

/** Captions as paragraphs, for documents without elements for captions. */
export function captionsAsText<F extends { title: string }>(
  story: readonly StoryBlock<F>[],
  locale: Pick<Locale, 'words' | 'direction' | 'lists'>,
): StoryBlock<F>[] {
  return story.flatMap((block): StoryBlock<F>[] => {
    if (!('numbered' in block) || !block.numbered) return [block];
    const label = captionLabel(block.numbered, locale);
    const { colon } = locale.lists;
    if (block.kind === 'figures') {
      const [first, ...others] = block.figures;
      const title = [label, first?.title].filter(Boolean).join(colon);
      return [{ ...block, figures: first ? [{ ...first, title }, ...others] : [] }];
    }
    const caption = ('title' in block && block.kind === 'drawing' ? block.title : block.caption) ?? '';
    const children = [
      { kind: 'strong' as const, children: [label] },
      ...(caption.length > 0 ? [colon, ...inlinesOf(caption)] : []),
    ];
    return [block, { kind: 'paragraph', children }];
  });
}
