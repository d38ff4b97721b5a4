import { expect, it } from 'vitest';
import { proseCounts, withPictures } from '../../../src/editor/page/prose-counts.ts';

it('counts the words that are read, and the pictures that say nothing', () => {
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
  expect(proseCounts(text)).toEqual({ words: 13, missingAlts: 1 });
  expect(proseCounts('')).toEqual({ words: 0, missingAlts: 0 });
});

it('puts pictures into paragraphs of their own', () => {
  const [one, two] = [
    { source: '/images/a.jpg', alt: '' },
    { source: '/images/b.jpg', alt: 'A [quay]' },
  ];
  expect(withPictures('Before after.\n', 6, [one, two])).toBe(
    'Before\n\n![](/images/a.jpg)\n\n![A \\[quay\\]](/images/b.jpg)\n\nafter.\n',
  );
  expect(withPictures('', 0, [one])).toBe('![](/images/a.jpg)\n');
  expect(withPictures('All.\n', 5, [one])).toBe('All.\n\n![](/images/a.jpg)\n');
});
