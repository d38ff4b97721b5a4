import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { normalizePath } from 'vite';
import { engineRoot } from '../../files/output-paths.ts';

/** Gives a class or animation of a style sheet its name in the site. */
export type ClassNaming = (name: string, file: string) => string;

/**
 * Numbers the classes and animations of all style sheets, in the order of files and lines: every build has the same names.
 * Hashes make each page 1.4 KB larger, because they cannot be compressed.
 */
export function numberClasses(): ClassNaming {
  const source = join(engineRoot, 'src');
  const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => normalizePath(join(source, file)));
  const keys = sheets.sort().flatMap((file) => {
    const names = readFileSync(file, 'utf8').matchAll(/(?:\.|@keyframes )([a-z][\w-]*)/gi);
    return Array.from(names, ([, name = '']) => `${file}:${name}`);
  });
  const numbers = new Map([...new Set(keys)].map((key, number) => [key, number]));
  return (name, file) => {
    const number = numbers.get(`${normalizePath(file)}:${name}`);
    if (number === undefined) throw new Error(`"${name}" in ${file} is no class and no animation`);
    return `c${number.toString(36)}`;
  };
}
