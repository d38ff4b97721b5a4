import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

/** A document of the project, by its path in it. */
export type Doc = { file: string; text: string };

/** Everything that is written for people: the files at the top, and all of docs/. */
export function readDocs(): Doc[] {
  const top = readdirSync(root).filter((name) => name.endsWith('.md'));
  const below = readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.posix.join('docs', name.split(path.sep).join('/')));
  return [...top, ...below].map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
}

/** Every file below some folders of the project, by its path in it. */
export function filesBelow(folders: string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      path.posix.join(folder, name.split(path.sep).join('/')),
    ),
  );
}

/** Lines of the blocks marked `sh`, without comments and empty lines; an indented block belongs to a list. */
export function shellLines({ text }: Doc): string[] {
  return [...text.matchAll(/^( *)```sh\n(.*?)^\1```$/gms)]
    .flatMap(([, , block = '']) => block.split('\n'))
    .map((line) => line.replace(/\s+# .*$/, '').trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}

/** Prose and tables alone: neither blocks of code nor comments. */
function proseOf({ text }: Doc): string {
  return text.replaceAll(/^( *)```.*?^\1```$/gms, '').replaceAll(/<!--.*?-->/gs, '');
}

/**
 * Code between backticks in the prose; a line may end inside of them. A file of somebody else's repository
 * (`owner/name, ` in front of it) is none of ours.
 */
export function codeSpans(doc: Doc): string[] {
  const own = proseOf(doc).replaceAll(/[\w-]+\/[\w.-]+, `[^`]+`/g, '');
  return [...own.matchAll(/`([^`]+)`/g)].map(([, span = '']) => span.replaceAll(/\s*\n\s*/g, ' '));
}

/** As many backticks as it begins with end it. */
const codeSpan = /(?<!`)(`+)(?!`).+?(?<!`)\1(?!`)/gs;

/** Targets of links and pictures, but for those that code shows. */
export function linkTargets(doc: Doc): string[] {
  return [
    ...proseOf(doc)
      .replaceAll(codeSpan, '')
      .matchAll(/\]\(([^)\s]+)\)/g),
  ].map(([, target = '']) => target);
}

/** Anchors of the headings, as GitHub makes them. */
export function anchorsOf(doc: Doc): string[] {
  return [...proseOf(doc).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(/\s/g, '-'),
  );
}
