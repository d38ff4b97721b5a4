import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { pick } from '../random.ts';

/** Tokens by the name of their format. */
export const words: Record<string, string[]> = parse(
  readFileSync(path.join(import.meta.dirname, 'words.yaml'), 'utf8'),
);

/** Parts that broke readers before, as text and as bytes. */
const hostileWords = [...(words.any ?? []), ' '.repeat(300)];

const numbers = [0, 1, 0x7f, 0x80, 0xff, 0x100, 0x7fff, 0xffff, 0x10000, 0x7fffffff, 0x80000000, 0xffffffff];

/** Ends of tokens in most formats: the range between two of them is often a field, a tag or a list. */
const delimiters = new Set(Buffer.from('<>{}[]()"\'\n,:;= '));

const usualBytes = 64 * 1024;
/** Maximum size of inputs that repeat a part many times. */
const hugeBytes = 2 * 1024 * 1024;

/** Creates an input from these by a few random changes. `words` are tokens of the format. */
export function mutate(bases: readonly Buffer[], tokens: readonly string[], random: () => number): Buffer {
  let bytes = Buffer.from(pick(bases, random));
  const below = (limit: number) => Math.floor(random() * Math.max(1, limit));
  const word = () => {
    const chosen = pick(random() < 0.6 ? tokens : hostileWords, random);
    // Tokens of binary formats are bytes.
    return Buffer.from(chosen, /^[\0-\xff]*$/.test(chosen) ? 'latin1' : 'utf8');
  };
  const place = () => {
    const at = below(bytes.length + 1);
    if (random() < 0.5) return at;
    for (let next = at; next < Math.min(bytes.length, at + 200); next += 1)
      if (delimiters.has(bytes[next] ?? 0)) return next;
    return at;
  };
  const range = () => {
    const [from = 0, to = 0] = [place(), place()].sort((a, b) => a - b);
    return random() < 0.7 ? ([from, Math.min(to, from + 1 + below(64))] as const) : ([from, to] as const);
  };
  const replace = (from: number, to: number, ...inserted: Buffer[]) => {
    bytes = Buffer.concat([bytes.subarray(0, from), ...inserted, bytes.subarray(to)]);
  };
  const changes: (() => void)[] = [
    () => bytes.length > 0 && bytes.writeUInt8(below(256), below(bytes.length)),
    () => {
      const size = pick([1, 2, 4], random);
      if (bytes.length < size) return;
      const value = pick(numbers, random) % 256 ** size;
      const at = below(bytes.length - size + 1);
      if (random() < 0.5) bytes.writeUIntBE(value, at, size);
      else bytes.writeUIntLE(value, at, size);
    },
    () => replace(place(), bytes.length),
    () => replace(...range()),
    () => replace(...range(), word()),
    () => {
      const at = place();
      replace(at, at, word());
    },
    () => {
      const [from, to] = range();
      const part = bytes.subarray(from, to);
      const maxTimes = (random() < 0.02 ? hugeBytes : usualBytes) / Math.max(1, part.length);
      const times = 1 + below(random() < 0.5 ? Math.min(maxTimes, 8) : maxTimes);
      if (part.length > 0) replace(from, to, Buffer.alloc(times * part.length, part));
    },
    () => {
      const [from, to] = range();
      const part = Buffer.from(bytes.subarray(from, to));
      replace(from, to);
      const at = place();
      replace(at, at, part);
    },
    () => {
      const other = pick(bases, random);
      replace(place(), bytes.length, other.subarray(below(other.length)));
    },
  ];
  for (let left = 1 + below(5); left > 0; left -= 1) pick(changes, random)();
  return bytes.subarray(0, hugeBytes);
}
