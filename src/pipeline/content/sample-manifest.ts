import { sha256 } from '../files/sha256.ts';
import manifest from './sample-manifest.json' with { type: 'json' };

/** What `npm run sample:manifest` writes: the beginnings of SHA-256 sums, so that no word of the sample stands here. */
export type SampleManifest = {
  /** Of every picture that the sample has or had. */
  pictures: string[];
  /** Of the pictures that stand in a new content/ until its owner has put in their own. */
  placeholders: string[];
  /** Of phrases (see `phrasesIn`) that say who the sample is about. */
  phrases: Record<SampleKind, string[]>;
};

type SampleKind = 'handle' | 'name' | 'place';

const { pictures, placeholders, phrases }: SampleManifest = manifest;
const longestPhrase = 5;

/** A few words that follow one another, in lower case and with one space between them. */
type Phrase = { words: string; index: number; end: number };

/** Whether these are the bytes of a picture of the sample. */
export function isSamplePicture(bytes: Uint8Array): boolean {
  return pictures.includes(shortHash(bytes));
}

/** Whether these are the bytes of a picture that keeps the place of the owner's own. */
export function isPlaceholder(bytes: Uint8Array): boolean {
  return placeholders.includes(shortHash(bytes));
}

/** Where a text first names someone or something of the sample in the given way, as `text` stands there. */
export function findSamplePhrase(text: string, kind: SampleKind): { text: string; index: number } | null {
  const found = phrasesIn(text).find(({ words }) => phrases[kind].includes(shortHash(words)));
  return found ? { text: text.slice(found.index, found.end), index: found.index } : null;
}

/** All phrases of a text, longer ones before the shorter ones that they begin with. */
export function phrasesIn(text: string): Phrase[] {
  const words = [...text.matchAll(/[\p{L}\p{N}]+/gu)];
  return words.flatMap((first, from) =>
    words
      .slice(from, from + longestPhrase)
      .map((last, count) => ({
        words: words
          .slice(from, from + count + 1)
          .map(([word]) => word.toLowerCase())
          .join(' '),
        index: first.index,
        end: last.index + last[0].length,
      }))
      .reverse(),
  );
}

/** What the manifest has of a picture or a phrase. */
export function shortHash(of: Uint8Array | string): string {
  return sha256(of).slice(0, 24);
}
