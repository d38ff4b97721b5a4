import { expect, it } from 'vitest';
import { countWords, insertPictures } from '../../../src/editor/page/fields/text-marks.ts';

it('counts visible words and pictures without alt text', () => {
  const text = `---
role: Design of all of it
---

## The first try

I **built** it in [two days](https://a.example/long-way), don’t ask.

![](/images/projects/a/one.jpg "Seen from the mole") ![A quay.](/images/projects/a/two.jpg)

\`\`\`ts
const none = 'of this counts';
\`\`\`

- One point
`;
  expect(countWords(text)).toEqual({ words: 13, missingAlts: 1 });
  expect(countWords('')).toEqual({ words: 0, missingAlts: 0 });
});

it('inserts pictures as separate paragraphs', () => {
  const [one, two] = [
    { source: '/images/a.jpg', alt: '' },
    { source: '/images/b.jpg', alt: 'A [quay]' },
  ];
  expect(insertPictures('Before after.\n', 6, [one, two])).toBe(
    'Before\n\n![](/images/a.jpg)\n\n![A \\[quay\\]](/images/b.jpg)\n\nafter.\n',
  );
  expect(insertPictures('', 0, [one])).toBe('![](/images/a.jpg)\n');
  expect(insertPictures('All.\n', 5, [one])).toBe('All.\n\n![](/images/a.jpg)\n');
});
