import type { Plugin } from 'vite';

/**
 * Vite's helper for dynamic imports is 0.9 KB on every page, since it serves every browser and every base. Ours does
 * what this site needs of it: scripts and styles of a page's chunk are asked for at once, and the page waits for its
 * styles.
 */
export function shortPreloadHelper(base: string): Plugin {
  const source = `
const asked = new Map();
function ask(file) {
  const href = ${JSON.stringify(base)} + file;
  if (asked.has(href) || document.querySelector('link[href="' + href + '"]')) return asked.get(href);
  const isStyle = file.endsWith('.css');
  const link = document.createElement('link');
  link.rel = isStyle ? 'stylesheet' : 'modulepreload';
  if (!isStyle) link.crossOrigin = '';
  link.href = href;
  const loaded = isStyle && new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => { asked.delete(href); link.remove(); reject(); };
  });
  asked.set(href, loaded);
  document.head.append(link);
  return loaded;
}
export const __vitePreload = (load, files = []) => Promise.all(files.map(ask)).then(load);
`;
  return {
    name: 'short-preload-helper',
    enforce: 'pre',
    transform(_code, id) {
      return id === '\0vite/preload-helper.js' ? { code: source, map: null } : null;
    },
  };
}
