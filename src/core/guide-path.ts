import path from 'node:path';

const isPackage = import.meta.dirname.split(path.sep).includes('node_modules');

/** Where a guide for owners lies, as seen from the owner's folder: it comes with the code. */
export function guide(name: 'content.md' | 'import.md' | 'publish.md'): string {
  return `${isPackage ? 'node_modules/underscore-portfolio/' : ''}docs/${name}`;
}
