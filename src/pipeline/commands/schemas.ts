import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeSchemaFiles } from '../content/schema-files.ts';

const root = path.resolve(import.meta.dirname, '../../..');
let written = 0;
for (const [file, text] of makeSchemaFiles()) {
  const target = path.join(root, file);
  const present = await readFile(target, 'utf8').catch(() => null);
  if (present === text) continue;
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, text);
  console.log(`wrote ${file}`);
  written += 1;
}
if (written === 0) console.log('The schemas for editors and docs/content.md are up to date.');
