import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { cpuSeconds } from '../cpu-seconds.ts';
import { seededRandom } from '../random.ts';
import { mutate } from './mutate.ts';
import { seedsOf, targets } from './targets.ts';

const filesPerReader = 55;

it.each(Object.entries(targets))(
  'the reader of %s reads or refuses mutated files in 30 seconds and 1 GB',
  { timeout: 1_800_000 },
  async (name, target) => {
    const folder = path.join(import.meta.dirname, 'corpus', name);
    const names = existsSync(folder) ? readdirSync(folder) : [];
    const inputs = names.map((file) => readFileSync(path.join(folder, file)));
    const corpus = [...(await seedsOf(target)), ...inputs];
    const random = seededRandom(Number(process.env.PORTFOLIO_SEED));
    const before = process.memoryUsage.rss();
    for (let count = 0; count < filesPerReader; count += 1) {
      const input = mutate(corpus, target.words, random);
      expect(await cpuSeconds(() => target.read(input))).toBeLessThan(30);
      expect(process.memoryUsage.rss() - before).toBeLessThan(1024 ** 3);
    }
  },
);
