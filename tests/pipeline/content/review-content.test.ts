import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findDateContradiction } from '../../../src/pipeline/content/find-date-contradiction.ts';
import { findLeftovers } from '../../../src/pipeline/content/find-leftovers.ts';
import { readEntries } from '../../../src/pipeline/content/read-content.ts';
import { readLocale } from '../../../src/pipeline/content/read-locale.ts';
import { reviewContent } from '../../../src/pipeline/content/review-content.ts';
import { formatProblems } from '../../../src/pipeline/problems.ts';
import { append, type Change, readTree, swap, type Told, withTree } from './content-tree.ts';

async function warnings(changes: Record<string, Change>, today = '2026-03-01'): Promise<string> {
  return formatProblems(reviewContent(await readTree(changes), today));
}

async function leftovers(changes: Record<string, Change>): Promise<string> {
  return formatProblems(await findLeftovers(await readTree(changes)));
}

async function tellsWarnings(_what: string, changes: Record<string, Change>, ...lines: string[]) {
  expect(await warnings(changes)).toBe(lines.join('\n'));
}

async function tellsLeftovers(_what: string, changes: Record<string, Change>, ...lines: string[]) {
  expect(await leftovers(changes)).toBe(lines.join('\n'));
}

describe('warnings', () => {
  it.each<Told>([
    [
      'names an entry that has been open for more than a year',
      { 'work.yaml': swap("'' # still in 2999-12", "''") },
      'content/work.yaml:8:8  warning: port-office: end is empty, and start is "2024-09", more than a year ago',
      '  An empty end means that it still goes on.',
      '  If it has ended, write when:   end: "2026-03"',
      "  If it goes on, say so for another year:   end: ''  # still in 2026-03",
    ],
    [
      'names dates that say something else than the fields for machines',
      { 'healthcare.yaml': swap('2018 - 2020', '2018 - 2021') },
      'content/healthcare.yaml:6:10  warning: clinic: dates is "2018 - 2021", and end is "2020"',
      '  Visitors read the one, search engines and the résumé the other; they say the same.',
      '  Mend dates or end, whichever is wrong.',
    ],
    [
      'compares the dates of programs',
      { 'education.yaml': swap('2016 - 2018', '2015 - 2018') },
      'content/education.yaml:8:14  warning: example-university: dates is "2015 - 2018", and start is "2016"',
      '  Visitors read the one, search engines and the résumé the other; they say the same.',
      '  Mend dates or start, whichever is wrong.',
    ],
    [
      'names an alternative text that repeats the title',
      { 'art.yaml': swap('alt: Two masts in fog.', 'alt: "Fog!"') },
      'content/art.yaml:4:8  warning: fog: alt is "Fog!", the same as the title',
      '  Someone who cannot see the picture hears both, and learns nothing from the second.',
      '  Say what the picture shows, for example:   alt: "Red gates climb a hill between cedars."',
    ],
    [
      'names an alternative text that says it is a picture',
      { 'art.yaml': swap('alt: Two masts', 'alt: A picture of two masts') },
      'content/art.yaml:4:8  warning: fog: alt begins with "A picture of"',
      '  A screen reader says that it is a picture before it reads the text.',
      '  Begin with what the picture shows.',
    ],
    [
      'names a description that search engines would cut',
      {
        'pages.yaml': swap(
          'description: What the page Art of this small site shows to a visitor, said in one whole sentence.',
          'description: My art.',
        ),
      },
      'content/pages.yaml:62:16  warning: art: description has 7 characters, expected 70 to 155',
      '  Search engines cut what is longer and replace what is shorter.',
      '  Say in one whole sentence what the page shows.',
    ],
    [
      'names the first gap between ids',
      { 'cat.yaml': swap('id: 2', 'id: 4') },
      'content/cat.yaml:6:7  warning: two: id is 4, and the record is number 2 of its list',
      '  Numbers count up from 1 without gaps; visitors see some of them.',
      '  Number the 2 records of this file 1 to 2; this one is:   id: 2',
    ],
    [
      'names a record that stands after a newer one',
      { 'projects.yaml': swap('date: 2025-02', 'date: 2023-02') },
      'content/projects.yaml:26:9  warning: tide-table: date is "2023-02", before that of the record above, which is "2024-05"',
      '  Lists are oldest first, and the page turns them round.',
      '  Move this record above the other one and swap their ids.',
    ],
    [
      'names a caption that stands twice',
      { 'cat.yaml': swap('Second of cat', 'first of cat.') },
      'content/cat.yaml:8:10  warning: two: title is "first of cat.", the same as in content/cat.yaml:3',
      '  Visitors read the same words under two pictures.',
      '  Say what is different about this one.',
    ],
    [
      'names a caption that stands in another gallery',
      { 'food.yaml': swap('Second of food', 'First of travel') },
      'content/food.yaml:8:10  warning: two: title is "First of travel", the same as in content/travel.yaml:3',
      '  Visitors read the same words under two pictures.',
      '  Say what is different about this one.',
    ],
    [
      'names an alternative text that stands twice',
      { 'cat.yaml': swap('What the second of cat shows.', 'What the first of cat shows.') },
      'content/cat.yaml:9:8  warning: two: alt is "What the first of cat shows.", the same as in content/cat.yaml:4',
      '  Visitors read the same words under two pictures.',
      '  Say what is different about this one.',
    ],
    [
      'names a picture that is shown twice',
      { 'cat.yaml': swap('/images/cat/two.jpg', '/images/cat/one.jpg') },
      'content/cat.yaml:10:11  warning: two: source is "/images/cat/one.jpg", the same as in content/cat.yaml:5',
      '  Visitors see the same picture twice.',
      '  Remove one of the two records.',
      '',
      'content/images/cat/two.avif  warning: no record shows this picture',
      '  It is kept and not published.',
      '  Add a record that names it, or move it out of content/images.',
    ],
    [
      'names a picture that no record shows',
      { 'images/art/old.jpg': Buffer.from('ffd8ffe0', 'hex') },
      'content/images/art/old.jpg  warning: no record shows this picture',
      '  It is kept and not published.',
      '  Add a record that names it, or move it out of content/images.',
    ],
    [
      'names a file among the pictures that is none',
      { 'images/art/notes.txt': 'later' },
      'content/images/art/notes.txt  warning: the file is not a picture that the site can show',
      '  Pictures can be JPEG, PNG, WebP, AVIF, TIFF or GIF.',
      '  Export it as JPEG from a picture program, or move it out of content/images.',
    ],
    [
      'names a file that the site does not read',
      { 'about/old.md': 'I rowed.' },
      'content/about/old.md  warning: the site does not read this file',
      '  Nothing in it is shown.',
      '  Name it as `file` of a text in about.yaml, or of a section of kind text in pages.yaml; or move it out of content/.',
    ],
    [
      'names a skill that nothing shows',
      { 'skills.yaml': swap('[React]', '[React, Vite]') },
      'content/skills.yaml:4:19  warning: Frontend: "Vite" is listed, and no project, job or award uses it',
      '  A skill is believed when something shows it.',
      '  Name it in languages, additionalInfo, tools or an award’s skills where you used it, or remove it here.',
    ],
    [
      'sums up skills that nothing shows, as an import brings them',
      { 'skills.yaml': swap('[React]', '[React, Vite, Oars, Knots, Tar]') },
      'content/skills.yaml:4:19  warning: Frontend: "Vite", "Oars", "Knots" and 1 more are listed, and no project, job or award uses them',
      '  A skill is believed when something shows it.',
      '  Name them in languages, additionalInfo, tools or an award’s skills where you used them, or keep those that matter.',
    ],
    [
      'names a language that is used and not listed',
      { 'projects.yaml': swap('languages: TypeScript', 'languages: TypeScript, SQL') },
      'content/projects.yaml:8:14  warning: harbour-map: "SQL" is used here, and content/skills.yaml does not list it',
      '  Visitors look for your languages among your skills.',
      '  Add to a category of content/skills.yaml:   - SQL',
    ],
    [
      'sums up tools that are used and not listed',
      { 'projects.yaml': swap("additionalInfo: ''", 'additionalInfo: Leaflet, D3') },
      'content/skills.yaml  warning: 2 tools are used in projects, jobs or awards and not listed as a skill',
      '  They are Leaflet, D3.',
      '  List those that you want to be asked about; the others can stay as they are.',
    ],
    [
      'names a skill in two spellings',
      { 'work.yaml': swap('languages: TypeScript', 'languages: Typescript') },
      'content/work.yaml:9:14  warning: port-office: "Typescript" is also written "TypeScript"',
      '  Under two spellings the site takes it for two things. Did you mean "TypeScript"?',
    ],
  ])('%s', tellsWarnings);

  it('finds nothing in content that is in order', async () => {
    expect(await warnings({})).toBe('');
  });

  it('does not call two texts the same that are still to be written', async () => {
    const unwritten = (text: string) => text.replace(/title: .*/, "title: ''").replace(/alt: .*/, "alt: ''");
    expect(await warnings({ 'art.yaml': unwritten })).not.toContain('the same as');
  });

  it.each([
    ['2025-04', ''],
    ['2025-01', 'more than a year ago'],
  ])('believes for a year what a comment said in %s', async (month, expected) => {
    expect(await warnings({ 'work.yaml': swap('2999-12', month) })).toContain(expected);
    expect((await warnings({ 'work.yaml': swap('2999-12', month) })) === '').toBe(expected === '');
  });

  it('says that a letter is there for everybody to read', async () => {
    const letter = (fields: string) => ({ 'letters/quay.md': `---\n${fields}---\n\nDear Sir,\n` });
    expect(await warnings(letter('to: The Quay\n'))).toBe('');
    const found = await warnings(letter('publish: true\nlens: web\n'));
    expect(found).toContain(
      'letters/quay.md:2:10  warning: this letter is published at /files/letter-quay.pdf',
    );
    expect(found).toContain('letters/quay.md:3:7  warning: lens is "web", which is no lens');
  });

  it('names a lens that brings nothing to the front', async () => {
    expect(
      await warnings({ 'lenses.yaml': '- name: space\n  title: Space\n  tags: [rockets, orbit]\n' }),
    ).toBe(
      [
        'content/lenses.yaml:3:9  warning: space: none of its tags stands in a project, a job, a program or an award',
        '  Whoever follows its link sees the pages as everybody does. Its tags are rockets, orbit.',
        '  Use words that your entries use, or remove the lens.',
      ].join('\n'),
    );
    expect(await warnings({ 'lenses.yaml': '- name: web\n  title: Web\n  tags: [React]\n' })).toBe('');
  });

  it.each([
    ['/about?photo=travel/one', null],
    ['/projects#tide-table', null],
    ['/projects?show=academic', null],
    ['/experiences#awards', null],
    ['/art?work=fog', null],
    ['/contact#content', null],
    ['/about?photo=travel/ome', '/about?photo=travel/one'],
    ['/projects#tide-tabel', '/projects#tide-table'],
    ['/projects?show=academics', '/projects?show=academic'],
    ['/experiences#reserch', '/experiences#research'],
    ['/art?work=frog', '/art?work=fog'],
  ])('looks where the link %s leads', async (href, meant) => {
    expect(await warnings({ 'about/hobbies.md': `I sail.\n\nSee [this](${href}).\n` })).toBe(
      meant === null
        ? ''
        : [
            `content/about/hobbies.md:3:12  warning: a link leads to "${href}", and there is no such thing on that page`,
            `  Visitors arrive at the page and do not find what was promised. Did you mean "${meant}"?`,
          ].join('\n'),
    );
  });

  it('does not call a picture unused whose record cannot be read yet', async () => {
    const unclosed = (text: string) => text.replace('title: First of travel', 'title: "First of travel');
    expect(await warnings({ 'travel.yaml': unclosed, 'images/travel/old.jpg': 'x' })).toBe(
      [
        'content/images/travel/old.jpg  warning: no record shows this picture',
        '  It is kept and not published.',
        '  Add a record that names it, or move it out of content/images.',
      ].join('\n'),
    );
  });

  it.each([
    ['missing', null],
    ['empty', ''],
  ])('calls no picture unused whose list is %s', async (_state, list) => {
    const seen = await warnings({ 'art.yaml': list, 'images/travel/old.jpg': 'x' });
    expect(seen).not.toContain('images/art/fog.png');
    expect(seen).toContain('content/images/travel/old.jpg  warning: no record shows this picture');
  });

  it('takes an award that was given for a skill as proof of it', async () => {
    const changes = {
      'skills.yaml': swap('[React]', '[React, Vite]'),
      'awards.yaml': append('  skills: Vite\n'),
    };
    expect(await warnings(changes)).toBe('');
  });
});

describe('before publishing', () => {
  it.each<Told>([
    [
      'refuses the name of the sample',
      { 'owner.yaml': swap('Ada Quill', 'Mira Solano') },
      'content/owner.yaml:1:7  name holds "Mira Solano", the name of the sample person',
      '  The published site would show it as yours.',
      '  Replace it with your own, or remove what it stands in.',
    ],
    [
      'refuses accounts of the sample',
      {
        'owner.yaml': swap('https://github.com/ada-quill', 'https://github.com/mira-solano-sample'),
      },
      'content/owner.yaml:9:14  profiles[1].address holds "mira-solano-sample", an account of the sample',
      '  The published site would show it as yours.',
      '  Replace it with your own, or remove what it stands in.',
    ],
    [
      'refuses addresses that no one can own',
      { 'owner.yaml': swap('ada@ada-quill.ca', 'ada@ada-quill.example') },
      'content/owner.yaml:4:8  email holds "@ada-quill.example", an address that no one can own',
      '  The published site would show it as yours.',
      '  Replace it with your own, or remove what it stands in.',
    ],
    [
      'refuses links of the sample',
      {
        'projects.yaml': swap(
          "devpostLink: ''",
          'devpostLink: https://devpost.com/software/night-shift-sample',
        ),
      },
      'content/projects.yaml:12:16  harbour-map: devpostLink holds "night-shift-sample", an account of the sample',
      '  The published site would show it as yours.',
      '  Replace it with your own, or remove what it stands in.',
    ],
    [
      'refuses places of the sample',
      { 'education.yaml': swap('Example University', 'Northshore University') },
      'content/education.yaml:2:11  example-university: school holds "Northshore University", an invented place of the sample',
      '  The published site would show it as yours.',
      '  Replace it with your own, or remove what it stands in.',
    ],
    [
      'refuses traces in long texts',
      { 'about/hobbies.md': 'I sail.\n\nAs Mira Solano says.\n' },
      'content/about/hobbies.md:3:4  the text holds "Mira Solano", the name of the sample person',
      '  The published site would show it as yours.',
      '  Replace it with your own, or remove what it stands in.',
    ],
    [
      'refuses a site without an address of its own',
      { 'site.yaml': swap('https://ada-quill.ca', 'http://localhost:4173') },
      'content/site.yaml:1:6  url is "http://localhost:4173", expected the address under which you publish',
      '  Links, share cards and the list of pages for search engines are made from it.',
      '  Write, for example:   url: https://your-name.github.io',
    ],
    [
      'refuses a form that nobody would receive',
      {
        'site.yaml': (text) =>
          text
            .replace('https://forms.ada-quill.ca', 'https://forms.mira-solano.example')
            .replace('3f6c2d9e-0b1a', 'sample-access-key'),
      },
      'content/site.yaml:5:12  form.service is "https://forms.mira-solano.example", expected the address of a form service',
      '  Nobody would receive what visitors write.',
      '  Write, for example:   service: https://api.web3forms.com',
      '',
      'content/site.yaml:6:14  form.accessKey is "sample-access-key", expected a key of your own',
      '  Nobody would receive what visitors write.',
      '  Write, for example:   accessKey: the-key-your-form-service-gave-you',
    ],
  ])('%s', tellsLeftovers);

  it('accepts content without a trace of the sample', async () => {
    expect(await leftovers({})).toBe('');
  });

  it('accepts words that only look like the sample', async () => {
    expect(
      await leftovers({
        'about/hobbies.md':
          'I keep a [code-sample](https://github.com/ada-quill/grpc-sample), for example.\n',
      }),
    ).toBe('');
  });
});

describe('pictures of the sample', () => {
  const portrait = path.resolve(import.meta.dirname, '../../../content/images/about/portrait.avif');

  it('are refused before publishing while they are unchanged, wherever a record shows them', async () => {
    const changes = {
      'images/about/portrait.avif': await readFile(portrait),
      'images/about/portrait.jpg': null,
    };
    const problems = await withTree(changes, async (dir) => findLeftovers(await readEntries(dir)));
    expect(formatProblems(problems)).toBe(
      [
        'content/about.yaml:2:11  portrait.source is "/images/about/portrait.jpg", a picture of the sample, unchanged',
        '  The published site would show it as yours.',
        '  Put a picture of your own in its place, or remove the record.',
      ].join('\n'),
    );
  });

  it('are told apart from all others', async () => {
    expect(await withTree({}, async (dir) => findLeftovers(await readEntries(dir)))).toEqual([]);
  });
});

describe('dates in words and for machines', () => {
  it.each([
    ['Sep 2025 - Present', '2025-09', '', null],
    ['Sep 2025 – present', '2025-09-15', '', null],
    ['2024 - May 2027', '2024', '2027-05', null],
    ['2024 - May 2027', '2024-09', '2027', null],
    ['Sep - Dec 2023', '2023-09', '2023-12', null],
    ['May 2020 to August 2020', '2020-05', '2020-08', null],
    ['Summer 2023', '2023-06', '2023-08', null],
    ['One winter', '2023', '2024', null],
    ['Sep 2024 - Present', '2025-09', '', 'start'],
    ['Oct 2025 - Present', '2025-09', '', 'start'],
    ['2018 - 2022', '2018', '2021', 'end'],
    ['2018 - 2022', '2018', '', 'end'],
    ['2018 - Present', '2018', '2022', 'end'],
    ['Sep - Nov 2023', '2023-09', '2023-12', 'end'],
    ['Sep 2016', '2016-09', null, null],
    ['Sep 2017', '2016-09', null, 'start'],
    ['sept. 2025 - aujourd’hui', '2025-09', '', null, 'fr'],
    ['depuis octobre 2025', '2025-09', '', 'start', 'fr'],
    ['août 2023 - en cours', '2023-08', '', null, 'fr'],
    ['août 2023 - aujourd’hui', '2023-08', '2024', 'end', 'fr'],
    ['od września 2025', '2025-09', '', null, 'pl'],
    ['2025年11月〜現在', '2025-11', '', null, 'ja'],
    ['2025年11月〜2026年1月', '2025-11', '2026-02', 'end', 'ja'],
    ['9/2025 – 12/2025', '2025-09', '2025-12', null, 'vi'],
    ['سبتمبر 2025 – الآن', '2025-10', '', 'start', 'ar'],
  ])('compares %j with %j and %j', async (shown, start, end, expected, language = 'en') => {
    const { locale } = await readLocale(language);
    expect(findDateContradiction(shown, start, end, locale)).toBe(expected);
  });
});

it('names a gallery that puts hundreds of photos on one page, and none that shows some of them', async () => {
  const read = await readTree({});
  const [gallery] = read.entries?.galleries ?? [];
  if (!gallery?.photos[0]) throw new Error('the small content has no photo');
  gallery.photos = Array.from({ length: 400 }, () => gallery.photos[0] as (typeof gallery.photos)[number]);
  const told = () => formatProblems(reviewContent(read, '2026-03-01')).split('\n');
  gallery.shown = 'all';
  expect(told()).toEqual([
    'content/travel.yaml  warning: the page "about" shows 400 photos at once',
    '  Whoever opens it loads the words of all of them before the first is seen.',
    '  Write   shown: 12   for this gallery in about.yaml: a link below leads to a page with all of them, which stays light.',
  ]);
  gallery.shown = 12;
  expect(told()).toEqual(['']);
});
