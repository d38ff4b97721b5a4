import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/**
 * Names of CSS modules' classes: their own name and the number of their file among all, in letters. Shorter than
 * Vite's hash and line, and still readable in the markup. Both bundles count alike, so the browser's markup equals
 * the prerendered one.
 */
export function shortClassNames(root: string): (name: string, file: string) => string {
  const folder = join(root, 'src/site');
  const pathIn = (file: string) => file.split(sep).join('/');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map(pathIn)
    .sort();
  return (name, file) => {
    const index = files.indexOf(pathIn(relative(folder, file.split('?', 1)[0] ?? file)));
    if (index < 0) throw new Error(`${file} is no CSS module of src/site`);
    return `${name}_${lettersOf(index)}`;
  };
}

/** 0, 1, … 25, 26 as a, b, … z, aa. */
function lettersOf(index: number): string {
  const last = String.fromCharCode(97 + (index % 26));
  return index < 26 ? last : lettersOf(Math.floor(index / 26) - 1) + last;
}
