import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

/** A document of the project. */
export type Doc = { file: string; text: string };

/** All documents: the Markdown files of the root folder and of docs/. */
export function readDocs(): Doc[] {
  const top = readdirSync(root).filter((name) => name.endsWith('.md'));
  const below = readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.posix.join('docs', name.split(path.sep).join('/')));
  return [...top, ...below].map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
}

/** Paths of all files below some folders, relative to the project. */
export function filesBelow(folders: string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      path.posix.join(folder, name.split(path.sep).join('/')),
    ),
  );
}

/** Lines of `sh` blocks, without comments and empty lines. Blocks inside lists are indented. */
export function shellLines({ text }: Doc): string[] {
  return [...text.matchAll(/^( *)```sh\n(.*?)^\1```$/gms)]
    .flatMap(([, , block = '']) => block.split('\n'))
    .map((line) => line.replace(/\s+# .*$/, '').trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}

/** The text without code blocks, which end with as many backticks as they begin with, and comments. */
export function proseOf({ text }: Doc): string {
  return text.replaceAll(/^( *)(`{3,}).*?^\1\2$/gms, '').replaceAll(/<!--.*?-->/gs, '');
}

/**
 * Inline code, which may span lines. Omits files of other repositories, which have `owner/name, ` before them.
 */
export function codeSpans(doc: Doc): string[] {
  const own = proseOf(doc).replaceAll(/[\w-]+\/[\w.-]+, `[^`]+`/g, '');
  return [...own.matchAll(/`([^`]+)`/g)].map(([, span = '']) => span.replaceAll(/\s*\n\s*/g, ' '));
}

/** Inline code ends with as many backticks as it starts with. */
export const codeSpan = /(?<!`)(`+)(?!`).+?(?<!`)\1(?!`)/gs;

/** Targets of links and pictures outside of code. */
export function linkTargets(doc: Doc): string[] {
  return [
    ...proseOf(doc)
      .replaceAll(codeSpan, '')
      .matchAll(/\]\(([^)\s]+)\)/g),
  ].map(([, target = '']) => target);
}

/** Anchors of the headings, as GitHub creates them. */
export function anchorsOf(doc: Doc): string[] {
  return [...proseOf(doc).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(/\s/g, '-'),
  );
}
