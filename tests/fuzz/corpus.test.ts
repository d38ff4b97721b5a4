import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { cpuSeconds } from '../cpu-seconds.ts';
import { isFull } from '../tier.ts';
import { hostileInputs, slowInputs } from './hostile-inputs.ts';
import { targets } from './targets.ts';

const corpus = path.join(import.meta.dirname, 'corpus');
const files = readdirSync(corpus, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

describe.each(Object.entries(targets))('the reader of %s', (name, target) => {
  const stored = files.filter(({ parentPath }) => path.basename(parentPath) === name);
  const inputs = [
    ...stored.map((file) => [file.name, readFileSync(path.join(file.parentPath, file.name))] as const),
    ...[...(hostileInputs[name] ?? []), ...(isFull ? (slowInputs[name] ?? []) : [])].map(
      (input, at) => [`hostile input ${at}`, bytesOf(input)] as const,
    ),
  ];
  it.each(inputs)('reads or refuses %s in seconds', async (_what, input) => {
    expect(await cpuSeconds(() => target.read(input))).toBeLessThan(10);
  });
});

/** Inputs of binary formats have one character per byte. */
function bytesOf(input: string | Buffer): Buffer {
  return typeof input === 'string'
    ? Buffer.from(input, /^[\0-\xff]*$/.test(input) ? 'latin1' : 'utf8')
    : input;
}
