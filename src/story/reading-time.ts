import type { StoryBlock } from './story.ts';
import { storyText } from './story.ts';

/** Adults read 238 words or about 450 characters of scripts without spaces a minute: https://doi.org/10.1016/j.jml.2019.104047 */
const wordsPerMinute = 238;
const lettersPerMinute = 450;

const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu;

/** Minutes to read a story without its code, at least one. */
export function readingMinutes(story: readonly StoryBlock<unknown>[]): number {
  const text = storyText(story);
  const letters = text.match(unspaced)?.length ?? 0;
  const words = text.replaceAll(unspaced, ' ').match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / wordsPerMinute + letters / lettersPerMinute));
}
