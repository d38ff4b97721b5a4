import { chmod } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readEntries } from '../../../src/pipeline/content/read-content.ts';
import { formatProblems } from '../../../src/pipeline/problems.ts';
import { append, type Change, complaints, swap, type Told, withTree } from './content-tree.ts';

async function tells(_what: string, changes: Record<string, Change>, ...lines: string[]): Promise<void> {
  expect(await complaints(changes)).toBe(lines.join('\n'));
}

describe('a field', () => {
  it.each<Told>([
    [
      'names a missing field, what it is for and a line to add',
      { 'projects.yaml': swap('      alt: A list of departures.\n', '') },
      'content/projects.yaml:17:7  before publishing: harbour-map: images[1].alt is missing',
      '  What the picture shows, in one plain sentence, for people who cannot see it. Not the caption again.',
      '  Add to this entry:   alt: A map of the harbour with three ferries and their delays.',
    ],
    [
      'names a missing group of fields',
      {
        'site.yaml': swap("pictures:\n  credit: Ada Quill\n  licence: ''\n  largest: 1600\n", ''),
      },
      'content/site.yaml:1:1  pictures is missing',
      '  What holds for all pictures.',
      '  Add to this entry:',
      '    pictures:',
      '      credit: Ada Quill',
      '      licence: https://creativecommons.org/licenses/by/4.0/',
      '      largest: 1600',
    ],
    [
      'names a missing list',
      { 'skills.yaml': swap('  skills: [TypeScript]\n', '') },
      'content/skills.yaml:1:3  Languages: skills is missing',
      '  Skills, spelled as in your projects and jobs.',
      '  Add to this entry:',
      '    skills:',
      '      - TypeScript',
      '      - SQL',
    ],
    [
      'tells an empty field from a missing one',
      { 'art.yaml': swap('alt: Two masts in fog.', 'alt:') },
      'content/art.yaml:4:3  before publishing: fog: alt is empty',
      '  What the picture shows, in one plain sentence, for people who cannot see it. Not the caption again.',
      '  Write, for example:   alt: Red gates climb a hill between cedars, with morning light on the steps.',
    ],
    [
      'offers "" where a field may be empty',
      { 'work.yaml': swap("end: '' # still in 2999-12", 'end:') },
      'content/work.yaml:8:3  port-office: end is empty',
      '  Last day, month or year for machines; "" while it still goes on.',
      '  Write, for example:   end: ""',
    ],
    [
      'refuses text that is only spaces',
      { 'art.yaml': swap('title: Fog', "title: '  '") },
      'content/art.yaml:3:10  before publishing: fog: title is empty',
      '  Caption, shown to everyone.',
      '  Write, for example:   title: Dawn at Fushimi Inari, Kyoto, Japan',
    ],
    [
      'sees that a value became a note',
      { 'art.yaml': swap('title: Fog', 'title: #3 of the fog') },
      'content/art.yaml:3:3  before publishing: fog: title is empty, because its value begins with #',
      '  Without quotes, # begins a note that no one reads.',
      '  Put the value in quotes:   title: "#3 of the fog"',
    ],
    [
      'finds the field that an unknown one was meant to be',
      { 'art.yaml': swap('alt:', 'atl:') },
      'content/art.yaml:4:3  fog: atl is not a field of this entry',
      '  Did you mean "alt"?',
    ],
    [
      'finds a field written with a capital letter',
      { 'art.yaml': swap('alt:', 'Alt:') },
      'content/art.yaml:4:3  fog: Alt is not a field of this entry',
      '  Did you mean "alt"?',
    ],
    [
      'lists the fields when an unknown one is like none of them',
      { 'art.yaml': swap('  alt:', '  colour: grey\n  alt:') },
      'content/art.yaml:4:3  fog: colour is not a field of this entry',
      '  Its fields are id, name, formerly, title, alt, source.',
      '  Remove the line, or use one of these fields.',
    ],
    [
      'asks for quotes around a year',
      { 'education.yaml': swap("start: '2016'", 'start: 2016') },
      'content/education.yaml:9:14  example-university: programs[0].start is 2016, expected text',
      '  First day, month or year for machines: YYYY, YYYY-MM or YYYY-MM-DD.',
      '  Write:   start: "2016"',
    ],
    [
      'asks for text instead of true',
      { 'art.yaml': swap('title: Fog', 'title: true') },
      'content/art.yaml:3:10  fog: title is true, expected text',
      '  Caption, shown to everyone.',
      '  Write:   title: "true"',
    ],
    [
      'asks for a number without quotes',
      { 'art.yaml': swap('id: 1', "id: '1'") },
      'content/art.yaml:1:7  fog: id is "1", expected a whole number',
      '  Number of the record: 1 for the oldest, counting up, no number twice.',
      '  Write:   id: 1',
    ],
    [
      'asks for a whole number',
      { 'art.yaml': swap('id: 1', 'id: one') },
      'content/art.yaml:1:7  fog: id is "one", expected a whole number',
      '  Number of the record: 1 for the oldest, counting up, no number twice.',
      '  Write, for example:   id: 1',
    ],
    [
      'refuses a number below the first',
      { 'art.yaml': swap('id: 1', 'id: 0') },
      'content/art.yaml:1:7  fog: id is 0, expected 1 or more',
      '  Number of the record: 1 for the oldest, counting up, no number twice.',
      '  Write, for example:   id: 1',
    ],
    [
      'refuses a number with a fraction',
      { 'site.yaml': swap('2025', '2025.5') },
      'content/site.yaml:3:16  copyrightYear is 2025.5, expected a whole number',
      '  Year shown after © in the footer.',
      '  Write, for example:   copyrightYear: 2025',
    ],
    [
      'refuses a year beyond reason',
      { 'site.yaml': swap('2025', '20255') },
      'content/site.yaml:3:16  copyrightYear is 20255, expected 2100 or less',
      '  Year shown after © in the footer.',
      '  Write, for example:   copyrightYear: 2025',
    ],
    [
      'asks for a list instead of text',
      { 'work.yaml': swap('[Built the berth plan.]', 'Built the berth plan.') },
      'content/work.yaml:11:16  port-office: description is "Built the berth plan.", expected a list',
      '  What you did, a line each; may be left out.',
      '  Write:',
      '    description:',
      '      - Built the berth plan.',
    ],
    [
      'asks for text with commas instead of a list',
      { 'work.yaml': swap('tools: React', 'tools: [React, Vite]') },
      'content/work.yaml:10:10  port-office: tools is a list, expected text',
      '  Tools, frameworks and APIs, separated by commas; may be left out.',
      '  Write:   tools: React, Vite',
    ],
    [
      'refuses an empty list where one entry is needed',
      { 'work.yaml': swap('[Built the berth plan.]', '[]') },
      'content/work.yaml:11:16  port-office: description is an empty list, expected a list with at least 1 entry',
      '  What you did, a line each; may be left out.',
      '  Write, for example:',
      '    description:',
      '      - Built the settings screen.',
      '      - Halved the time the tests take.',
    ],
    [
      'asks for a group of fields instead of text',
      {
        'about.yaml': swap(
          'portrait:\n  source: /images/about/portrait.jpg\n  alt: A woman on a quay.\n',
          'portrait: me.jpg\n',
        ),
      },
      'content/about.yaml:1:11  portrait is "me.jpg", expected a group of fields',
      '  Your picture.',
      '  Write, for example:',
      '    portrait:',
      '      source: /images/about/portrait.jpg',
      '      alt: A woman with round glasses smiles beside a window.',
    ],
    [
      'asks for text instead of a group of fields',
      { 'art.yaml': swap('title: Fog', 'title: {a: b}') },
      'content/art.yaml:3:10  fog: title is a group of fields, expected text',
      '  Caption, shown to everyone.',
      '  Write, for example:   title: Dawn at Fushimi Inari, Kyoto, Japan',
    ],
    [
      'finds the category that was meant',
      { 'projects.yaml': swap('category: academic', 'category: acedemic') },
      'content/projects.yaml:25:13  tide-table: category is "acedemic", expected personal, academic or hackathon',
      '  Categories are named in content/pages.yaml. Did you mean "academic"?',
    ],
    [
      'lists the categories when none is near',
      { 'projects.yaml': swap('category: academic', 'category: work') },
      'content/projects.yaml:25:13  tide-table: category is "work", expected personal, academic or hackathon',
      '  Categories are named in content/pages.yaml.',
      '  Write, for example:   category: personal',
    ],
    [
      'lists the sizes of a picture',
      { 'site.yaml': swap('1600', '1800') },
      'content/site.yaml:11:12  pictures.largest is 1800, expected 1600 or 2400',
      '  Width in pixels of the largest published picture: 1600, or 2400 for big screens (twice the build time).',
      '  Write, for example:   largest: 1600',
    ],
    [
      'mends a name for addresses',
      { 'art.yaml': swap('name: fog', 'name: "Fög & Mist"') },
      'content/art.yaml:2:9  Fög & Mist: name is "Fög & Mist", expected a short name in lower-case letters, digits and hyphens',
      '  Short name used in addresses: lower-case letters, digits and hyphens, unique in its list. Did you mean "fog-mist"?',
    ],
    [
      'mends a language tag',
      { 'site.yaml': swap('en-CA', 'en_CA') },
      'content/site.yaml:2:11  language is "en_CA", expected a language tag such as en-CA',
      '  Language of the words, as a BCP 47 tag. Did you mean "en-CA"?',
    ],
    [
      'adds https:// to an address',
      { 'projects.yaml': swap('https://github.com/ada-quill', 'github.com/ada-quill') },
      'content/projects.yaml:10:11  harbour-map: github is "github.com/ada-quill/harbour-map", expected an address that starts with https://, http:// or mailto:, or ""',
      '  Address of the code; "" or left out when it is not public. Did you mean "https://github.com/ada-quill/harbour-map"?',
    ],
    [
      'mends the beginning of a profile’s address',
      { 'owner.yaml': swap('https://github.com/ada-quill', 'https//github.com/ada-quill') },
      'content/owner.yaml:9:14  profiles[1].address is "https//github.com/ada-quill", expected your name on GitHub, or the address of your page there',
      '  A page there has an address like https://github.com/…. Did you mean "https://github.com/ada-quill"?',
    ],
    [
      'refuses a page on another network',
      { 'owner.yaml': swap('https://github.com/ada-quill', 'gitlab.com/ada-quill') },
      'content/owner.yaml:9:14  profiles[1].address is "gitlab.com/ada-quill", expected a page on GitHub',
      '  This one is on GitLab.',
      '  If it is the page you mean, write above it:   network: gitlab',
    ],
    [
      'asks for the whole address on a network it does not know',
      { 'owner.yaml': swap('network: instagram', 'network: Blog') },
      'content/owner.yaml:13:14  profiles[3].address is "@ada.quill", expected a whole address',
      '  What names alone mean is known of the networks in docs/content.md only.',
      '  Open your page in a browser and copy the address from its address bar.',
    ],
    [
      'refuses an address that is a script',
      { 'projects.yaml': swap("activeLink: ''", 'activeLink: javascript:alert(1)') },
      'content/projects.yaml:11:15  harbour-map: activeLink is "javascript:alert(1)", expected an address that starts with https://, http:// or mailto:, or ""',
      '  Address where it can be tried; "" for none. Once it is shut down: { url: the address, status: offline }.',
      '  Write, for example:   activeLink: https://example.com/page',
    ],
    [
      'refuses an address of a file',
      { 'projects.yaml': swap("activeLink: ''", 'activeLink: file:///etc/passwd') },
      'content/projects.yaml:11:15  harbour-map: activeLink is "file:///etc/passwd", expected an address that starts with https://, http:// or mailto:, or ""',
      '  Address where it can be tried; "" for none. Once it is shut down: { url: the address, status: offline }.',
      '  Write, for example:   activeLink: https://example.com/page',
    ],
    [
      'refuses a mail address without a domain',
      { 'owner.yaml': swap('ada@ada-quill.ca', 'ada-quill.ca') },
      'content/owner.yaml:4:8  email is "ada-quill.ca", expected a mail address, or ""',
      '  Mail address, without "mailto:". May be left out.',
      '  Write, for example:   email: name@domain.example',
    ],
    [
      'takes mailto: from a mail address',
      { 'owner.yaml': swap('email: ada@', 'email: mailto:ada@') },
      'content/owner.yaml:4:8  email is "mailto:ada@ada-quill.ca", expected a mail address, or ""',
      '  Mail address, without "mailto:". May be left out. Did you mean "ada@ada-quill.ca"?',
    ],
    [
      'refuses a path that leaves content/',
      { 'about.yaml': swap('about/hobbies.md', '../../package.json') },
      'content/about.yaml:9:11  texts[2].file is "../../package.json", expected a Markdown file in content/, such as about/biography.md',
      '  Markdown file in content/ that holds the text.',
      '  Write, for example:   file: about/biography.md',
    ],
  ])('%s', tells);

  it('finds the list that the label of the homepage was meant to tell of', async () => {
    const label = (of: string) =>
      append(`label:\n  of: ${of}\n  rows: [{ label: Latest, value: '{title}' }]\n`);
    expect(await complaints({ 'home.yaml': label('project') })).toBe(
      [
        'content/home.yaml:4:7  label.of is "project", which is no section and no gallery',
        '  The lists are projects, resume, skills, work, education, awards, healthcare, research, travel, food, cat, art. Did you mean "projects"?',
      ].join('\n'),
    );
    expect(await complaints({ 'home.yaml': label('travel') })).toBe('');
  });

  it('names an address of the site that a server could read as more than an address', async () => {
    const url = /url: \S+/;
    expect(
      await complaints({
        'site.yaml': (text: string) => text.replace(url, 'url: "https://ada.example/a;b"'),
      }),
    ).toContain(
      'url is "https://ada.example/a;b", expected an address that starts with https:// or http:// and ends with a host or a folder, without ? or #',
    );
  });

  it.each([
    ['with spaces', 'Ada Quill'],
    ['of the network itself', 'https://github.com'],
    ['that is a script', 'javascript:alert(1)'],
  ])('refuses a profile’s address %s', async (_what, address) => {
    expect(await complaints({ 'owner.yaml': swap('https://github.com/ada-quill', address) })).toBe(
      [
        `content/owner.yaml:9:14  profiles[1].address is "${address}", expected your name on GitHub, or the address of your page there`,
        '  A page there has an address like https://github.com/….',
        '  Open your page in a browser and copy the address from its address bar.',
      ].join('\n'),
    );
  });

  it('explains what is wrong with a demo that is offline', async () => {
    const retired = (status: string) => ({
      'projects.yaml': swap("activeLink: ''", `activeLink: { url: https://harbour.ca, ${status} }`),
    });
    expect(await complaints(retired('status: offline'))).toBe('');
    expect(await complaints(retired('status: gone'))).toBe(
      [
        'content/projects.yaml:11:50  harbour-map: activeLink.status is "gone", expected offline',
        '  offline: it has been shut down; the page says so instead of linking to it.',
        '  Write, for example:   status: offline',
      ].join('\n'),
    );
    expect(await complaints(retired('stauts: offline'))).toBe(
      [
        'content/projects.yaml:11:42  harbour-map: activeLink.stauts is not a field of this entry',
        '  Did you mean "status"?',
      ].join('\n'),
    );
  });
});

describe('a date', () => {
  it.each<Told>([
    [
      'explains a month that does not exist',
      { 'projects.yaml': swap('date: 2025-02', 'date: "2024-13-02"') },
      'content/projects.yaml:26:9  tide-table: date is "2024-13-02", expected a real date as YYYY, YYYY-MM or YYYY-MM-DD',
      '  There is no month 13. Did you mean "2024-02-13"?',
    ],
    [
      'explains a day that does not exist',
      { 'projects.yaml': swap('date: 2025-02', 'date: "2023-02-29"') },
      'content/projects.yaml:26:9  tide-table: date is "2023-02-29", expected a real date as YYYY, YYYY-MM or YYYY-MM-DD',
      '  February 2023 has 28 days. Did you mean "2023-02-28"?',
    ],
    [
      'mends a date with slashes',
      { 'projects.yaml': swap('date: 2025-02', 'date: 2025/2/7') },
      'content/projects.yaml:26:9  tide-table: date is "2025/2/7", expected a real date as YYYY, YYYY-MM or YYYY-MM-DD',
      '  When it was finished or last worked on: YYYY, YYYY-MM or YYYY-MM-DD. Did you mean "2025-02-07"?',
    ],
    [
      'mends a date in words',
      { 'projects.yaml': swap('date: 2025-02', 'date: Feb 2025') },
      'content/projects.yaml:26:9  tide-table: date is "Feb 2025", expected a real date as YYYY, YYYY-MM or YYYY-MM-DD',
      '  When it was finished or last worked on: YYYY, YYYY-MM or YYYY-MM-DD. Did you mean "2025-02"?',
    ],
    [
      'refuses words that are no date',
      { 'projects.yaml': swap('date: 2025-02', 'date: last winter') },
      'content/projects.yaml:26:9  tide-table: date is "last winter", expected a real date as YYYY, YYYY-MM or YYYY-MM-DD',
      '  When it was finished or last worked on: YYYY, YYYY-MM or YYYY-MM-DD.',
      '  Write, for example:   date: "2025-09"',
    ],
    [
      'turns "Present" into an empty end',
      { 'work.yaml': swap("end: ''", 'end: Present') },
      'content/work.yaml:8:8  port-office: end is "Present", expected a real date as YYYY, YYYY-MM or YYYY-MM-DD, or ""',
      '  Last day, month or year for machines; "" while it still goes on.',
      '  Write:   end: ""',
    ],
    [
      'refuses an end before the start',
      { 'healthcare.yaml': swap("end: '2020'", "end: '2017'") },
      'content/healthcare.yaml:8:8  clinic: end is "2017", expected a date not before start, which is "2018"',
      '  Something cannot end before it starts.',
      '  If the two are swapped, write:   start: "2017"   and   end: "2018"',
    ],
  ])('%s', tells);
});

describe('a list', () => {
  it.each<Told>([
    [
      'names the record that has an id already',
      { 'travel.yaml': swap('id: 2', 'id: 1') },
      'content/travel.yaml:6:7  id is 1, which one in line 1 already has',
      '  Each record of a list has a number of its own.',
      '  Write the next free number:   id: 2',
    ],
    [
      'refuses ids that count down',
      { 'travel.yaml': (t) => t.replace('id: 1', 'id: 3') },
      'content/travel.yaml:6:7  id is 2, expected a number above 3, the one before it',
      '  Lists are oldest first: the numbers count up from 1.',
      '  Move the record to its place, or number the records 1, 2, 3 from the first to the last.',
    ],
    [
      'names the record that has a name already',
      { 'travel.yaml': swap('name: two', 'name: one') },
      'content/travel.yaml:7:9  name is "one", which the record in line 2 already has',
      '  Each record of a list has a name of its own.',
      '  Write another one, for example:   name: one-2',
    ],
    [
      'looks into the programs of a school',
      {
        'education.yaml': (t) =>
          t.replace('id: 2', 'id: 1').replace('name: computer-science', 'name: biology'),
      },
      'content/education.yaml:11:11  id is 1, which biology in line 5 already has',
      '  Each record of a list has a number of its own.',
      '  Write the next free number:   id: 2',
      '',
      'content/education.yaml:12:13  name is "biology", which the record in line 6 already has',
      '  Each record of a list has a name of its own.',
      '  Write another one, for example:   name: biology-2',
    ],
    [
      'refuses a category of skills that stands twice',
      { 'skills.yaml': swap('name: Frontend', 'name: Languages') },
      'content/skills.yaml:3:9  name is "Languages", which the record in line 1 already has',
      '  Each record of a list has a name of its own.',
      '  Write another one, for example:   name: Languages-2',
    ],
    [
      'refuses a skill that stands twice in its category',
      { 'skills.yaml': swap('[React]', '[React, Vite, React]') },
      'content/skills.yaml:4:25  Frontend: skills[2] is "React", which stands in this category already',
      '  A category names each skill once.',
      '  Remove this line.',
    ],
    [
      'asks for a list where the file holds one record',
      { 'art.yaml': (t) => t.replace('- id', '  id') },
      'content/art.yaml:1:3  the file holds one group of fields, expected a list of records',
      '  Each record begins with a hyphen and a space; its fields stand below one another.',
      '  Put "- " before the first field of each record and two spaces before the others.',
    ],
    [
      'asks for fields where the file holds a list',
      { 'owner.yaml': '- name: Ada\n' },
      'content/owner.yaml:1:1  the file holds a list, expected fields, one on each line',
      '  Each line is a field, a colon, a space and a value.',
      '  docs/content.md shows the fields.',
    ],
    [
      'asks for fields where the file holds plain text',
      { 'owner.yaml': 'Ada Quill\n' },
      'content/owner.yaml:1:1  the file holds plain text, expected fields, one on each line',
      '  Each line is a field, a colon, a space and a value.',
      '  docs/content.md shows the fields.',
    ],
    [
      'speaks of a record without a name by its place',
      { 'art.yaml': swap('  name: fog\n', '') },
      'content/art.yaml:1:3  record 1: name is missing',
      '  Short name used in addresses: lower-case letters, digits and hyphens, unique in its list.',
      '  Add to this entry:   name: fushimi-inari-dawn',
    ],
    [
      'asks for fields where a list holds plain text',
      { 'art.yaml': append('- fog\n') },
      'content/art.yaml:6:3  record 2: it is "fog", expected fields, one on each line',
      '  A record begins with a hyphen, a space and its first field; the others stand below it.',
      '  Begin it like this:   - id: …',
    ],
  ])('%s', tells);
});

describe('a picture', () => {
  it.each<Told>([
    [
      'finds the picture that was meant',
      { 'travel.yaml': swap('/images/travel/one.jpg', '/images/travel/oen.jpg') },
      'content/travel.yaml:5:11  one: source is "/images/travel/oen.jpg", and there is no such picture',
      '  It is looked for as content/images/travel/oen with the ending jpg, jpeg, png, webp, avif, tif, tiff or gif. Did you mean "/images/travel/one.jpg"?',
    ],
    [
      'says where to put a picture that does not exist',
      { 'travel.yaml': swap('/images/travel/one.jpg', '/images/travel/lighthouse.jpg') },
      'content/travel.yaml:5:11  one: source is "/images/travel/lighthouse.jpg", and there is no such picture',
      '  It is looked for as content/images/travel/lighthouse with the ending jpg, jpeg, png, webp, avif, tif, tiff or gif.',
      '  Put the picture there:   content/images/travel/lighthouse.jpg',
    ],
    [
      'tells names apart that differ in capital letters',
      {
        'images/travel/one.jpg': null,
        'images/travel/One.JPG': Buffer.from('ffd8ffe0', 'hex'),
      },
      'content/travel.yaml:5:11  one: source is "/images/travel/one.jpg", and the picture is called content/images/travel/One.JPG',
      '  Capital and small letters differ: on a web server these are two names.',
      '  Rename the file:   content/images/travel/One.JPG   to   content/images/travel/one.JPG',
    ],
    [
      'refuses two pictures of one name',
      { 'images/travel/one.png': Buffer.from('89504e470d0a1a0a', 'hex') },
      'content/travel.yaml:5:11  one: source is "/images/travel/one.jpg", which could be content/images/travel/one.jpg or content/images/travel/one.png',
      '  The name before the ending decides, so there can be only one file of that name.',
      '  Keep one of them and move the others out of content/images.',
    ],
    [
      'refuses two pictures of one name that no record shows',
      {
        'images/travel/x.png': Buffer.from('89504e470d0a1a0a', 'hex'),
        'images/travel/x.jpg': Buffer.from('ffd8ffe0', 'hex'),
      },
      'content/images/travel/x.jpg  2 pictures have the same name before the ending',
      '  They are content/images/travel/x.jpg, content/images/travel/x.png; a record could mean each of them.',
      '  Keep one of them and move the others out of content/images.',
    ],
    [
      'names a kind of picture that it cannot read',
      { 'images/travel/one.jpg': null, 'images/travel/one.heic': 'x' },
      'content/travel.yaml:5:11  one: source is "/images/travel/one.jpg", and the file there is content/images/travel/one.heic',
      '  Pictures can be JPEG, PNG, WebP, AVIF, TIFF or GIF.',
      '  Open it in a picture program and export it as JPEG, with the best quality.',
    ],
    [
      'says that a picture is a folder, and what to do with the picture in it',
      {
        'images/travel/one.jpg': null,
        'images/travel/one.jpg/IMG_0412.jpg': Buffer.from('ffd8ffe0', 'hex'),
      },
      'content/travel.yaml:5:11  one: source is "/images/travel/one.jpg", and content/images/travel/one.jpg is a folder',
      '  A picture is a file; a folder can hold pictures but not be one.',
      '  Take the picture out of it, remove the folder, then rename the picture:   content/images/travel/one.jpg/IMG_0412.jpg   to   content/images/travel/one.jpg',
    ],
    [
      'says that a picture is a folder without pictures',
      { 'images/travel/one.jpg': null, 'images/travel/one.jpg/notes.txt': 'Not yet.' },
      'content/travel.yaml:5:11  one: source is "/images/travel/one.jpg", and content/images/travel/one.jpg is a folder',
      '  A picture is a file; a folder can hold pictures but not be one.',
      '  Rename the folder, and put the picture itself there:   content/images/travel/one.jpg',
    ],
    [
      'mends the path of a picture',
      { 'travel.yaml': swap('/images/travel/one.jpg', 'content/images/travel/One.PNG') },
      'content/travel.yaml:5:11  one: source is "content/images/travel/One.PNG", expected a path like /images/travel/name.jpg',
      '  Public path of the picture or video (mp4, mov, webm). The original lies in content/ at the same path, in any folder below content/images; the own ending of a picture may be jpg, png, webp, avif, tiff or gif. Did you mean "/images/travel/one.jpg"?',
    ],
  ])('%s', tells);

  it('takes a picture of any folder, and asks for a folder that was misspelt', async () => {
    expect(await complaints({ 'travel.yaml': swap('/images/travel/one.jpg', '/images/food/one.jpg') })).toBe(
      '',
    );
    expect(
      await complaints({ 'travel.yaml': swap('/images/travel/one.jpg', '/images/travle/one.jpg') }),
    ).toBe(
      [
        'content/travel.yaml:5:11  one: source is "/images/travle/one.jpg", and there is no such picture',
        '  It is looked for as content/images/travle/one with the ending jpg, jpeg, png, webp, avif, tif, tiff or gif. Did you mean "/images/travel/one.jpg"?',
      ].join('\n'),
    );
  });
});

describe('a file', () => {
  it.each<Told>([
    [
      'finds a file under a similar name',
      { 'awards.yaml': null, 'award.yaml': '[]' },
      'content/awards.yaml  the file is missing',
      '  The site is made from it.',
      '  Rename content/award.yaml to content/awards.yaml',
    ],
    [
      'finds a file with the ending yml',
      { 'awards.yaml': null, 'awards.yml': '[]' },
      'content/awards.yaml  the file is missing',
      '  The site is made from it.',
      '  Rename content/awards.yml to content/awards.yaml',
    ],
    [
      'says that a list is empty',
      { 'research.yaml': '\n' },
      'content/research.yaml  the file is empty',
      '  It holds a list of records.',
      '  When there is nothing to list, write this one line:   []',
    ],
    [
      'says that a file of fields is empty',
      { 'owner.yaml': '' },
      'content/owner.yaml  the file is empty',
      '  It holds fields, one on each line.',
      '  docs/content.md shows the fields it needs.',
    ],
    [
      'refuses a file that is not UTF-8',
      { 'home.yaml': Buffer.from('intro: caf\xe9\n', 'latin1') },
      'content/home.yaml  the file is not saved as UTF-8',
      '  Letters with accents would be lost.',
      '  Open it in your editor and save it again with the encoding UTF-8.',
    ],
    [
      'refuses a folder in the place of a file',
      { 'home.yaml': null, 'home.yaml/x.txt': '' },
      'content/home.yaml  a folder stands where a file is expected',
      '  The site reads words from a file of this name.',
      '  Move the folder away and put the file in its place.',
    ],
    [
      'says that a long text is missing',
      { 'about/hobbies.md': null, 'about/hobby.md': 'I sail.' },
      'content/about.yaml:9:11  texts[2].file is "about/hobbies.md", and there is no such file',
      '  The text of this part of the page stands in it. Did you mean "about/hobby.md"?',
    ],
    [
      'says where to write a long text',
      { 'about/hobbies.md': null },
      'content/about.yaml:9:11  texts[2].file is "about/hobbies.md", and there is no such file',
      '  The text of this part of the page stands in it.',
      '  Write the text into:   content/about/hobbies.md',
    ],
    [
      'says that a long text is empty',
      { 'about/hobbies.md': '\n' },
      'content/about/hobbies.md  the file has no text',
      '  A page shows what stands in it.',
      '  Write at least one paragraph.',
    ],
  ])('%s', tells);

  it.each([
    [
      'home.yaml',
      'Bring it back from the sample, then change its words:   git checkout HEAD -- content/home.yaml',
    ],
    // A section may be the owner's own, which no sample has.
    ['research.yaml', 'Make content/research.yaml, and write into it, until it has records:   []'],
  ])('says that %s is missing, and how it comes to be', async (file, mend) => {
    expect(await complaints({ [file]: null })).toBe(
      [`content/${file}  the file is missing`, '  The site is made from it.', `  ${mend}`].join('\n'),
    );
  });

  it('says that the file of a reference manager is missing', async () => {
    const swapped = swap('kind: jobs', 'kind: publications\n      file: papers.bib');
    expect(await complaints({ 'pages.yaml': swapped })).toContain(
      'Put the file of your reference manager there:   content/papers.bib',
    );
  });

  it('says nothing of a photo that is not called as its file', async () => {
    expect(await complaints({ 'cat.yaml': swap('name: two', 'name: twelve') })).toBe('');
  });

  it('takes a list of which only comments are left for an empty one', async () => {
    expect(await complaints({ 'research.yaml': '# nothing yet\n' })).toBe('');
  });

  // Nothing is closed to the administrator.
  it.skipIf(process.getuid?.() === 0)('names a folder that cannot be opened, and the other mistakes', () =>
    withTree({ 'owner.yaml': swap('name: ', 'nmae: ') }, async (contentDir) => {
      const folder = path.join(contentDir, 'images/food');
      await chmod(folder, 0o000);
      const { problems } = await readEntries(contentDir).finally(() => chmod(folder, 0o755));
      expect(formatProblems(problems)).toBe(
        [
          'content/images/food  the folder cannot be opened',
          '  The system does not let you look into it.',
          '  Give yourself the right to open it.',
          '',
          'content/owner.yaml:1:1  nmae is not a field of this entry',
          '  Did you mean "name"?',
        ].join('\n'),
      );
    }),
  );

  it('says which lines Git could not bring together', async () => {
    const twice = (line: string) => (text: string) =>
      text.replace(line, () => `<<<<<<< HEAD\n${line}\n=======\n${line} too\n>>>>>>> laptop`);
    expect(
      await complaints({
        'travel.yaml': twice('  title: Second of travel'),
        'about/biography.md': twice('## Since then'),
      }),
    ).toBe(
      ['content/about/biography.md:3:1', 'content/travel.yaml:8:1']
        .map((place) =>
          [
            `${place}  two versions of the same lines stand here`,
            '  Git could not bring them together: one is above the line =======, the other below it.',
            '  Keep the version that is right, and remove the other one and the lines <<<<<<<, ======= and >>>>>>>.',
          ].join('\n'),
        )
        .join('\n\n'),
    );
  });
});

describe('YAML', () => {
  it.each<Told>([
    [
      'explains a tab at the start of a line',
      { 'art.yaml': swap('  title', '\ttitle') },
      'content/art.yaml:3:1  a tab stands at the start of the line, expected spaces',
      '  Lines are set in with spaces; a tab looks alike and means something else.',
      '  Replace the tab with two spaces.',
    ],
    [
      'explains a field that stands twice',
      { 'art.yaml': swap('  alt:', '  title: Mist\n  alt:') },
      'content/art.yaml:4:3  title is written twice',
      '  An entry has each field once; of two, it is not clear which one counts.',
      '  Remove one of the two lines.',
    ],
    [
      'asks for quotes around a value with a colon',
      { 'art.yaml': swap('title: Fog', 'title: Fog: a study') },
      'content/art.yaml:3:10  a second colon stands in the value, expected the value in quotes',
      '  Without quotes, a colon and a space begin a new field.',
      '  Put the value in quotes:   title: "Fog: a study"',
    ],
    [
      'asks for quotes around a value that begins with @',
      { 'art.yaml': swap('title: Fog', 'title: @fog') },
      'content/art.yaml:3:10  the value begins with @, expected it in quotes',
      '  Without quotes, @ at the start of a value has a meaning of its own.',
      '  Put the value in quotes:   title: "@fog"',
    ],
    [
      'asks for quotes around a value that begins with !',
      { 'art.yaml': swap('title: Fog', 'title: !Fog at last') },
      'content/art.yaml:3:10  the value begins with !, expected it in quotes',
      '  Without quotes, ! at the start of a value has a meaning of its own.',
      '  Put the value in quotes:   title: "!Fog at last"',
    ],
    [
      'asks for quotes around a value that begins with *',
      { 'art.yaml': swap('title: Fog', 'title: *fog*') },
      'content/art.yaml:3:10  the value begins with *, expected it in quotes',
      '  Without quotes, * at the start of a value has a meaning of its own.',
      '  Put the value in quotes:   title: "*fog*"',
    ],
    [
      'asks for quotes around a value that begins with &',
      { 'art.yaml': swap('title: Fog', 'title: &Fog') },
      'content/art.yaml:3:10  the value begins with &, expected it in quotes',
      '  Without quotes, & at the start of a value has a meaning of its own.',
      '  Put the value in quotes:   title: "&Fog"',
    ],
    [
      'says of any other line that it cannot be read',
      { 'art.yaml': swap('  title: Fog', '  - Fog') },
      'content/art.yaml:3:1  the line cannot be read as a part of its entry',
      '  Fields of one entry begin below one another; a new entry begins with a hyphen and a space.',
      '  Set the line in as far as its neighbours, and put text with signs such as : # or quotes in quotes.',
    ],
    [
      'explains a quote that is not closed',
      { 'art.yaml': swap('title: Fog', 'title: "Fog') },
      'content/art.yaml:3:10  a quote " is opened and not closed',
      '  All that follows would belong to this value.',
      '  Close it at the end of the text:   title: "Fog"',
    ],
    [
      'explains text after a quote',
      { 'art.yaml': swap('title: Fog', 'title: "Fog" at last') },
      'content/art.yaml:3:16  text follows the closing quote "',
      '  A value in quotes ends with its second quote.',
      '  Put the quotes around the whole value:   title: "Fog at last"',
    ],
    [
      'explains an apostrophe in single quotes',
      { 'art.yaml': swap('title: Fog', "title: 'It's fog'") },
      "content/art.yaml:3:14  text follows the closing quote '",
      '  A value in quotes ends with its second quote.',
      '  Around text with an apostrophe use double quotes:   title: "It\'s fog"',
    ],
    [
      'explains a backslash',
      { 'art.yaml': swap('title: Fog', 'title: "C:\\work"') },
      'content/art.yaml:3:13  a backslash stands before a letter that it cannot change',
      '  In double quotes, a backslash begins a special sign.',
      '  Write two backslashes for one, or use single quotes around the value.',
    ],
    [
      'explains a line that is set in too far',
      { 'art.yaml': swap('  title: Fog', '   title: Fog') },
      'content/art.yaml:3:4  the line is not set in like the one above, expected 2 spaces before it',
      '  Fields of one entry begin below one another.',
      '  Set the line in by 2 spaces, so that it begins below the field above.',
    ],
    [
      'explains a line that is not set in',
      { 'art.yaml': swap('  title: Fog', 'title: Fog') },
      'content/art.yaml:3:1  the line is not set in like the one above, expected 2 spaces before it',
      '  Fields of one entry begin below one another.',
      '  Set the line in by 2 spaces, so that it begins below the field above.',
    ],
    [
      'explains a line that is set in too little',
      { 'art.yaml': swap('  title: Fog', ' title: Fog') },
      'content/art.yaml:3:2  the line is not set in like the one above, expected 2 spaces before it',
      '  Fields of one entry begin below one another.',
      '  Set the line in by 2 spaces, so that it begins below the field above.',
    ],
    [
      'explains a missing space after a colon',
      { 'owner.yaml': swap('role: Developer', 'role:Developer') },
      'content/owner.yaml:2:1  a space is missing after role:',
      '  A colon and a space part the field from its value.',
      '  Write:   role: Developer',
    ],
    [
      'explains a line without a field',
      { 'owner.yaml': swap('role: Developer', 'Developer') },
      'content/owner.yaml:2:1  the line "Developer" has no field',
      '  Each line is a field, a colon and a value; text that goes on must be set in further.',
      '  Set the line in below the text it belongs to, or begin it with the name of a field and a colon.',
    ],
    [
      'explains a bracket that is not closed',
      { 'skills.yaml': swap('[TypeScript]', '[TypeScript') },
      'content/skills.yaml:2:22  a bracket is opened and not closed before this line',
      '  A list in brackets ends with ], a group of fields in braces with }.',
      '  Close the bracket at the end of the line above.',
    ],
    [
      'explains a second document',
      { 'owner.yaml': append('---\nname: Eve\n') },
      'content/owner.yaml:15:1  a line of three hyphens begins a second document',
      '  A file holds one; what follows the line would not be read.',
      '  Remove the line with the three hyphens.',
    ],
    [
      'refuses values that repeat one another endlessly',
      {
        'skills.yaml':
          '- &a [x, x, x, x, x, x, x, x, x, x]\n- &b [*a, *a, *a, *a, *a, *a, *a, *a]\n- &c [*b, *b, *b, *b, *b, *b, *b, *b]\n- &d [*c, *c, *c, *c, *c, *c, *c, *c]\n- [*d, *d, *d, *d]\n',
      },
      'content/skills.yaml:1:3  the value begins with &, expected it in quotes',
      '  Without quotes, & at the start of a value has a meaning of its own.',
      '  Put the value in quotes:   "&a [x, x, x, x, x, x, x, x, x, x]"',
    ],
    [
      'refuses brackets inside one another without end',
      { 'home.yaml': `phrases: ${'['.repeat(20000)}\n` },
      'content/home.yaml:1:70  too many brackets or hyphens stand inside one another',
      '  No entry needs more than four levels.',
      '  Put text that holds brackets in quotes, or remove them.',
    ],
    [
      'refuses hyphens inside one another without end',
      { 'awards.yaml': `${'- '.repeat(5000)}x\n` },
      'content/awards.yaml:1:121  too many brackets or hyphens stand inside one another',
      '  No entry needs more than four levels.',
      '  Put text that holds brackets in quotes, or remove them.',
    ],
    [
      'refuses a field that belongs to every object',
      { 'owner.yaml': append('__proto__: x\nconstructor: y\n') },
      'content/owner.yaml:15:1  __proto__ is not a field of this entry',
      '  Its fields are name, familyName, role, location, email, profiles, alsoPublishedAs.',
      '  Remove the line, or use one of these fields.',
      '',
      'content/owner.yaml:16:1  constructor is not a field of this entry',
      '  Its fields are name, familyName, role, location, email, profiles, alsoPublishedAs.',
      '  Remove the line, or use one of these fields.',
    ],
  ])('%s', tells);

  it.each(['> at sea', '- at sea', '}', ', at sea', '% of fog'])(
    'asks for quotes around a value that begins like %j',
    async (value) => {
      expect(await complaints({ 'art.yaml': swap('title: Fog', `title: ${value}`) })).toBe(
        [
          `content/art.yaml:3:10  the value begins with ${value[0]}, expected it in quotes`,
          `  Without quotes, ${value[0]} at the start of a value has a meaning of its own.`,
          `  Put the value in quotes:   title: "${value}"`,
        ].join('\n'),
      );
    },
  );
});

describe('hidden characters', () => {
  it.each<Told>([
    [
      'refuses a character that reverses text',
      { 'art.yaml': swap('Fog', 'Fo\u202eg') },
      'content/art.yaml:3:12  the text holds a character that reverses the direction of text (U+202E)',
      '  No one can see it, and it can make text read as something else.',
      '  Delete the text around it and type it again.',
    ],
    [
      'refuses it when it is written as an escape',
      { 'art.yaml': swap('title: Fog', 'title: "Fo\\u202Eg"') },
      'content/art.yaml:3:10  fog: title holds a character that reverses the direction of text (U+202E)',
      '  No one can see it, and it can make text read as something else.',
      '  Delete the text around it and type it again.',
    ],
    [
      'refuses a zero-width space in a long text',
      { 'about/hobbies.md': 'I sa\u200bil.\n' },
      'content/about/hobbies.md:1:5  the text holds a zero-width space (U+200B)',
      '  No one can see it, and it can make text read as something else.',
      '  Delete the text around it and type it again.',
    ],
    [
      'refuses it when it is written as an entity',
      { 'about/hobbies.md': 'I sa&#x200B;il.\n' },
      'content/about/hobbies.md:1:1  the text holds a zero-width space (U+200B)',
      '  No one can see it, and it can make text read as something else.',
      '  Delete the text around it and type it again.',
    ],
    [
      'refuses a tab inside a value',
      { 'art.yaml': swap('Fog', 'Fog\tbank') },
      'content/art.yaml:3:10  fog: title holds a tab (U+0009)',
      '  No one can see it, and it can make text read as something else.',
      '  Delete the text around it and type it again.',
    ],
    [
      'refuses a null character',
      { 'art.yaml': swap('Fog', 'Fo\u0000g') },
      'content/art.yaml:3:12  the text holds a null character (U+0000)',
      '  No one can see it, and it can make text read as something else.',
      '  Delete the text around it and type it again.',
    ],
  ])('%s', tells);

  it('accepts emoji, flags and joined scripts', async () => {
    expect(await complaints({ 'art.yaml': swap('Fog', '👩‍💻 🏴󠁧󠁢󠁥󠁮󠁧󠁿 می‌خواهم café') })).toBe('');
  });
});

describe('a long text', () => {
  it.each<Told>([
    [
      'refuses HTML',
      { 'about/hobbies.md': 'I <b>sail</b>.\n\n<script>alert(1)</script>\n' },
      'content/about/hobbies.md  the text holds HTML in 2 places: lines 1 and 3',
      '  A long text holds paragraphs, headings, simple lists, *emphasis*, **strong**, `code` and links.',
      '  Write it as Markdown:   **strong**, *emphasis*, [words](https://address)',
    ],
    [
      'refuses pictures',
      { 'about/hobbies.md': '![boat](/images/boat.jpg)\n' },
      'content/about/hobbies.md:1:1  the text holds a picture',
      '  A long text holds paragraphs, headings, simple lists, *emphasis*, **strong**, `code` and links.',
      '  Pictures have fields of their own in the YAML files; remove it here.',
    ],
    [
      'refuses a quotation',
      { 'about/hobbies.md': '> I sail.\n' },
      'content/about/hobbies.md:1:1  the text holds a quotation that begins with >',
      '  A long text holds paragraphs, headings, simple lists, *emphasis*, **strong**, `code` and links.',
      '  Remove the > and write it as a paragraph.',
    ],
    [
      'refuses a block of code',
      { 'about/hobbies.md': '```\nsail\n```\n' },
      'content/about/hobbies.md:1:1  the text holds a block of code, made by ``` or four spaces',
      '  A long text holds paragraphs, headings, simple lists, *emphasis*, **strong**, `code` and links.',
      '  Remove the ``` or the spaces, or put single words in `backticks`.',
    ],
    [
      'refuses a line across the page',
      { 'about/hobbies.md': 'I sail.\n\n***\n' },
      'content/about/hobbies.md:3:1  the text holds a line across the page',
      '  A long text holds paragraphs, headings, simple lists, *emphasis*, **strong**, `code` and links.',
      '  Remove the line of hyphens or asterisks.',
    ],
    [
      'refuses a forced line break',
      { 'about/hobbies.md': 'I sail.  \nAnd row.\n' },
      'content/about/hobbies.md:1:8  the text holds a forced line break, made by two spaces or a backslash at the end of a line',
      '  A long text holds paragraphs, headings, simple lists, *emphasis*, **strong**, `code` and links.',
      '  Remove them; for a new paragraph leave one line empty.',
    ],
    [
      'refuses links by reference',
      { 'about/hobbies.md': 'I [sail][1].\n\n[1]: https://ada-quill.ca\n' },
      'content/about/hobbies.md:1:3  the text holds a link by reference',
      '  A long text holds paragraphs, headings, simple lists, *emphasis*, **strong**, `code` and links.',
      '  Write the address itself:   [words](https://address)',
      '',
      'content/about/hobbies.md:3:1  the text holds an address for links',
      '  A long text holds paragraphs, headings, simple lists, *emphasis*, **strong**, `code` and links.',
      '  Write it into the link itself:   [words](https://address)',
    ],
    [
      'refuses a list inside a list',
      { 'about/hobbies.md': '- Sail\n  - far\n' },
      'content/about/hobbies.md:2:3  the text holds a list inside a list',
      '  A long text holds paragraphs, headings, simple lists, *emphasis*, **strong**, `code` and links.',
      '  Make one list of it, without deeper points.',
    ],
    [
      'refuses two paragraphs in one point',
      { 'about/hobbies.md': '- Sail\n\n  far\n' },
      'content/about/hobbies.md:3:3  a point of a list holds more than one paragraph',
      '  A long text holds paragraphs, headings, simple lists, *emphasis*, **strong**, `code` and links.',
      '  Keep each point to one paragraph.',
    ],
    [
      'refuses an empty point',
      { 'about/hobbies.md': '- Sail\n-\n' },
      'content/about/hobbies.md:2:1  a point of a list is empty',
      '  A long text holds paragraphs, headings, simple lists, *emphasis*, **strong**, `code` and links.',
      '  Write something after the hyphen, or remove it.',
    ],
    [
      'refuses a link with a title',
      { 'about/hobbies.md': '[Sail](https://ada-quill.ca "far")\n' },
      'content/about/hobbies.md:1:1  a link holds a title in quotes',
      '  A long text holds paragraphs, headings, simple lists, *emphasis*, **strong**, `code` and links.',
      '  Remove it:   [words](https://address)',
    ],
    [
      'refuses a link that is a script',
      { 'about/hobbies.md': '[Sail](javascript:alert(1))\n' },
      'content/about/hobbies.md:1:1  a link leads to "javascript:alert(1)", expected an address with https://, http:// or mailto:, or a page such as /projects',
      '  A link that leads nowhere is worse than none.',
      '  Write the whole address:   [words](https://address)',
    ],
    [
      'refuses a link to another server without https',
      { 'about/hobbies.md': '[Sail](//ada-quill.ca/x)\n' },
      'content/about/hobbies.md:1:1  a link leads to "//ada-quill.ca/x", expected an address with https://, http:// or mailto:, or a page such as /projects',
      '  A link that leads nowhere is worse than none. Did you mean "https://ada-quill.ca/x"?',
    ],
    [
      'adds https:// to a link',
      { 'about/hobbies.md': '[Sail](ada-quill.ca/x)\n' },
      'content/about/hobbies.md:1:1  a link leads to "ada-quill.ca/x", expected an address with https://, http:// or mailto:, or a page such as /projects',
      '  A link that leads nowhere is worse than none. Did you mean "https://ada-quill.ca/x"?',
    ],
    [
      'finds the page that a link meant',
      { 'about/hobbies.md': '[Sail](/project)\n' },
      'content/about/hobbies.md:1:1  a link leads to "/project", expected an address with https://, http:// or mailto:, or a page such as /projects',
      '  A link that leads nowhere is worse than none. Did you mean "/projects"?',
    ],
    [
      'refuses a link without words',
      { 'about/hobbies.md': '[](https://ada-quill.ca)\n' },
      'content/about/hobbies.md:1:1  the link to "https://ada-quill.ca" has no words',
      '  Visitors see the words of a link, not its address.',
      '  Write words into the brackets:   [words](https://ada-quill.ca)',
    ],
  ])('%s', tells);
});
