import { append, type Change } from './content-tree.ts';

export const story = (fields: string, text: string) => `---\n${fields}\n---\n\n${text}\n`;

/** An entry of each kind, with the fields that its kind demands. */
export const entries = {
  jobs: 'name: zebra\n  title: Zebra job\n  start: 2020-01\n  end: 2021-01',
  education:
    'name: zebra\n  school: Zebra school\n  programs:\n    - name: zebra-p\n      title: Zebra degree\n      start: 2020-01\n      end: 2021-01',
  awards: 'name: zebra\n  title: Zebra award\n  start: 2020-01',
  skills: 'name: Zebra skills\n  skills: [Zebra riding]',
  certificates: 'name: zebra\n  title: Zebra certificate\n  date: 2020-01',
  languages: 'name: Zebra language\n  level: Native',
  publications: 'name: zebra\n  title: Zebra paper\n  authors: [A. Quill]\n  date: 2020-01',
  talks: 'name: zebra\n  title: Zebra talk\n  date: 2020-01',
  quotes: 'text: Zebra praise.\n  by: Z. Zebra',
  interests: 'name: Zebra watching',
  offers: 'name: zebra\n  title: Zebra offer',
  faq: 'question: Zebra question?\n  answer: Zebra answer.',
};

const page = (name: string, fields: string) =>
  `- name: ${name}\n  heading: ${name}\n  description: About ${name}.\n${fields.replaceAll(/^/gm, '  ')}\n`;

const photo = (name: string, fields: string) =>
  `- name: ${name}\n  ${fields}\n  alt: Alt of ${name}.\n  source: /images/food/one.jpg\n`;

/** A draft of each kind, whose every word is about a zebra. */
export const draftsOfEachKind: Record<string, Change> = {
  'pages.yaml': append(
    [
      page(
        'kinds',
        `kind: experiences\nsections:\n${Object.keys(entries)
          .map((kind) => `  - name: of-${kind}\n    kind: ${kind}\n    title: Of ${kind}`)
          .join(
            '\n',
          )}\n  - name: zebra-section\n    kind: text\n    title: Zebra section\n    draft: true\n  - name: zebra-inner\n    kind: text\n    title: Zebra inner\n    within: zebra-section`,
      ),
      page('zebra-text', 'kind: text\ndraft: true'),
      page('zebra-hall', 'kind: gallery\ndraft: true\ngalleries: [{ name: zebra-on-page }]'),
      page(
        'halls',
        'kind: gallery\ngalleries:\n  - { name: zebra-gallery, title: Zebra gallery, draft: true }\n  - { name: hall, title: Hall }',
      ),
      page('notes', 'kind: notes'),
    ].join(''),
  ),
  ...Object.fromEntries(
    Object.entries(entries).map(([kind, fields]) => [
      `of-${kind}.yaml`,
      `- ${fields}\n  draft: true\n- ${fields.replaceAll('ebra', 'orse').replaceAll('zorse', 'horse').replaceAll('Zorse', 'Horse')}\n`,
    ]),
  ),
  'zebra-section.md': 'Zebra words.\n',
  'zebra-inner.md': 'Zebra words.\n',
  'pages/zebra-text.md': 'Zebra words.\n',
  'zebra-on-page.yaml': photo('zebra-one', 'title: Zebra one'),
  'zebra-gallery.yaml': photo('zebra-two', 'title: Zebra two'),
  'hall.yaml': photo('zebra-three', 'title: Zebra three\n  draft: true') + photo('horse', 'title: Horse'),
  'projects.yaml': (text) =>
    `${text.replace('name: harbour-map', 'name: zebra-project\n  draft: true').replace('Harbour Map', 'Zebra project')}`,
  'projects/zebra-project.md': 'Zebra story.\n',
  'projects/tide-table.md': story('draft: true', 'Zebra story of the tide.'),
  'notes/zebra-note.md': story('title: Zebra note\ndate: 2025-01-01\ndraft: true\ntags: [zebra]', 'Zebra.'),
  'notes/horse-note.md': story('title: Horse note\ndate: 2025-01-01', 'Horse.'),
};

/** Something unlisted of each kind, whose every word is about an okapi. */
export const unlistedOfEachKind: Record<string, Change> = {
  'pages.yaml': append(
    [
      page('okapi-text', 'kind: text\nunlisted: true'),
      page(
        'okapi-work',
        'kind: experiences\nunlisted: true\nsections:\n  - name: okapi-jobs\n    kind: jobs\n    title: Okapi jobs',
      ),
      page(
        'halls',
        'kind: gallery\ngalleries:\n  - { name: okapi-gallery, title: Okapi gallery, unlisted: true }\n  - { name: hall, title: Hall }',
      ),
      page('notes', 'kind: notes'),
    ].join(''),
  ),
  'pages/okapi-text.md': 'Okapi words.\n',
  'okapi-jobs.yaml': '- name: okapi\n  title: Okapi job\n  start: 2020-01\n  end: 2021-01\n',
  'okapi-gallery.yaml': photo('okapi-one', 'title: Okapi one'),
  'hall.yaml': photo('horse', 'title: Horse'),
  'projects.yaml': (text) =>
    text
      .replace('name: harbour-map', 'name: okapi-project\n  unlisted: true')
      .replace('Harbour Map', 'Okapi project'),
  'projects/okapi-project.md': 'Okapi story.\n',
  'projects/tide-table.md': story('unlisted: true', 'Okapi story of the tide.'),
  'notes/okapi-note.md': story(
    'title: Okapi note\ndate: 2025-01-01\nunlisted: true\ntags: [okapi]',
    'Okapi.',
  ),
  'notes/horse-note.md': story('title: Horse note\ndate: 2025-01-01', 'Horse.'),
};
