import path from 'node:path';

const isPackage = import.meta.dirname.split(path.sep).includes('node_modules');

/** Path of a guide for owners, from the owner's folder. */
export function guide(
  name: 'applications.md' | 'content.md' | 'import.md' | 'publish.md' | 'applications.md',
): string {
  return `${isPackage ? 'node_modules/underscore-portfolio/' : ''}docs/${name}`;
}
