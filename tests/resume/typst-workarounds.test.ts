import { expect, it } from 'vitest';
import { keepDirection } from '../../src/resume/typst-workarounds.ts';

const apart = (line: string) => `\u2066${line}\u2069`;

it('keeps the full stop of a name in Latin letters behind it, where lines run to the left', () => {
  expect(
    keepDirection({
      organization: 'Dhilal Studio Ltd.',
      to: 'Harbour Clinics Ltd.\nعمّان',
      description: ['عملتُ في Dhilal Studio Ltd. خمس سنوات.', { kind: 'strong', children: ['Really!'] }],
      location: 'Amman',
      href: 'https://samawi.example/',
      count: 2,
      nothing: null,
    }),
  ).toEqual({
    organization: apart('Dhilal Studio Ltd.'),
    to: `${apart('Harbour Clinics Ltd.')}\nعمّان`,
    description: ['عملتُ في Dhilal Studio Ltd. خمس سنوات.', { kind: 'strong', children: [apart('Really!')] }],
    location: 'Amman',
    href: 'https://samawi.example/',
    count: 2,
    nothing: null,
  });
});
