import { describe, expect, it } from 'vitest';
import { type Mark, toggleMark } from '../../../src/editor/page/fields/text-marks.ts';

/** `⟨` and `⟩` mark the selection, `|` the caret. */
function selectedIn(marked: string) {
  const start = marked.search(/[⟨|]/);
  const end = marked.includes('⟩') ? marked.indexOf('⟩') - 1 : start;
  return { text: marked.replaceAll(/[⟨⟩|]/g, ''), start, end };
}

function marked({ text, start, end }: { text: string; start: number; end: number }) {
  if (start === end) return `${text.slice(0, start)}|${text.slice(start)}`;
  return `${text.slice(0, start)}⟨${text.slice(start, end)}⟩${text.slice(end)}`;
}

describe('toggleMark', () => {
  it.each<[Mark, string, string]>([
    ['strong', 'I ⟨sail⟩ alone', 'I **⟨sail⟩** alone'],
    ['emphasis', 'I ⟨sail ⟩alone', 'I *⟨sail⟩* alone'],
    ['strong', 'I sa|il alone', 'I **sa|il** alone'],
    ['emphasis', 'я пл|ыву', 'я *пл|ыву*'],
    ['emphasis', 'I |', 'I *|*'],
    ['link', 'see ⟨my code⟩', 'see [my code](⟨https://⟩)'],
    ['link', 'see ⟨https://a.example/b⟩', 'see [|](https://a.example/b)'],
    ['link', 'see |', 'see [|](https://)'],
  ])('adds %s to %s', (mark, before, after) => {
    expect(marked(toggleMark(selectedIn(before), mark))).toBe(after);
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
  ])('removes %s from %s', (mark, before, after) => {
    expect(marked(toggleMark(selectedIn(before), mark))).toBe(after);
  });

  it.each<[Mark, string, string]>([
    ['strong', 'I **sail|**', 'I **sail**|'],
    ['strong', 'I **sail home|**', 'I **sail home**|'],
    ['emphasis', 'I *sail|* alone', 'I *sail*| alone'],
    ['emphasis', 'I ***sail|***', 'I ***sail*|**'],
  ])('moves the caret behind %s at its end: %s', (mark, before, after) => {
    expect(marked(toggleMark(selectedIn(before), mark))).toBe(after);
  });
});
