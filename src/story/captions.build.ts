import type { Image, Paragraph, PhrasingContent } from 'mdast';
import { type InlineContext, readCaption, readInlines } from '../content/read-inline.ts';
import type { TextDiagnostic } from '../content/read-prose.ts';
import { type Inline, type RichText, simplifyRichText, toPlainText } from '../core/prose.ts';
import { positionAt } from '../core/text-position.ts';
import { offsetOf } from '../math/text-labels.ts';
import type { NumberedSeries, RawFigure, StoryBlock } from './story.ts';

type BlockOf<K extends string> = Extract<StoryBlock<RawFigure>, { kind: K }>;
type WithPictures = BlockOf<'figures'> | BlockOf<'drawing'>;
type WithCaptionBelow = BlockOf<'table'> | BlockOf<'code'>;
type Label = { name: string; offset: number };

const labelMark = /\s*\\label\{([^{}\n]*)\}/;

/**
 * The captions of a text. Pictures have them in quotes after the path. In a text with numbers, tables and code have
 * them in the paragraph below, after a colon, as in Pandoc. https://pandoc.org/MANUAL.html#extension-table_captions
 */
export function createCaptions(source: string, isNumbered: boolean) {
  const diagnostics: TextDiagnostic[] = [];
  const counts = new Map<NumberedSeries, number>();
  const titles: { figure: { title: string }; caption: RichText }[] = [];
  let above: WithCaptionBelow | null = null;

  const warn = (offset: number, text: Omit<TextDiagnostic, 'line' | 'column' | 'severity'>) =>
    diagnostics.push({ ...text, ...positionAt(source, offset), severity: 'warning' });

  const number = (
    block: WithPictures | WithCaptionBelow,
    series: NumberedSeries,
    label: Label | null,
    { labels }: InlineContext,
  ) => {
    const count = (counts.get(series) ?? 0) + 1;
    counts.set(series, count);
    const id = label && labels?.define(label.name, String(count), label.offset);
    block.numbered = { series, number: String(count), ...(id && { id }) };
  };

  /** A label that no reference can lead to. */
  const validateLabel = (offset: number) =>
    warn(offset, {
      code: 'numbering-turned-off',
      summary: 'a caption has a \\label, but captions of this text have no numbers',
      why: 'The page shows the label as it is written here.',
      fix: 'Turn numbers on above the text, between two lines of ---, or for all texts in content/site.yaml:   numbered: true',
    });

  return {
    diagnostics,
    /** Fills in titles of `block` from its images. */
    ofPictures<B extends WithPictures>(block: B, images: readonly Image[], context: InlineContext): B {
      const written = images.map((image) => readTitle(image, context, isNumbered));
      for (const { label } of written) if (label && !isNumbered) validateLabel(label.offset);
      const either: WithPictures = block;
      const figures: { title: string }[] = either.kind === 'figures' ? either.figures : [either];
      for (const [index, figure] of figures.entries()) {
        const caption = written[index]?.caption ?? '';
        figure.title = toPlainText(caption).trim();
        // Numbers of references are not known yet.
        if (typeof caption !== 'string') titles.push({ figure, caption });
      }
      const captions = written.map(({ caption }) => caption);
      if (captions.some((caption) => typeof caption !== 'string'))
        Object.assign(block, block.kind === 'figures' ? { captions } : { caption: captions[0] });
      const [label = null] = written.flatMap((each) => each.label ?? []);
      if (isNumbered && (label || captions.some((caption) => caption !== '')))
        number(block, 'figure', label, context);
      return block;
    },

    enterBlock<B extends WithCaptionBelow>(block: B): B {
      above = block;
      return block;
    },
    leaveBlock() {
      above = null;
    },
    isCaption({ children: [first] }: Paragraph): boolean {
      const isMarked = first?.type === 'text' && /^:\s/.test(first.value);
      if (isMarked && !isNumbered && above && labelMark.test(first.value)) validateLabel(offsetOf(first));
      return isMarked && isNumbered;
    },
    /** Reads a paragraph for which `isCaption` is true. */
    ofBlockAbove(node: Paragraph, context: InlineContext): void {
      if (!above) {
        warn(offsetOf(node), {
          code: 'caption-of-nothing',
          summary: 'a paragraph begins with a colon, but there is no table and no code above it',
          why: 'Such a paragraph is the caption of a table or of code. It is left out.',
          fix: 'Move it right below the table or the code, or remove the colon. A picture has its caption in quotes:   ![what it shows](1-map.jpg "Caption")',
        });
        return;
      }
      const { children, label } = takeLabel(node, source);
      above.caption = simplifyRichText(readInlines(children, context));
      const isDiagram = above.kind === 'code' && above.language.toLowerCase() === 'mermaid';
      number(above, above.kind === 'table' ? 'table' : isDiagram ? 'figure' : 'listing', label, context);
      above = null;
    },
    /** Called when the numbers of references are known. */
    finish() {
      for (const { figure, caption } of titles) figure.title = toPlainText(caption).trim();
    },
  };
}

/** The caption in quotes after the path of a picture, from the file: escapes of formulas are lost in `node.title`. */
function readTitle(
  node: Image,
  context: InlineContext,
  isNumbered: boolean,
): { caption: RichText; label: Label | null } {
  const title = node.title?.trim() ?? '';
  const start = offsetOf(node);
  const found = /\]\(\s*(?:<[^>]*>|\S+)\s+["'(]([\s\S]*)["')]\s*\)$/d.exec(
    context.source.slice(start, node.position?.end.offset),
  );
  const [, written = ''] = found ?? [];
  const offset = start + (found?.indices?.[1]?.[0] ?? 0);
  const mark = labelMark.exec(written);
  const label = mark && { name: mark[1] ?? '', offset: offset + mark.index };
  // A title by reference, or an empty one.
  if (!written || !context.labels || !/[$\\]/.test(written)) return { caption: title, label };
  // The same length as before, so that positions stay correct.
  const text = mark && isNumbered ? written.replace(mark[0], ' '.repeat(mark[0].length)) : written;
  return { caption: trimmed(readCaption(text, offset, context)), label };
}

function trimmed(inlines: Inline[]): RichText {
  const [last] = inlines.slice(-1);
  if (typeof last === 'string') inlines.splice(-1, 1, last.trimEnd());
  const text = simplifyRichText(inlines);
  return typeof text === 'string' ? text.trim() : text;
}

/** The paragraph without its colon and its label. */
function takeLabel(node: Paragraph, source: string): { children: PhrasingContent[]; label: Label | null } {
  let label: Label | null = null;
  const children = node.children.map((child, index) => {
    if (child.type !== 'text') return child;
    const mark = label ? null : labelMark.exec(child.value);
    if (mark) {
      const at = source.indexOf('\\label', offsetOf(child));
      label = { name: mark[1] ?? '', offset: Math.max(at, offsetOf(child)) };
    }
    const text = mark ? child.value.replace(mark[0], '') : child.value;
    const value = index === 0 ? text.replace(/^:\s+/, '') : text;
    return { ...child, value: index === node.children.length - 1 ? value.trimEnd() : value };
  });
  return { children, label };
}
