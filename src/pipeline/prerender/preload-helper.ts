import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import type { Plugin } from 'vite';

/** Stand in the helper for the list of proofs until every other script is finished. */
const marks = { file: '%proofs-file%', proof: '%proofs-proof%' };

/** An import of a chunk that needs no other: Vite lists no file to preload for it, not even its own. */
const aloneImport = /(import\(([`'"])\.\/([^`'"]+)\2\),)\[\]/g;

/** The value of an `integrity` attribute for a file. */
export function proofOf(file: string | Uint8Array): string {
  return `sha384-${createHash('sha384').update(file).digest('base64')}`;
}

/**
 * Vite's helper for dynamic imports is 0.9 KB on every page, since it serves every browser and every base. Ours does
 * what this site needs of it: scripts and styles of a page's chunk are asked for at once, and the page waits for them.
 * The page that the document itself is has them already, its styles in one file of their own (page-styles.ts).
 *
 * A dynamic import cannot say what its script must be; the preload before it can. One that is not what was built fails
 * there, and is never imported. Waited for, since browsers differ in what an import after a failed preload does. The
 * proofs are a file of their own, 0.8 KB that come once the page is there: the next page then costs no round trip more.
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
const readProofs = () =>
  once('', () =>
    fetch(base + '${marks.file}', { integrity: '${marks.proof}' }).then((answer) => answer.json()));
readProofs();
const ask = (file) =>
  once(file, async () =>
    file.endsWith('.css') ? load(file, 'stylesheet') : load(file, 'modulepreload', (await readProofs())[file]));
function load(file, rel, integrity = '') {
  const link = document.createElement('link');
  return link.relList.supports(rel) && new Promise((onload, reject) => {
    const onerror = () => reject(Error(file));
    document.head.append(Object.assign(link, { rel, integrity, crossOrigin: '', href: base + file, onload, onerror }));
  });
}
export const __vitePreload = (load, files = []) => {
  if (!asked.has(files[0]) && document.querySelector('link[href="' + base + files[0] + '"]'))
    for (const file of files) asked.set(file);
  return Promise.all(files.map(ask)).then(load);
};
`;
  return {
    name: 'short-preload-helper',
    enforce: 'pre',
    transform(_code, id) {
      return id === '\0vite/preload-helper.js' ? { code: source, map: null } : null;
    },
    // A script's name holds a hash of what it is and imports, so the proofs change nothing that the names do not tell.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const scripts = Object.values(bundle).filter((file) => file.type === 'chunk');
        const holder = scripts.find(({ code }) => code.includes(marks.file));
        if (!holder) return;
        const folder = posix.dirname(holder.fileName);
        const imported = scripts.filter((script) => !script.isEntry);
        const proofs = JSON.stringify(
          Object.fromEntries(imported.map(({ fileName, code }) => [fileName, proofOf(code)])),
        );
        const fileName = `${folder}/proofs-${createHash('sha256').update(proofs).digest('hex').slice(0, 8)}.json`;
        this.emitFile({ type: 'asset', fileName, source: proofs });
        holder.code = holder.code
          .replace(marks.file, fileName)
          .replace(marks.proof, proofOf(proofs))
          .replace(
            aloneImport,
            (_whole, load, _quote, name) => `${load}[${JSON.stringify(`${folder}/${name}`)}]`,
          );
      },
    },
  };
}
