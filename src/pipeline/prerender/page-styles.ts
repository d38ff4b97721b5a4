import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { assetsFolder } from '../output-paths.ts';

/** Files of `dist/`, relative to the base. `print` says only what differs on paper, and holds up no screen. */
export type PageStyles = { screen: string; print: string };

/**
 * The styles a page starts with as one file: five small ones compress 0.7 KB worse, and each is a request. Their own
 * files stay for visitors who come from another page, and lack only some of them.
 */
export async function writePageStyles(page: string, files: string[], outDir: string): Promise<PageStyles> {
  const parts = await Promise.all(files.map((file) => readFile(join(outDir, file), 'utf8')));
  const { screen, print } = splitPrint(parts.join(''));
  const write = async (name: string, css: string) => {
    const fingerprint = createHash('sha256').update(css).digest('hex').slice(0, 8);
    const file = `${assetsFolder}/${name}-${fingerprint}.css`;
    await writeFile(join(outDir, file), css);
    return file;
  };
  return { screen: await write(page, screen), print: await write(`${page}-print`, print) };
}

/** Parts a minified style sheet into what `@media print` holds, inside the layers it stands in, and the rest. */
export function splitPrint(css: string): { screen: string; print: string } {
  let screen = '';
  let print = '';
  for (const { prelude, body } of statements(css)) {
    if (body === null) {
      screen += prelude;
    } else if (prelude === '@media print') {
      print += body;
    } else if (/^@(?:layer|media|supports|container)\b/.test(prelude)) {
      const parted = splitPrint(body);
      if (parted.screen) screen += `${prelude}{${parted.screen}}`;
      if (parted.print) print += `${prelude}{${parted.print}}`;
    } else {
      screen += `${prelude}{${body}}`;
    }
  }
  return { screen, print };
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
