import { append, type Change, swap } from '../../site/content-tree.ts';

/** Group → title → changes to the small valid content. */
export type Cases = Record<string, Record<string, Record<string, Change>>>;

const repeat = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => text(i)).join('');

const photos = repeat(
  400,
  (i) => `- { name: photo-${i}, title: Photo ${i}, alt: Wave ${i}., source: /images/travel/one.jpg }\n`,
);

const shifts = repeat(12, (i) => {
  const fields = `title: Assistant, organization: Quay Clinic, location: Halifax, dates: 2018 - 2020, start: '2018', end: '2020'`;
  return `- { id: ${i + 2}, name: shift-${i + 2}, ${fields}, description: ['${'Carried files, one by one. '.repeat(24)}'] }\n`;
});

/** Cases like those of cases.yaml, whose texts are long and repeat themselves. */
export const repeatedCases: Record<'invalid' | 'suspicious' | 'published', Cases> = {
  invalid: {
    notes: {
      'refuses more stars in a paragraph than can be read in seconds': {
        'notes/quay.md': `---\ntitle: Quay\ndate: 2026-02-01\n---\n\n${'*a_ '.repeat(2000)}\n`,
      },
    },
    'a drawing': {
      'is not larger than the page': {
        'pages.yaml': swap('kind: notFound', 'kind: notFound\n  drawing: cat.svg'),
        'images/cat.svg': `<svg viewBox="0 0 9 9">${'<path d="M0 0h9"/>'.repeat(1200)}</svg>`,
      },
    },
    'a .bib file': {
      'in every case': {
        'pages.yaml': swap(
          '      title: Research',
          '      title: Research\n    - { name: papers, kind: publications, title: Papers, file: papers.bib }',
        ),
      },
      'refuses an entry that is too long': { 'papers.bib': `@article{a, title={${'A'.repeat(200_000)}}}\n` },
      'refuses too many braces in each other': {
        'papers.bib': `@article{a, title=${'{'.repeat(101)}A${'}'.repeat(101)}}\n`,
      },
      'refuses too many authors': { 'papers.bib': `@article{a, author={${'B and '.repeat(6000)}C}}\n` },
      'refuses an abbreviation that grows without end': {
        'papers.bib': `@string{a = "${'A'.repeat(5000)}"}\n@string{b = a # a # a}\n`,
      },
    },
    'a picture': {
      'sums up alt texts that are missing': { 'travel.yaml': (text) => text.replaceAll(/alt: .*/g, 'alt:') },
    },
    'a file': {
      'refuses a file that is too large': { 'home.yaml': Buffer.alloc(8_000_001, '#') },
      'refuses a file with too many lines': { 'art.yaml': '#\n'.repeat(200_001) },
      'refuses a file with too many records': { 'art.yaml': '\n- a: 1'.repeat(25_001) },
      'refuses a file with too many items in a line': { 'art.yaml': `[${'[],'.repeat(130_000)}]` },
    },
    YAML: {
      'refuses brackets inside one another without end': { 'home.yaml': `phrases: ${'['.repeat(20_000)}\n` },
      'refuses hyphens inside one another without end': { 'awards.yaml': `${'- '.repeat(5000)}x\n` },
    },
  },
  suspicious: {
    publications: {
      'warns of abstracts that a list leaves out': {
        'pages.yaml': swap(
          '      title: Research',
          '      title: Research\n    - { name: papers, kind: publications, title: Papers }',
        ),
        'papers.yaml': `- { name: a, title: A, authors: [A. Quill], date: '2025', abstract: '${'Peat is wet. '.repeat(3200)}' }\n`,
      },
    },
    warnings: {
      'names a gallery that shows hundreds of photos': {
        'travel.yaml': photos,
        'about.yaml': swap('name: travel', 'name: travel\n      shown: all'),
      },
      'suggests a page of its own for a long section of a long page': { 'healthcare.yaml': append(shifts) },
    },
  },
  published: {
    'a text': {
      'is too long for one paragraph': { 'about/biography.md': `${'The tide turns. '.repeat(1000)}\n` },
    },
  },
};
