import type { Blockquote, Image, Nodes, PhrasingContent, RootContent } from 'mdast';
import { gfmFootnoteFromMarkdown } from 'mdast-util-gfm-footnote';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmFootnote } from 'micromark-extension-gfm-footnote';
import { gfmTable } from 'micromark-extension-gfm-table';
import { type InlineContext, readInlines } from '../content/read-inline.ts';
import { readMarkdown, type TextDiagnostic } from '../content/read-prose.ts';
import type { Position } from '../core/diagnostics.ts';
import { isVideoPath } from '../core/picture.ts';
import { type RichText, simplifyRichText, toPlainText } from '../core/prose.ts';
import { didYouMean, joinAlternatives, quote } from '../core/quoted-values.ts';
import { createFreeNames, nearest, stemOf } from '../core/text.ts';
import type { FormulaReader } from '../math/read-formula.ts';
import { createCaptions } from './captions.build.ts';
import { createNotes } from './footnotes.build.ts';
import { type Callout, callouts, type RawFigure, type StoryBlock } from './story.ts';

/** The text of a case study or a note. Code is not highlighted yet. */
type StoryFile = {
  story: StoryBlock<RawFigure>[];
  diagnostics: TextDiagnostic[];
  /** Positions of pictures and of code blocks. */
  pictures: (Position & { source: string })[];
  programs: (Position & { language: string })[];
  /** Positions of SVGs. */
  drawings: (Position & { source: string })[];
};

type ReadMore = NonNullable<Parameters<typeof readMarkdown<StoryBlock<RawFigure>>>[1]['readMore']>;

/**
 * Maximum number of pictures in a paragraph: two are a comparison, and with three it would be unclear which are
 * compared.
 */
const maxFigures = 2;

/**
 * Reads the text of a case study or a note, which can also contain figures, quotations, callouts, tables, code and footnotes. A picture
 * without a folder is in `folder`, e.g. `/images/projects/harbour-map/`.
 */
export function readStory(
  text: string,
  pagePaths: readonly string[],
  folder: string,
  { formulas, isNumbered = false }: { formulas?: FormulaReader | undefined; isNumbered?: boolean } = {},
): StoryFile {
  const pictures: StoryFile['pictures'] = [];
  const programs: StoryFile['programs'] = [];
  const drawings: StoryFile['drawings'] = [];
  const ids = new Set<string>();
  const freeId = createFreeNames();
  const places: (Position & { id: string })[] = [];
  const notes = createNotes();
  const captions = createCaptions(text, isNumbered);
  let hasSection = false;

  const readHeading = (level: number, heading: RichText): StoryBlock<RawFigure> => {
    const id = freeId(anchorOf(toPlainText(heading)) || 'part');
    ids.add(id);
    // A heading of the second level needs one of the first level before it.
    const isSection = level <= 2 || !hasSection;
    hasSection = true;
    return { kind: 'heading', level: isSection ? 2 : 3, id, text: heading };
  };

  const readFigure = (node: Image, context: InlineContext): RawFigure[] => {
    const { report } = context;
    const source = publicPath(node.url, folder);
    if (source === null)
      report(node, {
        code: 'invalid-picture-path',
        summary: `a picture is ${quote(node.url)}, expected a file of content${folder} or a path like ${folder}name.jpg`,
        why: 'Pictures are in content/images. Their names contain only lower-case letters, digits, - and _.',
        fix: 'Write its name, what it shows and its caption:   ![what it shows](1-map.jpg "Caption")',
      });
    else if (!node.alt?.trim())
      report(node, {
        code: 'picture-without-alt',
        summary: `the picture ${quote(node.url)} has no alternative text`,
        why: 'Every picture needs alternative text that says what it shows, for people who cannot see it.',
        fix: `Write it into the brackets:   ![what it shows](${node.url})`,
      });
    else {
      pictures.push({ ...placeOf(node), source });
      return [{ source, alt: node.alt.trim(), title: '' }];
    }
    return [];
  };

  const readFigures = (children: PhrasingContent[], context: InlineContext): StoryBlock<RawFigure>[] => {
    const images = children.filter((child) => child.type === 'image');
    const other = children.find((child) => child.type !== 'image' && !isSpace(child));
    const [first] = images;
    if (!first) return [];
    const drawing = images.length === 1 && !other ? drawingPath(first.url, folder) : null;
    if (drawing && first.alt?.trim()) {
      drawings.push({ ...placeOf(first), source: drawing });
      return [
        captions.ofPictures(
          { kind: 'drawing', source: drawing, alt: first.alt.trim(), title: '', tree: '' },
          [first],
          context,
        ),
      ];
    }
    if (other)
      context.report(first, {
        code: 'picture-in-text',
        summary: 'a picture is in the middle of a paragraph',
        why: 'A picture needs its own paragraph, with its caption in quotes after its path.',
        fix: 'Leave an empty line above and below it:   ![what it shows](1-map.jpg "Caption")',
      });
    else if (images.length > maxFigures)
      context.report(first, {
        code: 'too-many-pictures-in-paragraph',
        summary: `${images.length} pictures are in one paragraph`,
        why: 'A paragraph with two pictures compares them.',
        fix: 'Leave an empty line between pictures that you do not compare.',
      });
    const figures = images.flatMap((image) => readFigure(image, context));
    return [captions.ofPictures({ kind: 'figures', figures }, images, context)];
  };

  const readMore: ReadMore = (node, context, readPlain) => {
    const words = (children: PhrasingContent[]) => simplifyRichText(readInlines(children, context));
    if (node.type === 'paragraph' && captions.isCaption(node)) {
      captions.ofBlockAbove(node, context);
      return [];
    }
    captions.leaveBlock();
    switch (node.type) {
      case 'paragraph':
        return node.children.some((child) => child.type === 'image')
          ? readFigures(node.children, context)
          : null;
      case 'heading':
        return [readHeading(node.depth, words(node.children))];
      case 'blockquote': {
        const callout = openCallout(node, context);
        if (callout) {
          const isPlain = ({ type }: RootContent) => ['paragraph', 'list', 'formula'].includes(type);
          const blocks = node.children.flatMap((child) =>
            isPlain(child) ? readPlain(child) : context.refuse(child, 'inCallout'),
          );
          return [{ kind: 'callout', callout, blocks }];
        }
        return [
          {
            kind: 'quote',
            paragraphs: node.children.map((child) =>
              child.type === 'paragraph'
                ? words(child.children)
                : simplifyRichText(context.refuse(child, 'inQuote')),
            ),
          },
        ];
      }
      case 'code':
        programs.push({ ...placeOf(node), language: node.lang ?? '' });
        return [captions.enterBlock({ kind: 'code', language: node.lang ?? '', runs: [node.value] })];
      case 'footnoteDefinition':
        notes.define(node, context);
        return [];
      case 'table': {
        const [head = [], ...rows] = node.children.map((row) =>
          row.children.map((cell) => words(cell.children)),
        );
        const ends = (node.align ?? []).flatMap((side, index) => (side === 'right' ? index : []));
        return [captions.enterBlock({ kind: 'table', head, rows, ends })];
      }
      default:
        return null;
    }
  };

  const { blocks, diagnostics, finish } = readMarkdown(text, {
    pagePaths,
    formulas,
    isNumbered,
    readMore,
    // A link may lead to a heading further down, so links are validated after reading.
    onNote: notes.refer,
    onPlace: (node, id) => places.push({ ...placeOf(node), id }),
    extension: {
      extensions: [gfmTable(), gfmFootnote()],
      mdastExtensions: [gfmTableFromMarkdown(), gfmFootnoteFromMarkdown()],
    },
  });
  const footnotes = notes.read();
  finish();
  captions.finish();
  diagnostics.push(...captions.diagnostics);
  const anchors = [...ids].map((id) => `#${id}`);
  for (const { id, ...place } of places) {
    if (!ids.has(id))
      diagnostics.push({
        code: 'link-to-missing-heading',
        summary: `a link leads to ${quote(`#${id}`)}, but no heading of this text has that address`,
        why: 'The address of a heading is its text in lower case, with hyphens between the words.',
        fix: didYouMean(
          nearest(`#${id}`, anchors),
          anchors.length > 0
            ? `Possible addresses: ${anchors.join(', ')}`
            : 'Add a heading to the part it should lead to:   ## Heading',
        ),
        ...place,
      });
  }
  // Every heading was read above.
  const story = blocks as StoryBlock<RawFigure>[];
  return {
    story: footnotes.length > 0 ? [...story, { kind: 'notes', notes: footnotes }] : story,
    diagnostics,
    pictures,
    programs,
    drawings,
  };
}

/** Returns the kind of a callout, and removes its mark from the first paragraph; null for other quotations. */
function openCallout(node: Blockquote, { report }: InlineContext): Callout | null {
  const [first] = node.children;
  const mark = first?.type === 'paragraph' ? first.children[0] : undefined;
  const found = mark?.type === 'text' ? /^\[!(\p{L}+)\][^\S\n]*(?:\n|$)/u.exec(mark.value) : null;
  if (first?.type !== 'paragraph' || mark?.type !== 'text' || !found) return null;
  const [whole, word = ''] = found;
  const callout = callouts.find((each) => each === word.toLowerCase());
  if (!callout)
    report(node, {
      code: 'unknown-callout',
      summary: `a callout is of kind ${quote(word)}, expected ${joinAlternatives(callouts.map((each) => each.toUpperCase()))}`,
      why: 'The kind decides its label and its color.',
      fix: didYouMean(
        nearest(word, callouts)?.toUpperCase() ?? null,
        'Write, for example:   > [!NOTE]\nand its text in the next line:   > The text.',
      ),
    });
  mark.value = mark.value.slice(whole.length);
  if (mark.value === '') first.children.shift();
  if (first.children.length === 0) node.children.shift();
  if (node.children.length === 0)
    report(node, {
      code: 'empty-callout',
      summary: 'a callout has no text',
      why: 'It would be an empty box.',
      fix: 'Write its text in the next line, after a >:   > The text.',
    });
  return callout ?? 'note';
}

/**
 * The public path of a picture or video; null if it cannot be one. The extension of a picture does not matter,
 * because it is published as JPEG or PNG.
 */
function publicPath(url: string, folder: string): string | null {
  const path = url.startsWith('/') ? url : folder + url.replace(/^\.\//, '');
  if (!/^\/images\/[a-z0-9][a-z0-9/_-]*\.[a-z0-9]+$/.test(path)) return null;
  return /\.(?:jpg|png)$/.test(path) || isVideoPath(path) ? path : `${stemOf(path)}.jpg`;
}

/** The path of an SVG in content/, with a slash before it; null for other pictures. */
function drawingPath(url: string, folder: string): string | null {
  const path = url.startsWith('/') ? url : folder + url.replace(/^\.\//, '');
  return /^\/images\/[a-z0-9][a-z0-9/_-]*\.svg$/.test(path) ? path : null;
}

/** The id of a heading: its text with hyphens, in any script. */
function anchorOf(words: string): string {
  return words
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '');
}

function isSpace(node: PhrasingContent): boolean {
  return node.type === 'text' && node.value.trim() === '';
}

function placeOf({ position }: Nodes): Position {
  return position?.start ?? { line: 1, column: 1 };
}
