import type { Plugin } from 'vite';

/**
 * Vite's helper for dynamic imports is 0.9 KB on every page, since it serves every browser and every base. Ours does
 * what this site needs of it: scripts and styles of a page's chunk are asked for at once, and the page waits for its
 * styles. The page that the document itself is has them already, in one file of its own (page-styles.ts).
 */
export function shortPreloadHelper(base: string): Plugin {
  const source = `
const asked = new Map();
function ask(file) {
  const href = ${JSON.stringify(base)} + file;
  if (asked.has(file)) return asked.get(file);
  const isStyle = file.endsWith('.css');
  const link = document.createElement('link');
  link.rel = isStyle ? 'stylesheet' : 'modulepreload';
  if (!isStyle) link.crossOrigin = '';
  link.href = href;
  const loaded = isStyle && new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => { asked.delete(file); link.remove(); reject(); };
  });
  asked.set(file, loaded);
  document.head.append(link);
  return loaded;
}
export const __vitePreload = (load, files = []) => {
  if (!asked.has(files[0]) && document.querySelector('link[href="' + ${JSON.stringify(base)} + files[0] + '"]'))
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
  };
}
