import { expect, it } from 'vitest';
import { append, type Change, diagnosticsOf, swap } from './content-tree.ts';

it.each<[what: string, changes: Record<string, Change>]>([
  [
    'a homepage label about a gallery',
    { 'home.yaml': append("label:\n  of: travel\n  rows: [{ label: Latest, value: '{title}' }]\n") },
  ],
  [
    'a demo that is offline',
    { 'projects.yaml': swap("activeLink: ''", 'activeLink: { url: https://harbour.ca, status: offline }') },
  ],
  ['an image of any folder', { 'travel.yaml': swap('/images/travel/one.jpg', '/images/food/one.jpg') }],
  ['a photo with another name than its file', { 'cat.yaml': swap('name: two', 'name: twelve') }],
  ['a list that holds comments only', { 'research.yaml': '# nothing yet\n' }],
  ['empty lists', { 'research.yaml': '[]\n', 'awards.yaml': '[]\n' }],
  [
    'a button that links to the résumé',
    { 'home.yaml': append('buttons: [{ page: resume, label: Look }]\n') },
  ],
  [
    'a gallery on two pages',
    {
      'pages.yaml': append(
        '- { name: more, kind: gallery, heading: More, description: What more pictures of this small site show to a visitor in one whole sentence., galleries: [{ name: travel, shown: all }] }\n',
      ),
    },
  ],
  [
    'a list of publications in YAML',
    {
      'pages.yaml': swap(
        '      title: Research',
        '      title: Research\n    - { name: papers, kind: publications, title: Papers }',
      ),
      'papers.yaml': "- { name: a, title: A, authors: [A. Quill], date: '2025' }\n",
    },
  ],
  [
    'a link to the page of a publication',
    {
      'pages.yaml': swap(
        '      title: Research',
        '      title: Research\n    - { name: papers, kind: publications, title: Papers, file: papers.bib, pages: true }\n    - { name: more, kind: publications, title: More }',
      ),
      'papers.bib': '@article{tide:25, title={A}, author={Quill, A.}, year={2025}}\n',
      'more.yaml':
        "- { name: b, title: 'After [A](/experiences/tide-25)', authors: [A. Quill], date: '2025' }\n",
    },
  ],
  [
    'a site without a form and without a Contact page',
    {
      'site.yaml': swap('form:\n  service: https://forms.ada-quill.ca\n  accessKey: 3f6c2d9e-0b1a\n', ''),
      'pages.yaml': swap(
        "- name: contact\n  kind: contact\n  nav: Contact\n  title: 'Contact · {name}'\n  heading: Contact",
        "- name: words\n  kind: text\n  nav: Words\n  title: 'Words · {name}'\n  heading: Words",
      ),
      'contact.yaml': null,
      'pages/words.md': 'Words.\n\n{privacy}\n',
    },
  ],
  ['a list of one language', { 'site.yaml': swap('language: en-CA', 'language: en-CA\nlanguages: [en-CA]') }],
  ['emoji, flags and joined scripts', { 'art.yaml': swap('Fog', '👩‍💻 🏴󠁧󠁢󠁥󠁮󠁧󠁿 می‌خواهم café') }],
])('accepts %s', async (_what, changes) => {
  expect(await diagnosticsOf(changes)).toBe('');
});
