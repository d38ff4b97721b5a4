import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Figure } from '../../src/core/picture.ts';
import { fullSource, jpegSource, srcset } from '../../src/core/picture.ts';
import { unescapeHtml } from '../../src/core/text.ts';

/** An absolute address that a file of a built site names. */
export type NamedAddress = { address: URL; file: string };

type Site = { dist: string; siteUrl: string; pictureBase: string };

/**
 * Every address in any file of a built site: links, scripts, styles and pictures of documents, share and structured
 * data, style sheets, manifest, sitemap, robots.txt and other texts, résumé and vCard, chunks that scripts load, pictures
 * that a script creates from a gallery's shards, and the paths in `_headers`, in which `*` matches anything.
 */
export async function namedAddresses({ dist, siteUrl, pictureBase }: Site): Promise<NamedAddress[]> {
  const base = new URL(siteUrl).pathname.replace(/\/*$/, '/');
  const origin = new URL(siteUrl).origin;
  const names = (await readdir(dist, { recursive: true })).map((name) => name.split(path.sep).join('/'));
  const found: NamedAddress[] = [];
  for (const file of names) {
    const read = readers[path.extname(file) || file];
    if (!read) continue;
    const text = await readFile(path.join(dist, file), 'utf8');
    for (const written of read(text, { file, base, pictureBase })) {
      found.push({ address: new URL(written, `${origin}${base}${file}`), file });
    }
  }
  return found;
}

/** Internal addresses without a file in `files` (paths in the site), each with the file that names it. */
export function unanswered(addresses: NamedAddress[], files: ReadonlySet<string>, siteUrl: string): string[] {
  const root = siteUrl.replace(/\/*$/, '/');
  const own = addresses.filter(({ address }) => `${address.origin}/` === new URL('/', siteUrl).href);
  const answers = ({ address }: NamedAddress) => {
    const plain = address.href.replace(/[?#].*$/, '');
    // The address of the site may lack the slash at its end.
    if (!`${plain}/`.startsWith(root)) return false;
    const below = decodeURI(plain.slice(root.length));
    const [before = '', after] = below.split('*');
    if (after !== undefined) {
      const ofKind = [...files].filter((name) => name.endsWith(after));
      // The rule for videos matches nothing if the site has none.
      return (after !== '' && ofKind.length === 0) || ofKind.some((name) => name.startsWith(before));
    }
    return [below, `${below}.html`, `${below}index.html`].some((name) => files.has(name));
  };
  return own.filter((one) => !answers(one)).map(({ address, file }) => `${address.href} in ${file}`);
}

/** Links to fragments that do not exist in the target document or SVG, each with the file that contains it. */
export async function withoutTarget(
  dist: string,
  files: ReadonlySet<string>,
  siteUrl: string,
): Promise<string[]> {
  const root = siteUrl.replace(/\/*$/, '/');
  const missing: string[] = [];
  for (const file of [...files].filter((name) => name.endsWith('.html'))) {
    for (const written of all(await readFile(path.join(dist, file), 'utf8'), /\shref="([^"]*#[^"]+)"/g)) {
      const { href, hash } = new URL(written, root + file);
      if (!href.startsWith(root)) continue;
      const below = decodeURI(href.slice(root.length, -hash.length));
      const target = [below, `${below}.html`, `${below}index.html`].find((name) => files.has(name));
      const text = target === undefined ? '' : await readFile(path.join(dist, target), 'utf8');
      if (!text.includes(`id="${decodeURIComponent(hash.slice(1))}"`)) missing.push(`${href} in ${file}`);
    }
  }
  return missing;
}

type Place = { file: string; base: string; pictureBase: string };

const readers: Record<string, ((text: string, place: Place) => string[]) | undefined> = {
  '.html': inDocument,
  '.css': inStyles,
  '.webmanifest': (text) => all(text, /"(?:src|start_url|scope)": "([^"]+)"/g),
  '.xml': (text) => all(text, /<(?:image:)?loc>([^<]+)</g).map(unescapeHtml),
  '.txt': (text) => all(text, /(https?:\/\/[^\s)]+)/g),
  '.vcf': (text) => all(text.replaceAll('\r\n ', ''), /^(?:URL|X-SOCIALPROFILE;[^:]+):(.+?)\r?$/gm),
  _headers: (text) => all(text, /^(\/.*)$/gm),
  '.js': inScript,
  '.json': inData,
};

function inStyles(css: string): string[] {
  return all(css, /url\(["']?([^"')]+)/g).filter((address) => !address.startsWith('#'));
}

function inDocument(html: string): string[] {
  const styles = all(html, /<style[^>]*>([\s\S]*?)<\/style>/g).flatMap(inStyles);
  const plain = all(html, /\s(?:href|src|action)="([^"]*)"/gi);
  const sets = all(html, /\s(?:image)?srcset="([^"]*)"/gi).flatMap(inSrcset);
  const shared = all(html, /<meta property="og:(?:image|url)" content="([^"]*)"/g);
  const structured = all(html, /<script type="application\/ld\+json">(.*?)<\/script>/gs).flatMap((json) =>
    all(json, /"(https?:[^"]+)"/g),
  );
  return [...styles, ...plain.map(unescapeHtml), ...sets, ...shared, ...structured];
}

/** Our loader names chunks by their full path, the bundler relative to the file. */
function inScript(text: string, { base }: Place): string[] {
  return [
    ...all(text, /["'`](\.\/[\w-]+\.js)["'`]/g),
    ...all(text, /["'`](assets\/[\w-]+\.(?:js|css))["'`]/g).map((chunk) => base + chunk),
  ];
}

function inData(text: string, { file, pictureBase }: Place): string[] {
  // The index of a gallery has only names and captions.
  if (!file.startsWith('assets/galleries/') || file.includes('/index-'))
    return all(text, /"(https?:[^"\\]+)\\?"/g);
  return (JSON.parse(text) as Figure[]).flatMap(({ picture }) => [
    ...inSrcset(srcset(picture, 'avif', pictureBase)),
    ...inSrcset(srcset(picture, 'jpeg', pictureBase)),
    jpegSource(picture, pictureBase, 800),
    fullSource(picture, pictureBase),
  ]);
}

function inSrcset(set: string): string[] {
  return set.split(', ').map((candidate) => candidate.trim().split(' ')[0] ?? '');
}

function all(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found);
}
