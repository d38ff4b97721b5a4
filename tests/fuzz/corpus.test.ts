import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { cpuSeconds } from '../cpu-seconds.ts';
import { seedsOf, targets } from './targets.ts';

const corpus = path.join(import.meta.dirname, 'corpus');
const files = readdirSync(corpus, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

it.each(Object.entries(targets))(
  'reads every file of the corpus of %s without a stack trace',
  async (name, target) => {
    const own = files.filter(({ parentPath }) => path.basename(parentPath) === name);
    const inputs = own.map(({ parentPath, name: file }) => readFile(path.join(parentPath, file)));
    for (const input of [...(await seedsOf(target)), ...(await Promise.all(inputs))])
      expect(await cpuSeconds(() => target.read(input))).toBeLessThan(15);
  },
);
