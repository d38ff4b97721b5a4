import type { Image, Nodes, PhrasingContent, RootContent } from 'mdast';
import { gfmFootnoteFromMarkdown } from 'mdast-util-gfm-footnote';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmFootnote } from 'micromark-extension-gfm-footnote';
import { gfmTable } from 'micromark-extension-gfm-table';
import * as messages from '../../content/prose-messages.ts';
import { type InlineContext, readInlines } from '../../content/read-inline.ts';
import { readMarkdown } from '../../content/read-prose.ts';
import type { DiagnosticText, Position } from '../../core/diagnostics.ts';
import { isVideoPath } from '../../core/picture.ts';
import { asText, type RichText, wordsOf } from '../../core/prose.ts';
import { freeName, nearest, stemOf } from '../../core/text.ts';
import type { RawFigure, StoryBlock } from './case-study.ts';
import { createNotes } from './footnotes.build.ts';

/** A case study's text as read; code is in one piece. */
type StoryFile = {
  story: StoryBlock<RawFigure>[];
  diagnostics: (DiagnosticText & Position)[];
  /** Where each picture is named, and where each program says its language. */
  pictures: (Position & { source: string })[];
  programs: (Position & { language: string })[];
};

/** Two beside each other are compared; with three nobody knows which. */
const maxFigures = 2;

/**
 * Reads the text of a case study: what every long text holds, and beside that figures, quotations, tables, programs and
 * notes.
 * A picture without a folder is taken from `folder`: `/images/projects/harbour-map/`.
 */
export function readStory(text: string, pagePaths: readonly string[], folder: string): StoryFile {
  const pictures: StoryFile['pictures'] = [];
  const programs: StoryFile['programs'] = [];
  const ids = new Set<string>();
  const places: (Position & { id: string })[] = [];
  const notes = createNotes();
  let hasSection = false;

  const readHeading = (level: number, heading: RichText): StoryBlock<RawFigure> => {
    const id = freeName(anchorOf(wordsOf(heading)) || 'part', (name) => ids.has(name));
    ids.add(id);
    // A part of a part needs one around it.
    const isSection = level <= 2 || !hasSection;
    hasSection = true;
    return { kind: 'heading', level: isSection ? 2 : 3, id, text: heading };
  };

  const readFigure = (node: Image, { report }: InlineContext): RawFigure[] => {
    const source = publicPath(node.url, folder);
    if (source === null) report(node, messages.badFigure(node.url, folder));
    else if (!node.alt?.trim()) report(node, messages.figureWithoutAlt(node.url));
    else {
      pictures.push({ ...placeOf(node), source });
      return [{ source, alt: node.alt.trim(), title: node.title?.trim() ?? '' }];
    }
    return [];
  };

  const readFigures = (children: PhrasingContent[], context: InlineContext): StoryBlock<RawFigure>[] => {
    const images = children.filter((child) => child.type === 'image');
    const other = children.find((child) => child.type !== 'image' && !isSpace(child));
    const [first] = images;
    if (!first) return [];
    if (other) context.report(first, messages.figureAmongWords());
    else if (images.length > maxFigures) context.report(first, messages.manyFigures(images.length));
    return [{ kind: 'figures', figures: images.flatMap((image) => readFigure(image, context)) }];
  };

  const readMore = (node: RootContent, context: InlineContext): StoryBlock<RawFigure>[] | null => {
    const words = (children: PhrasingContent[]) => asText(readInlines(children, context));
    switch (node.type) {
      case 'paragraph':
        return node.children.some((child) => child.type === 'image')
          ? readFigures(node.children, context)
          : null;
      case 'heading':
        return [readHeading(node.depth, words(node.children))];
      case 'blockquote':
        return [
          {
            kind: 'quote',
            paragraphs: node.children.map((child) =>
              child.type === 'paragraph' ? words(child.children) : asText(context.refuse(child, 'inQuote')),
            ),
          },
        ];
      case 'code':
        programs.push({ ...placeOf(node), language: node.lang ?? '' });
        return [{ kind: 'code', language: node.lang ?? '', runs: [node.value] }];
      case 'footnoteDefinition':
        notes.define(node, context);
        return [];
      case 'table': {
        const [head = [], ...rows] = node.children.map((row) =>
          row.children.map((cell) => words(cell.children)),
        );
        const ends = (node.align ?? []).flatMap((side, index) => (side === 'right' ? index : []));
        return [{ kind: 'table', head, rows, ends }];
      }
      default:
        return null;
    }
  };

  const { blocks, diagnostics } = readMarkdown(text, {
    pagePaths,
    readMore,
    // A heading further down is known once all is read.
    onNote: notes.refer,
    onPlace: (node, id) => places.push({ ...placeOf(node), id }),
    refusals: messages.unsupportedInStory,
    extension: {
      extensions: [gfmTable(), gfmFootnote()],
      mdastExtensions: [gfmTableFromMarkdown(), gfmFootnoteFromMarkdown()],
    },
  });
  const told = notes.read();
  for (const { id, ...place } of places) {
    if (!ids.has(id))
      diagnostics.push({ ...messages.noSuchHeading(id, nearest(id, [...ids]), [...ids]), ...place });
  }
  // Every heading was read above.
  const story = blocks as StoryBlock<RawFigure>[];
  return {
    story: told.length > 0 ? [...story, { kind: 'notes', notes: told }] : story,
    diagnostics,
    pictures,
    programs,
  };
}

/**
 * A picture's or video's public path; null where it can be none. A picture's own ending does not matter: it is
 * published as JPEG or PNG.
 */
function publicPath(url: string, folder: string): string | null {
  const path = url.startsWith('/') ? url : folder + url.replace(/^\.\//, '');
  if (!/^\/images\/[a-z0-9][a-z0-9/_-]*\.[a-z0-9]+$/.test(path)) return null;
  return /\.(?:jpg|png)$/.test(path) || isVideoPath(path) ? path : `${stemOf(path)}.jpg`;
}

/** Words as an anchor that is still read, in whatever script. */
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
