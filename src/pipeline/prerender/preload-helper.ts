import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import type { Plugin } from 'vite';

/** Stand in the helper for the list of parts until every other script is finished. */
const marks = { file: '%parts-file%', proof: '%parts-proof%' };

/** Vite's own list of files, and what it leaves where a chunk is imported: numbers of that list, or none. */
const viteList = /const __vite__mapDeps=.*?\(m\.f=(\[.*?\])\)\)\)=>i\.map\(i=>d\[i\]\);\s*/;
const viteImport =
  /\(\)=>import\(([`'"])\.\/([^`'"]+)\1\)((?:\.then\(\w+=>\w+\.\w+(?:\(\))?\))?),(?:__vite__mapDeps\((\[[\d,]*\])\)|\[\])\)/g;

/** What a chunk needs before it is imported: each file with its proof, which a style sheet has none of. */
type Parts = Record<string, ([script: string, proof: string] | [styles: string])[]>;

/** The value of an `integrity` attribute for a file: the shortest digest browsers take, since none of it compresses. */
export function proofOf(file: string | Uint8Array): string {
  return `sha256-${createHash('sha256').update(file).digest('base64')}`;
}

/**
 * Vite's helper for dynamic imports is 0.9 KB on every page, since it serves every browser and every base. Ours does
 * what this site needs of it: scripts and styles of a page's chunk are asked for at once, and the page waits for them.
 * The page that the document itself is has them already, its styles in one file of their own (page-styles.ts).
 *
 * A dynamic import cannot say what its script must be; the preload before it can. One that is not what was built fails
 * there, and is never imported. Waited for, since browsers differ in what an import after a failed preload does. Which
 * files those are, and their proofs, is a file of its own: 1 KB that comes once the page is there and its scripts run.
 */
export function shortPreloadHelper(base: string): Plugin {
  const source = `
const base = ${JSON.stringify(base)};
const asked = new Map();
function once(key, begin) {
  if (!asked.has(key)) {
    const begun = begin();
    asked.set(key, begun);
    begun.catch(() => asked.delete(key));
  }
  return asked.get(key);
}
const readParts = () =>
  once('', () => fetch(base + '${marks.file}', { integrity: '${marks.proof}' }).then((answer) => answer.json()));
readParts();
const ask = ([file, integrity = '']) => once(file, async () => {
  const link = document.createElement('link');
  const rel = integrity ? 'modulepreload' : 'stylesheet';
  return link.relList.supports(rel) && new Promise((onload, reject) => {
    const onerror = () => reject(Error(file));
    document.head.append(Object.assign(link, { rel, integrity, crossOrigin: '', href: base + file, onload, onerror }));
  });
});
let own;
export const __vitePreload = async (name) => {
  if (!own && document.querySelector('link[href$="/' + name + '"]')) own = name;
  if (own !== name) {
    const parts = await readParts();
    for (const [file] of parts[own] ?? []) asked.set(file);
    await Promise.all(parts[name].map(ask));
  }
  return import(/* @vite-ignore */ './' + name);
};
`;
  return {
    name: 'short-preload-helper',
    enforce: 'pre',
    transform: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => ({ code: source, map: null }),
    },
    // A script's name holds a hash of what it is and imports, so the proofs change nothing that the names do not tell.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const scripts = Object.values(bundle).filter((file) => file.type === 'chunk');
        const holder = scripts.find(({ code }) => code.includes(marks.file));
        if (!holder) return;
        const folder = posix.dirname(holder.fileName);
        const listed = JSON.parse(viteList.exec(holder.code)?.[1] ?? '[]') as string[];
        const proofs = new Map(scripts.map(({ fileName, code }) => [fileName, proofOf(code)]));
        const parts: Parts = {};
        holder.code = holder.code
          .replace(viteList, '')
          .replace(viteImport, (_whole, _quote, name: string, choice: string, numbers = '[]') => {
            const files = (JSON.parse(numbers) as number[]).flatMap((number) => listed[number] ?? []);
            parts[name] = (files.length > 0 ? files : [`${folder}/${name}`]).map((file) => {
              const proof = proofs.get(file);
              return proof ? [file, proof] : [file];
            });
            return `${JSON.stringify(name)})${choice}`;
          });
        if (
          Object.keys(parts).length !== holder.dynamicImports.length ||
          holder.code.includes('__vite__mapDeps')
        )
          throw new Error('Vite writes its dynamic imports another way than src/pipeline/prerender knows');
        const list = JSON.stringify(parts);
        const fileName = `${folder}/parts-${createHash('sha256').update(list).digest('hex').slice(0, 8)}.json`;
        this.emitFile({ type: 'asset', fileName, source: list });
        holder.code = holder.code.replace(marks.file, fileName).replace(marks.proof, proofOf(list));
      },
    },
  };
}
