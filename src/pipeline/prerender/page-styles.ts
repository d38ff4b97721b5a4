import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { assetsFolder } from '../output-paths.ts';

/** Files of `dist/`, relative to the base. `special` counts under `specialMedia` alone, and holds up no other visitor. */
export type PageStyles = { usual: string; special: string };

/** Paper, forced colours, and no scripts: what most visits never need. As a `media` attribute says it. */
export const specialMedia = 'print, (forced-colors: active), (scripting: none)';

/**
 * The styles a page starts with as one file: five small ones compress 0.7 KB worse, and each is a request. Their own
 * files stay for visitors who come from another page, and lack only some of them.
 */
export async function writePageStyles(page: string, files: string[], outDir: string): Promise<PageStyles> {
  const parts = await Promise.all(files.map((file) => readFile(join(outDir, file), 'utf8')));
  const { usual, special } = splitSpecial(parts.join(''));
  const write = async (name: string, css: string) => {
    const fingerprint = createHash('sha256').update(css).digest('hex').slice(0, 8);
    const file = `${assetsFolder}/${name}-${fingerprint}.css`;
    await writeFile(join(outDir, file), css);
    return file;
  };
  return { usual: await write(page, usual), special: await write(`${page}-special`, special) };
}

/** Parts a minified style sheet into what counts under `specialMedia` alone, inside the layers it stands in, and the rest. */
export function splitSpecial(css: string): { usual: string; special: string } {
  let usual = '';
  let special = '';
  for (const { prelude, body } of statements(css)) {
    if (body === null) {
      usual += prelude;
    } else if (isSpecial(prelude)) {
      special += `${prelude}{${body}}`;
    } else if (/^@(?:layer|media|supports|container)\b/.test(prelude)) {
      const parted = splitSpecial(body);
      if (parted.usual) usual += `${prelude}{${parted.usual}}`;
      if (parted.special) special += `${prelude}{${parted.special}}`;
    } else {
      usual += `${prelude}{${body}}`;
    }
  }
  return { usual, special };
}

function isSpecial(prelude: string): boolean {
  const media = /^@media\s*(.+)$/.exec(prelude)?.[1]?.replaceAll(' ', '');
  return media !== undefined && specialMedia.replaceAll(' ', '').split(',').includes(media);
}

/** Statements at the top of a style sheet or block; `body` is null for those that end in a semicolon. */
function* statements(css: string): Generator<{ prelude: string; body: string | null }> {
  let start = 0;
  let opened = 0;
  let depth = 0;
  for (const { 0: token, index } of css.matchAll(tokens)) {
    if (token === '{') {
      if (depth === 0) opened = index;
      depth += 1;
    } else if (token === '}') {
      depth -= 1;
      if (depth > 0) continue;
      yield { prelude: css.slice(start, opened).trim(), body: css.slice(opened + 1, index) };
      start = index + 1;
    } else if (token === ';' && depth === 0) {
      yield { prelude: css.slice(start, index + 1), body: null };
      start = index + 1;
    }
  }
  // What a minifier leaves without a semicolon at the end.
  if (css.slice(start).trim()) yield { prelude: css.slice(start), body: null };
}

/** Braces and semicolons, and whole strings, comments and addresses, whose own braces count for nothing. */
const tokens = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\/\*.*?\*\/|[{};]/gs;
