import { describe, expect, it } from 'vitest';
import { type Mark, toggleMark } from '../../../src/editor/page/fields/text-marks.ts';

/** `⟨` and `⟩` stand for the ends of what is selected, `|` for the caret. */
function selectedIn(marked: string) {
  const start = marked.search(/[⟨|]/);
  const end = marked.includes('⟩') ? marked.indexOf('⟩') - 1 : start;
  return { text: marked.replaceAll(/[⟨⟩|]/g, ''), start, end };
}

function shown({ text, start, end }: { text: string; start: number; end: number }) {
  if (start === end) return `${text.slice(0, start)}|${text.slice(start)}`;
  return `${text.slice(0, start)}⟨${text.slice(start, end)}⟩${text.slice(end)}`;
}

describe('a mark', () => {
  it.each<[Mark, string, string]>([
    ['strong', 'I ⟨sail⟩ alone', 'I **⟨sail⟩** alone'],
    ['emphasis', 'I ⟨sail ⟩alone', 'I *⟨sail⟩* alone'],
    ['strong', 'I sa|il alone', 'I **sa|il** alone'],
    ['emphasis', 'я пл|ыву', 'я *пл|ыву*'],
    ['emphasis', 'I |', 'I *|*'],
    ['link', 'see ⟨my code⟩', 'see [my code](⟨https://⟩)'],
    ['link', 'see ⟨https://a.example/b⟩', 'see [|](https://a.example/b)'],
    ['link', 'see |', 'see [|](https://)'],
  ])('of %s makes of %s', (mark, before, after) => {
    expect(shown(toggleMark(selectedIn(before), mark))).toBe(after);
  });

  it.each<[Mark, string, string]>([
    ['strong', 'I **⟨sail⟩** alone', 'I ⟨sail⟩ alone'],
    ['strong', 'I ⟨**sail**⟩ alone', 'I ⟨sail⟩ alone'],
    ['emphasis', 'I **⟨sail⟩** alone', 'I ***⟨sail⟩*** alone'],
    ['emphasis', 'I ***⟨sail⟩*** alone', 'I **⟨sail⟩** alone'],
    ['strong', 'I ***⟨sail⟩*** alone', 'I *⟨sail⟩* alone'],
    ['emphasis', 'I *⟨sail⟩* alone', 'I ⟨sail⟩ alone'],
    ['strong', 'I **sa|il** alone', 'I sa|il alone'],
    ['emphasis', 'I *|*', 'I |'],
  ])('of %s that is there goes: %s', (mark, before, after) => {
    expect(shown(toggleMark(selectedIn(before), mark))).toBe(after);
  });

  it.each<[Mark, string, string]>([
    ['strong', 'I **sail|**', 'I **sail**|'],
    ['strong', 'I **sail home|**', 'I **sail home**|'],
    ['emphasis', 'I *sail|* alone', 'I *sail*| alone'],
    ['emphasis', 'I ***sail|***', 'I ***sail*|**'],
  ])('of %s that was typed to its end is left: %s', (mark, before, after) => {
    expect(shown(toggleMark(selectedIn(before), mark))).toBe(after);
  });
});
