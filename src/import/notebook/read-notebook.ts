import { isGroup, listAt } from '../../core/field-path.ts';
import { slugify } from '../../core/slugify.ts';
import { countNoun, lastName, stemOf } from '../../core/text.ts';
import { loadFormulas } from '../../math/read-formula.ts';
import { readStory } from '../../story/read-story.build.ts';
import type { ArchiveFile } from '../archive.ts';
import { readText } from '../decode-text.ts';
import { parseJson } from '../read-json.ts';
import { UnreadableSource } from '../source.ts';
import { htmlTable, maxHtmlLength, plainCell, toStoryMarkdown } from './cell-markdown.ts';

/** A notebook as the text of a note; `pictures` are beside it. */
export type Notebook = {
  /** Name of the note in addresses. */
  name: string;
  title: string;
  /** Markdown without front matter. */
  text: string;
  hasFormulas: boolean;
  pictures: { name: string; bytes: Uint8Array }[];
  /** Number of pictures without alternative text. */
  withoutAlt: number;
  leftOut: { from: string; why: string }[];
};

export const notebookTitle = 'a notebook of Jupyter (.ipynb)';

const maxCells = 1_000;
const maxPictures = 60;
const maxOutputLines = 40;
const maxOutputLength = 4_000;
/** Decoded, in bytes. */
const maxPictureBytes = 20_000_000;

/** File extensions of imported pictures, by media type. */
const pictureTypes: Record<string, string> = { 'image/png': 'png', 'image/jpeg': 'jpg' };
/** First bytes of these files. */
const pictureStarts: Record<string, string> = { png: '89504e47', jpg: 'ffd8' };

/** The first notebook among the files; null if there is none. */
export async function findNotebook(
  files: readonly ArchiveFile[],
  unwritten: string,
): Promise<Notebook | null> {
  const file = files.find(({ path }) => /\.ipynb$/i.test(path));
  if (!file) return null;
  const value = parseJson(
    await readText(file, 'Clear its longest outputs in Jupyter, save it, and import it again.'),
  );
  if (!isGroup(value)) throw new UnreadableSource(`${file.path} is not a notebook: it is not valid JSON.`);
  if (!Array.isArray(value.cells))
    throw new UnreadableSource(
      `${file.path} has no cells. Open it in a current version of Jupyter, save it, and import it again.`,
    );
  return readNotebook(value, stemOf(lastName(file.path)), unwritten);
}

async function readNotebook(
  { cells, metadata }: Record<string, unknown>,
  fileName: string,
  unwritten: string,
): Promise<Notebook> {
  const language = languageOf(metadata);
  const pictures: Notebook['pictures'] = [];
  const leftOut: Notebook['leftOut'] = [];
  const parts: string[] = [];
  const formulas = await loadFormulas();
  let [title, withoutAlt, hasFormulas] = ['', 0, false];
  const all = cells as unknown[];
  if (all.length > maxCells)
    leftOut.push({
      from: `cells ${maxCells + 1} to ${all.length}`,
      why: `At most ${maxCells} cells are read.`,
    });

  /** Adds a picture for the text; null if it cannot be used. */
  const addPicture = (type: string, written: unknown, from: string): string | null => {
    const leave = (why: string) => {
      leftOut.push({ from, why });
      return null;
    };
    const ending = pictureTypes[type];
    if (!ending) return leave(`Pictures of the type ${type.slice(0, 60)} are not imported.`);
    if (pictures.length >= maxPictures) return leave(`At most ${maxPictures} pictures are imported.`);
    const base64 = textOf(written).replaceAll(/\s+/g, '');
    if (base64.length * 0.75 > maxPictureBytes) return leave('The picture is too large.');
    if (base64 === '' || !/^[A-Za-z0-9+/]+={0,2}$/.test(base64) || base64.length % 4 === 1)
      return leave('The picture is damaged: it is not valid base64.');
    const bytes = Buffer.from(base64, 'base64');
    const isKnown = bytes
      .subarray(0, 4)
      .toString('hex')
      .startsWith(pictureStarts[ending] ?? '');
    if (!isKnown) return leave(`The picture is damaged: it is not a ${ending.toUpperCase()} file.`);
    const name = `${pictures.length + 1}.${ending}`;
    pictures.push({ name, bytes });
    return name;
  };
  const shownPicture = (name: string, alt = '') => {
    if (!alt) withoutAlt += 1;
    return `![${alt.replaceAll(/[[\]\n]/g, ' ').trim() || unwritten}](${name})`;
  };

  for (const [index, cell] of all.slice(0, maxCells).entries()) {
    if (!isGroup(cell)) continue;
    const from = `cell ${index + 1}`;
    const source = textOf(cell.source).replaceAll('\r\n', '\n');
    const tags = listAt(cell, ['metadata', 'tags']).map(String);
    const hides = (part: string) =>
      tags.some((tag) => tag === `remove-${part}` || tag === `remove_${part}` || tag === `hide-${part}`);
    if (hides('cell')) continue;
    if (cell.cell_type === 'code') {
      if (source.trim() && !hides('input')) parts.push(fenced(source.trimEnd(), language));
      for (const output of hides('output') ? [] : listAt(cell, ['outputs']))
        parts.push(...readOutput(output, from));
      continue;
    }
    if (cell.cell_type !== 'markdown') {
      if (source.trim()) leftOut.push({ from, why: 'It is neither Markdown nor code.' });
      continue;
    }
    const attachments = isGroup(cell.attachments) ? cell.attachments : {};
    const markdown = toStoryMarkdown(source, (target, alt) => {
      const attachment = target.startsWith('attachment:')
        ? attachments[decodeName(target.slice(11))]
        : undefined;
      if (isGroup(attachment)) {
        const [type = '', data] = Object.entries(attachment)[0] ?? [];
        const name = addPicture(type, data, from);
        return name && shownPicture(name, alt);
      }
      leftOut.push({ from, why: `The picture ${target.slice(0, 80)} is not in the notebook.` });
      return null;
    });
    const body = takeTitle(markdown);
    if (body.trim() === '') continue;
    const { diagnostics } = readStory(body, ['/'], '/images/notes/x/', { formulas });
    const stopping = diagnostics.filter(({ severity }) => severity === undefined);
    if (stopping.length > 0)
      leftOut.push({ from, why: `Its marks were removed, because ${stopping[0]?.summary}.` });
    const written = (stopping.length > 0 ? plainCell(body) : body).trim();
    if (/\$/.test(written)) hasFormulas = true;
    if (written) parts.push(written);
  }
  if (parts.length === 0) throw new UnreadableSource('The notebook is empty.');
  const shownTitle = title || fileName.replaceAll(/[_-]+/g, ' ').trim() || 'Notebook';
  return {
    name: slugify(fileName, 'en') || 'notebook',
    title: shownTitle,
    text: parts.join('\n\n'),
    hasFormulas,
    pictures,
    withoutAlt,
    leftOut,
  };

  /** The first heading is the title of the note. */
  function takeTitle(markdown: string): string {
    if (title) return markdown;
    const found = /^#[ \t]+(.+?)[ \t]*#*[ \t]*$/m.exec(markdown);
    if (!found || parts.length > 0) return markdown;
    title = (found[1] ?? '').replaceAll(/[*_`]/g, '').slice(0, 200);
    return markdown.replace(found[0], '');
  }

  function readOutput(output: unknown, from: string): string[] {
    if (!isGroup(output)) return [];
    if (output.output_type === 'stream') return asText(textOf(output.text), from);
    if (output.output_type === 'error')
      return asText(`${textOf(output.ename)}: ${textOf(output.evalue)}`, from);
    const { data } = output;
    if (!isGroup(data)) return [];
    for (const type of Object.keys(pictureTypes)) {
      if (!(type in data)) continue;
      const name = addPicture(type, data[type], from);
      if (name) return [shownPicture(name)];
    }
    const latex = textOf(data['text/latex']).trim();
    if (latex) {
      const tex = latex.replaceAll(/^\$+|\$+$|\\displaystyle/g, '').trim();
      if (!('problem' in formulas(tex, true))) {
        hasFormulas = true;
        return [`$$\n${tex.replaceAll(/\n\s*\n/g, '\n')}\n$$`];
      }
    }
    const html = textOf(data['text/html']);
    const table = html && htmlTable(html);
    if (table) {
      if (table.cut > 0)
        leftOut.push({ from, why: `${countNoun(table.cut, 'row')} of its table, which is long.` });
      return [table.markdown];
    }
    const plain = textOf(data['text/plain']);
    // Python's description of a figure that is not among the outputs.
    if (/^<[\w.]+(?: [^>]*)?>$/.test(plain.trim())) {
      leftOut.push({ from, why: 'Pages cannot show the format of this result.' });
      return [];
    }
    if (html && !plain)
      leftOut.push({
        from,
        why: html.length > maxHtmlLength ? 'Its HTML is too long.' : 'HTML without a table is not imported.',
      });
    return asText(plain, from);
  }

  function asText(written: string, from: string): string[] {
    const text = withoutControls(written).trimEnd();
    if (text.trim() === '') return [];
    const lines = text.split('\n');
    const shown = lines.slice(0, maxOutputLines).join('\n').slice(0, maxOutputLength);
    if (shown.length < text.length) leftOut.push({ from, why: 'The end of its output, which is long.' });
    return [fenced(shown.length < text.length ? `${shown}\n…` : shown, 'text')];
  }
}

/** Texts of notebooks are strings or lists of lines. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return Array.isArray(value) ? value.filter((line) => typeof line === 'string').join('') : '';
}

function languageOf(metadata: unknown): string {
  const known = isGroup(metadata) ? metadata : {};
  const names = [known.language_info, known.kernelspec].map((part) =>
    isGroup(part) ? (part.name ?? part.language) : '',
  );
  const name = names.find((each) => typeof each === 'string' && /^[\w+#-]{1,30}$/.test(each));
  return String(name ?? 'python')
    .toLowerCase()
    .replace(/^(?:ipython|python)\d*$/, 'python')
    .replace(/^ir$/, 'r');
}

function fenced(code: string, language: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`{3,}/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${withoutControls(code)}\n${fence}`;
}

/** Without terminal colors and invisible characters. */
function withoutControls(text: string): string {
  return text
    .replaceAll(/\p{Cc}\[[\d;?]*[A-Za-z]/gu, '')
    .replaceAll(/[^\n]*\r(?!\n)/g, '')
    .replaceAll('\t', '    ')
    .replaceAll(/(?!\n)[\p{Cc}\p{Bidi_Control}\u200b-\u200f\u2028\u2029\u2060-\u206f\ufeff]/gu, '');
}

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
