import { readFileSync } from 'node:fs';
import { append, type Change, swap } from '../../site/content-tree.ts';

/** Section of the golden file → title → changes to the small valid content that cause the diagnostics. */
export type Cases = Record<string, Record<string, Record<string, Change>>>;

const conflict = (line: string) => `<<<<<<< HEAD\n${line}\n=======\n${line} too\n>>>>>>> laptop`;

const described = (text: string) => swap('[Answered the telephone.]', `['See ${text}']`);

const section = (fields: string) => swap('      title: Research', `      title: Research\n    - ${fields}`);

const publication = (key: string) => `@article{${key}, title={A}, author={B, C}, year=2020}\n`;

const secondGallery = (galleries: string) =>
  append(
    `- name: more\n  kind: gallery\n  heading: More\n  description: Pictures.\n  galleries:\n${galleries}`,
  );

const withNotes = (
  files: Record<string, Change>,
  page = 'kind: notes\n  heading: Notes',
): Record<string, Change> => ({
  'pages.yaml': append(`- name: notes\n  ${page}\n  description: Notes.\n`),
  ...files,
});

const note = (fields: string, text = 'Words.') => `---\ntitle: Quay\n${fields}\n---\n\n${text}\n`;

const photos = (count: number) =>
  Array.from(
    { length: count },
    (_, index) =>
      `- name: photo-${index}\n  title: Photo ${index}\n  alt: Wave ${index}.\n  source: /images/travel/one.jpg\n`,
  ).join('');

const inFrench = (files: Record<string, Change>, languages = '[en-CA, fr]'): Record<string, Change> => ({
  'site.yaml': swap('language: en-CA', `language: en-CA\nlanguages: ${languages}`),
  ...files,
});

/** Content that does not validate. */
export const invalidContent: Cases = {
  languages: {
    'suggests the record that a translation means': inFrench({
      'fr/projects.yaml': 'harbor-map:\n  title: Carte\n',
    }),
    'refuses to translate dates': inFrench({
      'fr/projects.yaml': 'harbour-map:\n  title: Carte\n  date: 2024-06\n',
    }),
    'suggests the field that a translation means': inFrench({
      'fr/projects.yaml': 'harbour-map:\n  titel: Carte\n',
    }),
    'asks for entries of a list by name': inFrench({
      'fr/projects.yaml': 'harbour-map:\n  images:\n    - alt: Une carte.\n',
    }),
    'asks for a group of fields': inFrench({ 'fr/projects.yaml': 'harbour-map: Carte\n' }),
    'knows the tags of languages': inFrench({}, '[en-CA, xq]'),
    'names each language once': inFrench({}, '[en-CA, fr, fr]'),
    'begins with the language of the site': inFrench({}, '[fr, en-CA]'),
    'suggests the place of a file': inFrench({ 'fr/biography.md': 'Une vie.\n' }),
    'keeps pictures out of translations': inFrench({ 'fr/carte.jpg': 'x' }),
    'warns of a text that has changed since': inFrench({
      'fr/owner.yaml': 'role: Développeuse\n',
      'fr/translated-from.txt': 'owner.yaml role 00000000 -\n',
    }),
    'reads no other lines': inFrench({ 'fr/translated-from.txt': 'role\n' }),
    'warns of a translation whose text is gone': inFrench({
      'work.yaml': swap('  description: [Built the berth plan.]\n', ''),
      'fr/work.yaml': 'port-office:\n  description: [Le plan des quais.]\n',
      'fr/translated-from.txt': 'work.yaml port-office.description 00000000 -\n',
    }),
    'names the placeholders of the first language': inFrench({
      'fr/pages.yaml': "home:\n  title: 'Accueil · {nom}'\n",
    }),
    'refuses a page with the address of a language': {
      ...inFrench({}),
      'pages.yaml': swap('- name: projects', '- name: fr'),
    },
  },
  notes: {
    'asks for a real day': withNotes({ 'notes/quay.md': note('date: 2026-02-30') }),
    'asks for a day instead of a month': withNotes({ 'notes/quay.md': note('date: 2026-02') }),
    'asks for a date': withNotes({ 'notes/quay.md': '---\ntitle: Quay\n---\n\nWords.\n' }),
    'suggests the field that a misspelled one meant': withNotes({
      'notes/quay.md': note('date: 2026-02-01\nsumary: The quay.'),
    }),
    'refuses a tag without letters': withNotes({
      'notes/quay.md': note('date: 2026-02-01\ntags: [maps, "!?"]'),
    }),
    'refuses a change before the publication': withNotes({
      'notes/quay.md': note('date: 2026-02-01\nupdated: 2026-01-31'),
    }),
    'refuses two notes of one address': withNotes({
      'notes/quay.md': note('date: 2026-02-01'),
      'notes/pier.md': note('date: 2026-02-02\nformerly: [quay]'),
    }),
    'refuses a text without fields above it': withNotes({ 'notes/quay.md': 'The quay at night.\n' }),
    'refuses a name that cannot be an address': withNotes({ 'notes/Quay Walk.md': note('date: 2026-02-01') }),
    'refuses the name of the folder of tags': withNotes({ 'notes/tags.md': note('date: 2026-02-01') }),
    'names a picture that is missing': withNotes({
      'notes/quay.md': note('date: 2026-02-01', '![A quay.](quay.jpg)'),
    }),
    'names a missing cover': withNotes({
      'notes/quay.md': note('date: 2026-02-01\ncover: { source: /images/notes/quay/fog.jpg, alt: Fog. }'),
    }),
    'suggests the kind of a callout': withNotes({
      'notes/quay.md': note('date: 2026-02-01', '> [!NOTES]\n> Words.'),
    }),
    'refuses more stars in a paragraph than can be read in seconds': withNotes({
      'notes/quay.md': note('date: 2026-02-01', '*a_ '.repeat(2000)),
    }),
    'refuses a callout without text': withNotes({ 'notes/quay.md': note('date: 2026-02-01', '> [!TIP]') }),
    'shows a formula that it cannot read as code': withNotes({
      'notes/quay.md': note('date: 2026-02-01\nmath: true', 'So $\\foo{x}$, $\\frac{1}{2$ and $y.'),
    }),
    'names the mistakes of equations': withNotes({
      'notes/quay.md': note(
        'date: 2026-02-01\nmath: true',
        '$$\\color{red}x$$\n\n$$y \\label{eq:tide}$$\n\n$$z \\label{eq:tide}$$\n\nSee \\eqref{eq:tides}.',
      ),
    }),
    'names the mistakes of captions with numbers': withNotes({
      'notes/quay.md': note(
        'date: 2026-02-01\nnumbered: true',
        '| a |\n| --- |\n| 1 |\n\n: Tides \\label{tab:tide}\n\n: Fog\n\n```text\nfog\n```\n\n: Fog \\label{tab:tide}\n\nSee \\ref{tab:tides}.',
      ),
    }),
    'names a label of a caption without a number': withNotes({
      'notes/quay.md': note('date: 2026-02-01', '| a |\n| --- |\n| 1 |\n\n: Tides \\label{tab:tide}'),
    }),
    'names an SVG that is missing': withNotes({
      'notes/quay.md': note('date: 2026-02-01', '![A quay.](quay.svg)'),
    }),
    'refuses what an SVG of a note could run': withNotes({
      'notes/quay.md': note('date: 2026-02-01', '![A quay.](quay.svg)'),
      'images/notes/quay/quay.svg':
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><title>Quay</title>\n<rect onclick="x()"/></svg>',
    }),
    'draws no diagram without one of its lines': withNotes({
      'notes/quay.md': note('date: 2026-02-01', '```mermaid\nflowchart TD\n  a --> b\n  b -->\n```'),
    }),
    'names the kinds of diagrams': withNotes({
      'notes/quay.md': note('date: 2026-02-01', '```mermaid\npie\n```'),
    }),
    'suggests to turn on formulas': withNotes({
      'notes/quay.md': note('date: 2026-02-01', 'So $\\alpha$ is $5.'),
    }),
    'refuses a command with a digit': { 'macros.yaml': 'R2: x\n' },
    'refuses an unknown part of the feed': withNotes({
      'site.yaml': append('feed: [notes, photo]\n'),
    }),
  },
  unlisted: {
    'refuses a photo, which has no page of its own': {
      'art.yaml': swap('title: Fog', 'title: Fog\n  unlisted: true'),
    },
    'refuses a project without a case study': {
      'projects.yaml': swap('name: harbour-map', 'name: harbour-map\n  unlisted: true'),
    },
  },
  'a field': {
    'names a missing field, what it is for and a line to add': {
      'projects.yaml': swap('      alt: A list of departures.\n', ''),
    },
    'names a missing group of fields': {
      'site.yaml': swap("pictures:\n  credit: Ada Quill\n  licence: ''\n  largest: 1600\n", ''),
    },
    'names a missing list': { 'skills.yaml': swap('  skills: [TypeScript]\n', '') },
    'distinguishes an empty field from a missing one': { 'art.yaml': swap('alt: Two masts in fog.', 'alt:') },
    'offers "" where a field may be empty': { 'work.yaml': swap("end: '' # still in 2999-12", 'end:') },
    'refuses text that is only spaces': { 'art.yaml': swap('title: Fog', "title: '  '") },
    'recognizes a value that YAML reads as a comment': {
      'art.yaml': swap('title: Fog', 'title: #3 of the fog'),
    },
    'suggests the field that a misspelled one meant': { 'art.yaml': swap('alt:', 'atl:') },
    'suggests the field for a name with a capital letter': { 'art.yaml': swap('alt:', 'Alt:') },
    'lists the fields when an unknown one is like none of them': {
      'art.yaml': swap('  alt:', '  colour: grey\n  alt:'),
    },
    'asks where the contact form posts': {
      'site.yaml': swap('  accessKey: 3f6c2d9e-0b1a\n', ''),
    },
    'asks for quotes around a year': { 'education.yaml': swap("start: '2016'", 'start: 2016') },
    'asks for text instead of true': { 'art.yaml': swap('title: Fog', 'title: true') },
    'asks for a number without quotes': { 'art.yaml': swap('id: 1', "id: '1'") },
    'asks for a whole number': { 'art.yaml': swap('id: 1', 'id: one') },
    'refuses a number below the first': { 'art.yaml': swap('id: 1', 'id: 0') },
    'refuses a number with a fraction': { 'site.yaml': swap('2025', '2025.5') },
    'refuses an unreasonable year': { 'site.yaml': swap('2025', '20255') },
    'asks for a list instead of text': {
      'work.yaml': swap('[Built the berth plan.]', 'Built the berth plan.'),
    },
    'asks for text with commas instead of a list': {
      'work.yaml': swap('tools: React', 'tools: [React, Vite]'),
    },
    'refuses an empty list where one entry is needed': { 'work.yaml': swap('[Built the berth plan.]', '[]') },
    'asks for a group of fields instead of text': {
      'about.yaml': swap(
        'portrait:\n  source: /images/about/portrait.jpg\n  alt: A woman on a quay.\n',
        'portrait: me.jpg\n',
      ),
    },
    'asks for text instead of a group of fields': { 'art.yaml': swap('title: Fog', 'title: {a: b}') },
    'suggests the category that was meant': {
      'projects.yaml': swap('category: academic', 'category: acedemic'),
    },
    'lists the categories when none is near': {
      'projects.yaml': swap('category: academic', 'category: work'),
    },
    'lists the sizes of a picture': { 'site.yaml': swap('1600', '1800') },
    'corrects a name used in addresses': { 'art.yaml': swap('name: fog', 'name: "Fög & Mist"') },
    'corrects a language tag': { 'site.yaml': swap('en-CA', 'en_CA') },
    'adds https:// to an address': {
      'projects.yaml': swap('https://github.com/ada-quill', 'github.com/ada-quill'),
    },
    'corrects the start of a profile address': {
      'owner.yaml': swap('https://github.com/ada-quill', 'https//github.com/ada-quill'),
    },
    'refuses a page on another network': {
      'owner.yaml': swap('https://github.com/ada-quill', 'gitlab.com/ada-quill'),
    },
    'asks for the whole address on a network it does not know': {
      'owner.yaml': swap('network: instagram', 'network: Blog'),
    },
    'refuses an address that is a script': {
      'projects.yaml': swap("activeLink: ''", 'activeLink: javascript:alert(1)'),
    },
    'refuses an address of a file': {
      'projects.yaml': swap("activeLink: ''", 'activeLink: file:///etc/passwd'),
    },
    'refuses a mail address without a domain': { 'owner.yaml': swap('ada@ada-quill.ca', 'ada-quill.ca') },
    'takes mailto: from a mail address': { 'owner.yaml': swap('email: ada@', 'email: mailto:ada@') },
    'refuses a path that leaves content/': { 'about.yaml': swap('about/hobbies.md', '../../package.json') },

    'suggests the list that the label of the homepage meant': {
      'home.yaml': append("label:\n  of: project\n  rows: [{ label: Latest, value: '{title}' }]\n"),
    },
    'refuses a site address with a character that servers interpret': {
      'site.yaml': swap('https://ada-quill.ca', 'https://ada.example/a;b'),
    },
    'refuses a profile address with spaces': {
      'owner.yaml': swap('https://github.com/ada-quill', 'Ada Quill'),
    },
    'refuses a profile address that is the network itself': {
      'owner.yaml': swap('https://github.com/ada-quill', 'https://github.com'),
    },
    'refuses a profile address that is a script': {
      'owner.yaml': swap('https://github.com/ada-quill', 'javascript:alert(1)'),
    },
    'refuses an unknown status of a demo': {
      'projects.yaml': swap("activeLink: ''", 'activeLink: { url: https://harbour.ca, status: gone }'),
    },
    'suggests a field of a demo': {
      'projects.yaml': swap("activeLink: ''", 'activeLink: { url: https://harbour.ca, stauts: offline }'),
    },
    'refuses a form field with the name of a built-in one': {
      'site.yaml': swap('accessKey:', 'thanks: message\n  accessKey:'),
    },
  },
  'a date': {
    'explains a month that does not exist': { 'projects.yaml': swap('date: 2025-02', 'date: "2024-13-02"') },
    'explains a day that does not exist': { 'projects.yaml': swap('date: 2025-02', 'date: "2023-02-29"') },
    'corrects a date with slashes': { 'projects.yaml': swap('date: 2025-02', 'date: 2025/2/7') },
    'corrects a date with the name of a month': { 'projects.yaml': swap('date: 2025-02', 'date: Feb 2025') },
    'refuses text that is not a date': { 'projects.yaml': swap('date: 2025-02', 'date: last winter') },
    'turns "Present" into an empty end': { 'work.yaml': swap("end: ''", 'end: Present') },
    'refuses an end before the start': { 'healthcare.yaml': swap("end: '2020'", "end: '2017'") },
  },
  'a list': {
    'names the record that has an id already': { 'travel.yaml': swap('id: 2', 'id: 1') },
    'refuses ids that count down': { 'travel.yaml': (t) => t.replace('id: 1', 'id: 3') },
    'names the record that has a name already': { 'travel.yaml': swap('name: two', 'name: one') },
    'looks into the programs of a school': {
      'education.yaml': (t) => t.replace('id: 2', 'id: 1').replace('name: computer-science', 'name: biology'),
    },
    'refuses a skill category that appears twice': {
      'skills.yaml': swap('name: Frontend', 'name: Languages'),
    },
    'refuses a skill that appears twice in its category': {
      'skills.yaml': swap('[React]', '[React, Vite, React]'),
    },
    'asks for a list where the file holds one record': { 'art.yaml': (t) => t.replace('- id', '  id') },
    'asks for fields where the file holds a list': { 'owner.yaml': '- name: Ada\n' },
    'asks for fields where the file holds plain text': { 'owner.yaml': 'Ada Quill\n' },
    'refers to a record without a name by its position': { 'art.yaml': swap('  name: fog\n', '') },
    'asks for fields where a list holds plain text': { 'art.yaml': append('- fog\n') },
  },
  'a picture': {
    'finds the picture that was meant': {
      'travel.yaml': swap('/images/travel/one.jpg', '/images/travel/oen.jpg'),
    },
    'explains where to put a picture that does not exist': {
      'travel.yaml': swap('/images/travel/one.jpg', '/images/travel/lighthouse.jpg'),
    },
    'distinguishes names that differ in capital letters': {
      'images/travel/one.jpg': null,
      'images/travel/One.JPG': Buffer.from('ffd8ffe0', 'hex'),
    },
    'refuses two pictures of one name': { 'images/travel/one.png': Buffer.from('89504e470d0a1a0a', 'hex') },
    'refuses two pictures of one name that no record shows': {
      'images/travel/x.png': Buffer.from('89504e470d0a1a0a', 'hex'),
      'images/travel/x.jpg': Buffer.from('ffd8ffe0', 'hex'),
    },
    'names a kind of picture that it cannot read': {
      'images/travel/one.jpg': null,
      'images/travel/one.heic': 'x',
    },
    'reports that a picture is a folder, and what to do with the picture in it': {
      'images/travel/one.jpg': null,
      'images/travel/one.jpg/IMG_0412.jpg': Buffer.from('ffd8ffe0', 'hex'),
    },
    'reports that a picture is a folder without pictures': {
      'images/travel/one.jpg': null,
      'images/travel/one.jpg/notes.txt': 'Not yet.',
    },
    'corrects the path of an image': {
      'travel.yaml': swap('/images/travel/one.jpg', 'content/images/travel/One.PNG'),
    },

    'suggests the folder of a misspelled path': {
      'travel.yaml': swap('/images/travel/one.jpg', '/images/travle/one.jpg'),
    },
    'asks for alt text for an image of a job': {
      'work.yaml': swap('  imageAlt: An office above the quay.\n', ''),
    },
    'asks about a caption made from a file name': { 'art.yaml': swap('title: Fog', 'title: ?? Fog') },
    'sums up alt texts that are missing': { 'travel.yaml': (text) => text.replaceAll(/alt: .*/g, 'alt:') },
    'refuses a video where only a picture can be': {
      'about.yaml': swap('/images/about/portrait.jpg', '/images/about/portrait.mp4'),
    },
  },
  'a file': {
    'finds a file under a similar name': { 'awards.yaml': null, 'award.yaml': '[]' },
    'finds a file with the ending yml': { 'awards.yaml': null, 'awards.yml': '[]' },
    'reports that a list is empty': { 'research.yaml': '\n' },
    'reports that a file of fields is empty': { 'owner.yaml': '' },
    'refuses a file that is not UTF-8': { 'home.yaml': Buffer.from('intro: caf\xe9\n', 'latin1') },
    'refuses a folder in the place of a file': { 'home.yaml': null, 'home.yaml/x.txt': '' },
    'reports that a long text is missing': { 'about/hobbies.md': null, 'about/hobby.md': 'I sail.' },
    'explains where to write a long text': { 'about/hobbies.md': null },
    'reports that a long text is empty': { 'about/hobbies.md': '\n' },
    'warns of fields above a long text': { 'about/hobbies.md': '---\ndraft: true\n---\n\nI sail.\n' },

    'explains how to create a missing file': { 'home.yaml': null },
    'explains how to create a missing file of a section': { 'research.yaml': null },
    'asks for the file of a reference manager': {
      'pages.yaml': swap('kind: jobs', 'kind: publications\n      file: papers.bib'),
    },
    'finds lines that Git could not merge': {
      'travel.yaml': swap('  title: Second of travel', conflict('  title: Second of travel')),
      'about/biography.md': swap('## Since then', conflict('## Since then')),
    },
    'refuses a file that is too large': { 'home.yaml': Buffer.alloc(8_000_001, '#') },
    'refuses a file with too many lines': { 'art.yaml': '#\n'.repeat(200_001) },
    'refuses a file with too many records': { 'art.yaml': '\n- a: 1'.repeat(25_001) },
    'refuses a file with too many items in a line': { 'art.yaml': `[${'[],'.repeat(130_000)}]` },
    'reports the other records of a list in which one is broken': {
      'art.yaml': append('- id: 2\n  name: broken\n  title: "no end\n- id: 3\n  name: fog\n  title: Mist\n'),
    },
  },
  YAML: {
    'explains a tab at the start of a line': { 'art.yaml': swap('  title', '\ttitle') },
    'explains a field that appears twice': { 'art.yaml': swap('  alt:', '  title: Mist\n  alt:') },
    'asks for quotes around a value with a colon': { 'art.yaml': swap('title: Fog', 'title: Fog: a study') },
    'asks for quotes around a value that begins with @': { 'art.yaml': swap('title: Fog', 'title: @fog') },
    'asks for quotes around a value that begins with !': {
      'art.yaml': swap('title: Fog', 'title: !Fog at last'),
    },
    'asks for quotes around a value that begins with *': { 'art.yaml': swap('title: Fog', 'title: *fog*') },
    'asks for quotes around a value that begins with &': { 'art.yaml': swap('title: Fog', 'title: &Fog') },
    'reports any other line that cannot be read': { 'art.yaml': swap('  title: Fog', '  - Fog') },
    'explains a quote that is not closed': { 'art.yaml': swap('title: Fog', 'title: "Fog') },
    'explains text after a quote': { 'art.yaml': swap('title: Fog', 'title: "Fog" at last') },
    'explains an apostrophe in single quotes': { 'art.yaml': swap('title: Fog', "title: 'It's fog'") },
    'explains a backslash': { 'art.yaml': swap('title: Fog', 'title: "C:\\work"') },
    'explains a line that is indented too far': { 'art.yaml': swap('  title: Fog', '   title: Fog') },
    'explains a line that is not indented': { 'art.yaml': swap('  title: Fog', 'title: Fog') },
    'explains a line that is indented too little': { 'art.yaml': swap('  title: Fog', ' title: Fog') },
    'explains a missing space after a colon': { 'owner.yaml': swap('role: Developer', 'role:Developer') },
    'explains a line without a field': { 'owner.yaml': swap('role: Developer', 'Developer') },
    'explains a bracket that is not closed': { 'skills.yaml': swap('[TypeScript]', '[TypeScript') },
    'explains a second document': { 'owner.yaml': append('---\nname: Eve\n') },
    'refuses values that repeat one another endlessly': {
      'skills.yaml':
        '- &a [x, x, x, x, x, x, x, x, x, x]\n- &b [*a, *a, *a, *a, *a, *a, *a, *a]\n- &c [*b, *b, *b, *b, *b, *b, *b, *b]\n- &d [*c, *c, *c, *c, *c, *c, *c, *c]\n- [*d, *d, *d, *d]\n',
    },
    'refuses brackets inside one another without end': { 'home.yaml': `phrases: ${'['.repeat(20000)}\n` },
    'refuses hyphens inside one another without end': { 'awards.yaml': `${'- '.repeat(5000)}x\n` },
    'refuses a field that belongs to every object': {
      'owner.yaml': append('__proto__: x\nconstructor: y\n'),
    },
    'asks for quotes around a value that begins with >': {
      'art.yaml': swap('title: Fog', 'title: > at sea'),
    },
    'asks for quotes around a value that begins with -': {
      'art.yaml': swap('title: Fog', 'title: - at sea'),
    },
    'asks for quotes around a value that begins with }': { 'art.yaml': swap('title: Fog', 'title: }') },
    'asks for quotes around a value that begins with ,': {
      'art.yaml': swap('title: Fog', 'title: , at sea'),
    },
    'asks for quotes around a value that begins with %': {
      'art.yaml': swap('title: Fog', 'title: % of fog'),
    },
  },
  'hidden characters': {
    'refuses a character that reverses text': { 'art.yaml': swap('Fog', 'Fo\u202eg') },
    'refuses it when it is written as an escape': { 'art.yaml': swap('title: Fog', 'title: "Fo\\u202Eg"') },
    'refuses a zero-width space in a long text': { 'about/hobbies.md': 'I sa\u200bil.\n' },
    'refuses it when it is written as an entity': { 'about/hobbies.md': 'I sa&#x200B;il.\n' },
    'refuses a tab inside a value': { 'art.yaml': swap('Fog', 'Fog\tbank') },
    'refuses a null character': { 'art.yaml': swap('Fog', 'Fo\u0000g') },
  },
  'a long text': {
    'refuses HTML': { 'about/hobbies.md': 'I <b>sail</b>.\n\n<script>alert(1)</script>\n' },
    'refuses pictures': { 'about/hobbies.md': '![boat](/images/boat.jpg)\n' },
    'refuses a quotation': { 'about/hobbies.md': '> I sail.\n' },
    'refuses a block of code': { 'about/hobbies.md': '```\nsail\n```\n' },
    'refuses a line across the page': { 'about/hobbies.md': 'I sail.\n\n***\n' },
    'refuses a forced line break': { 'about/hobbies.md': 'I sail.  \nAnd row.\n' },
    'refuses links by reference': { 'about/hobbies.md': 'I [sail][1].\n\n[1]: https://ada-quill.ca\n' },
    'refuses a list inside a list': { 'about/hobbies.md': '- Sail\n  - far\n' },
    'refuses two paragraphs in one point': { 'about/hobbies.md': '- Sail\n\n  far\n' },
    'refuses an empty point': { 'about/hobbies.md': '- Sail\n-\n' },
    'refuses a link with a title': { 'about/hobbies.md': '[Sail](https://ada-quill.ca "far")\n' },
    'refuses a link that is a script': { 'about/hobbies.md': '[Sail](javascript:alert(1))\n' },
    'refuses a link to another server without https': { 'about/hobbies.md': '[Sail](//ada-quill.ca/x)\n' },
    'adds https:// to a link': { 'about/hobbies.md': '[Sail](ada-quill.ca/x)\n' },
    'finds the page that a link meant': { 'about/hobbies.md': '[Sail](/project)\n' },
    'refuses a link without text': { 'about/hobbies.md': '[](https://ada-quill.ca)\n' },
  },

  'text of a record': {
    'refuses a script as link': { 'healthcare.yaml': described('[it](javascript:alert(1))') },
    'suggests the page that a link meant': { 'healthcare.yaml': described('[it](/project)') },
    'refuses a link without text': { 'healthcare.yaml': described('[](https://a.example)') },
    'refuses a link without closing parenthesis': { 'healthcare.yaml': described('[it](https://a.example') },
    'refuses a link without closing bracket': { 'healthcare.yaml': described('[it (https://a.example)') },
  },
  pages: {
    'asks for a homepage': { 'pages.yaml': swap('kind: home', 'kind: contact') },
    'refuses a second homepage': { 'pages.yaml': swap('kind: about', 'kind: home') },
    'suggests a page kind': { 'pages.yaml': swap('kind: projects', 'kind: project') },
    'refuses a reserved name': { 'pages.yaml': swap('name: contact', 'name: files') },
    'refuses two pages of the same name': { 'pages.yaml': swap('name: contact', 'name: about') },
    'refuses a field of another kind of page': {
      'pages.yaml': swap('kind: contact', 'kind: contact\n  all: Everything'),
    },
    'refuses a button to an unknown page': {
      'home.yaml': append('buttons: [{ page: project, label: Look }]\n'),
    },
    'refuses links to pages that are left out': {
      'pages.yaml': swap('name: projects', 'name: works'),
      'about/biography.md': 'See [my work](/projects) and [pictures](/atr).\n',
    },
    'refuses a proof that does not exist': {
      'pages.yaml': append(
        '- name: brief\n  kind: brief\n  heading: Brief\n  description: Everything about Ada on one page, for readers with little time and many pages to read.\n  proofs: [portfoli]\n',
      ),
      'lenses.yaml': '- { name: web, title: Web, tags: [React], proofs: [travel/nowhere] }\n',
    },
    'finds an element that a drawing must not have': {
      'pages.yaml': swap('kind: notFound', 'kind: notFound\n  drawing: cat.svg'),
      'images/cat.svg': '<svg viewBox="0 0 10 10">\n  <text>Hello</text>\n</svg>\n',
    },
    'suggests the drawing that was meant': {
      'pages.yaml': swap('kind: notFound', 'kind: notFound\n  drawing: cta.svg'),
      'images/cat.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"></svg>',
    },
  },
  galleries: {
    'refuses a gallery twice on a page': { 'about.yaml': swap('name: food', 'name: travel') },
    'refuses the file of something else': { 'pages.yaml': secondGallery('    - name: projects\n') },
    'asks for a heading where a page has several galleries': {
      'about.yaml': swap('      title: Food\n', ''),
    },
    'refuses a random order in a masonry grid': {
      'pages.yaml': swap('shape: wall\n      shown: all', 'shape: wall\n      order: random'),
    },
  },
  sections: {
    'asks for the file of a section': { 'pages.yaml': swap('name: research', 'name: laboratory') },
    'refuses a section that appears twice': { 'pages.yaml': swap('name: research', 'name: healthcare') },
    'refuses a second résumé': {
      'pages.yaml': swap(
        '    - name: skills\n',
        '    - { name: cv, kind: resume, title: CV }\n    - name: skills\n',
      ),
    },
    'suggests the section in the order of a lens': {
      'lenses.yaml': '- { name: web, title: Web, tags: [React], order: [projects, wrok] }\n',
    },
    'refuses the file of something else': { 'pages.yaml': swap('name: research', 'name: projects') },
    'suggests the section for within': { 'pages.yaml': swap('within: education', 'within: educatoin') },
    'suggests the section in the order of the résumé': {
      'pages.yaml': swap('link: Open', 'link: Open\n      order: [wrok]'),
    },
    'asks for the text of a section': {
      'pages.yaml': section('{ name: method, kind: text, title: How I teach, file: about/method.md }'),
    },
    'asks for the .bib file by name': {
      'papers.bib': publication('a'),
      'pages.yaml': section('{ name: papers, kind: publications, title: Papers }'),
    },
    'refuses a .bib file for another kind of section': {
      'papers.bib': publication('a'),
      'pages.yaml': section('{ name: papers, kind: jobs, title: Papers, file: papers.bib }'),
    },
    'refuses a DOI that is none': {
      'pages.yaml': section('{ name: papers, kind: publications, title: Papers }'),
      'papers.yaml': "- { name: a, title: A, authors: [A. Quill], date: '2025', doi: 'doi.org/10.1' }\n",
    },
  },
  'a .bib file': {
    'reports every entry that is wrong': {
      'pages.yaml': section('{ name: papers, kind: publications, title: Papers, file: papers.bib }'),
      'papers.bib': [
        publication('fine'),
        '@article{comma, title={A} author={B, C}, year=2020}',
        '@article{abbreviation, title={A}, author={B, C}, year=2020, journal=jacs}',
        '@article{no-title, author={B, C}, year=2020}',
        '@article{no-author, title={A}, year=2020}',
        '@article{no-year, title={A}, author={B, C}}',
        '@article{in-press, title={A}, author={B, C}, year={in press}}',
        publication('fine'),
        '@article{commas, title={A}, author={Mira Solano, Bob Jones, Carl Ash}, year=2020}',
        '@article{initials, title={A}, author={Solano, M., Jones, B.}, year=2020}',
        '@article{latex, title={A \\oddcommand b}, author={B, C}, year=2020}',
        '@article{quote, title = "Unclosed, year = 2000}',
        '@article{open, title = {Unclosed {brace}, year = 2020\n}',
      ].join('\n'),
    },
  },
  'UI translations': {
    'suggests the translation that a misspelled one meant': { 'words.yaml': 'words:\n  tryit: Demo\n' },
    'refuses empty and incomplete ones': { 'words.yaml': 'words:\n  tryIt: ""\n  picturesOf: Pictures\n' },
  },
};

/** Content that builds and gets warnings. */
export const suspiciousContent: Cases = {
  publications: {
    'warns of abstracts that a list leaves out': {
      'pages.yaml': section('{ name: papers, kind: publications, title: Papers }'),
      'papers.yaml': `- { name: a, title: A, authors: [A. Quill], date: '2025', abstract: '${'Peat is wet. '.repeat(3200)}' }\n`,
    },
  },
  availability: {
    'reports an end before the beginning': {
      'owner.yaml': (text) => `${text}availability:\n  from: 2027-05\n  until: 2027-04-30\n`,
    },
  },
  notes: {
    'reports two spellings of a tag': withNotes({
      'notes/quay.md': note('date: 2026-02-01\ntags: [TypeScript]'),
      'notes/pier.md': note('date: 2026-02-02\ntags: [typescript]'),
      'notes/bell.md': note('date: 2026-02-03\ntags: [TypeScript]'),
    }),
    'reports a link to a note that is not published yet': withNotes({
      'notes/quay.md': note('date: 2026-02-01', 'See [the pier](/notes/pier).'),
      'notes/pier.md': note('date: 2026-12-02'),
    }),
    'reports notes that no page shows': { 'notes/quay.md': note('date: 2026-02-01') },
  },
  warnings: {
    'names an entry that has been open for more than a year': {
      'work.yaml': swap("'' # still in 2999-12", "''"),
    },
    'names dates that say something else than the fields for machines': {
      'healthcare.yaml': swap('2018 - 2020', '2018 - 2021'),
    },
    'compares the dates of programs': { 'education.yaml': swap('2016 - 2018', '2015 - 2018') },
    'names alt text that repeats the title': { 'art.yaml': swap('alt: Two masts in fog.', 'alt: "Fog!"') },
    'names alt text that says it is a picture': {
      'art.yaml': swap('alt: Two masts', 'alt: A picture of two masts'),
    },
    'names a description that search engines would cut': {
      'pages.yaml': swap(
        'description: What the page Art of this small site shows to a visitor, said in one whole sentence.',
        'description: My art.',
      ),
    },
    'names the first gap between ids': { 'cat.yaml': swap('id: 2', 'id: 4') },
    'names a record listed after a newer one': { 'projects.yaml': swap('date: 2025-02', 'date: 2023-02') },
    'names a caption used twice': { 'cat.yaml': swap('Second of cat', 'first of cat.') },
    'names a caption used in another gallery': { 'food.yaml': swap('Second of food', 'First of travel') },
    'names alt text used twice': {
      'cat.yaml': swap('What the second of cat shows.', 'What the first of cat shows.'),
    },
    'names a picture that is shown twice': { 'cat.yaml': swap('/images/cat/two.jpg', '/images/cat/one.jpg') },
    'names a picture that no record shows': { 'images/art/old.jpg': Buffer.from('ffd8ffe0', 'hex') },
    'names a file among the pictures that is none': { 'images/art/notes.txt': 'later' },
    'names a file that the site does not read': { 'about/old.md': 'I rowed.' },
    'names a skill that nothing shows': { 'skills.yaml': swap('[React]', '[React, Vite]') },
    'sums up skills that nothing shows, as an import brings them': {
      'skills.yaml': swap('[React]', '[React, Vite, Oars, Knots, Tar]'),
    },
    'names a language that is used and not listed': {
      'projects.yaml': swap('languages: TypeScript', 'languages: TypeScript, SQL'),
    },
    'sums up tools that are used and not listed': {
      'projects.yaml': swap("additionalInfo: ''", 'additionalInfo: Leaflet, D3'),
    },
    'names a skill in two spellings': { 'work.yaml': swap('languages: TypeScript', 'languages: Typescript') },

    'names a link to a page without content': {
      'projects.yaml': '[]\n',
      'about/biography.md': 'See [my work](/projects).\n',
    },
    'names a button to a page without content': {
      'projects.yaml': '[]\n',
      'home.yaml': append('buttons: [{ page: projects }]\n'),
    },
    'names a file whose page was removed': {
      'pages.yaml': (text) => text.replace(/- name: contact\n(?: .*\n)+/, ''),
    },
    'names a published letter and its unknown lens': {
      'letters/quay.md': '---\nto: The Quay\npublish: true\nlens: web\n---\n\nDear Sir,\n',
    },
    'names a lens without effect': {
      'lenses.yaml': '- name: space\n  title: Space\n  tags: [rockets, orbit]\n',
    },
    'names links to a part that a page does not have': {
      'about/hobbies.md':
        '[a](/about?photo=travel/ome) [b](/projects#tide-tabel) [c](/projects?show=academics) [d](/experiences#reserch) [e](/art?work=frog)\n',
    },
    'names a security contact that is out of date': {
      'site.yaml': append("security:\n  contact: mailto:ada@quill.example\n  expires: '2025-06-30'\n"),
    },
    'names a gallery that shows hundreds of photos': {
      'travel.yaml': photos(400),
      'about.yaml': swap('name: travel', 'name: travel\n      shown: all'),
    },
    'suggests a page of its own for a long section of a long page': {
      'healthcare.yaml': append(
        Array.from(
          { length: 12 },
          (_, index) =>
            `- { id: ${index + 2}, name: shift-${index + 2}, title: Assistant, organization: Quay Clinic, location: Halifax, dates: 2018 - 2020, start: '2018', end: '2020', description: ['${`Carried files, one by one. `.repeat(24)}'] }\n`,
        ).join(''),
      ),
    },
    'names translations of a language that the site does not have': { 'fr/projects.yaml': '{}\n' },
    'names captions without a video': { 'images/travel/lonely.vtt': 'WEBVTT' },
    'names a language without UI translations': { 'site.yaml': swap('language: en-CA', 'language: sv') },
  },
};

/** Content that must not be published. */
export const sampleLeftovers: Cases = {
  'before publishing': {
    'refuses the name of the sample': { 'owner.yaml': swap('Ada Quill', 'Mira Solano') },
    'refuses accounts of the sample': {
      'owner.yaml': swap('https://github.com/ada-quill', 'https://github.com/mira-solano-sample'),
    },
    'refuses addresses that no one can own': {
      'owner.yaml': swap('ada@ada-quill.ca', 'ada@ada-quill.example'),
    },
    'refuses links of the sample': {
      'projects.yaml': swap(
        "devpostLink: ''",
        'devpostLink: https://devpost.com/software/night-shift-sample',
      ),
    },
    'refuses places of the sample': { 'education.yaml': swap('Example University', 'Northshore University') },
    'refuses traces in long texts': { 'about/hobbies.md': 'I sail.\n\nAs Mira Solano says.\n' },
    'refuses a site without its own address': {
      'site.yaml': swap('https://ada-quill.ca', 'http://localhost:4173'),
    },
    'refuses an unchanged picture of the sample': {
      'images/about/portrait.avif': readFileSync('content/images/about/portrait.avif'),
      'images/about/portrait.jpg': null,
    },
    'refuses a form that nobody would receive': {
      'site.yaml': (text) =>
        text
          .replace('https://forms.ada-quill.ca', 'https://forms.mira-solano.example')
          .replace('3f6c2d9e-0b1a', 'sample-access-key'),
    },
  },
};
