import { slugify } from '../../../model/slugify.ts';
import { insertInto, moveEntry, removeAt, setField } from '../../yaml/edit-yaml.ts';
import { listFromGroup, listOfOne, renameField } from '../../yaml/reshape-yaml.ts';
import { type ContentTexts, fieldsOf, readFields, type UpgradeStep } from './content-texts.ts';

/*
 * Form 1 had six pages, six sections, three galleries, four profiles and one university, each under a name of its own.
 * In form 2 all of these are lists, and what the pages showed without being asked is written down.
 */

/** The pages of form 1 in the order of its bar, with their kinds. */
const pages = [
  { key: 'home', name: 'home', kind: 'home' },
  { key: 'about', name: 'about', kind: 'about' },
  { key: 'projects', name: 'projects', kind: 'projects' },
  { key: 'experiences', name: 'experiences', kind: 'experiences' },
  { key: 'art', name: 'art', kind: 'gallery' },
  { key: 'contact', name: 'contact', kind: 'contact' },
  { key: 'notFound', name: 'not-found', kind: 'notFound' },
] as const;

/** The sections of form 1 in the order of its page, with their kinds. */
const sections = [
  { name: 'resume', kind: 'resume' },
  { name: 'skills', kind: 'skills' },
  { name: 'work', kind: 'jobs' },
  { name: 'education', kind: 'education' },
  { name: 'healthcare', kind: 'jobs' },
  { name: 'research', kind: 'jobs' },
] as const;

/** The parts of its résumé, in order. */
const resumeOrder = ['work', 'skills', 'projects', 'education', 'healthcare', 'research'];

const categories = ['personal', 'academic', 'hackathon'];
const galleries = ['travel', 'food', 'cat'];
/** In the order of the footer. */
const networks = ['devpost', 'github', 'linkedin', 'instagram'];
/** In the order of the buttons on the Contact page. */
const contactLinks = ['email', 'github', 'devpost', 'linkedin', 'instagram'];

/** What form 1 drew beside the texts on healthcare and on its form, and on the label of the homepage. */
const sign = 'Rx';
const label = {
  sign,
  of: 'projects',
  rows: [
    { label: 'Latest', value: '{title}' },
    { label: 'Type', value: '{type}' },
    { label: 'With', value: '{languages}' },
    { label: 'Refills', value: '{others} more' },
  ],
};
const buttons = [
  { page: 'projects', label: 'See projects' },
  { page: 'resume', label: 'Résumé (PDF)' },
];

const upgrades: Record<string, (text: string, texts: ContentTexts) => string> = {
  'site.yaml': (text) => setField(text, ['format'], 2),
  'pages.yaml': upgradePages,
  'owner.yaml': upgradeOwner,
  'about.yaml': upgradeAbout,
  'education.yaml': upgradeEducation,
  'home.yaml': (text) => setField(setField(text, ['label'], label), ['buttons'], buttons),
  'contact.yaml': (text, texts) => {
    const links = contactLinks.filter((name) => readFields(texts.get('owner.yaml'))[name]);
    return setField(setField(text, ['links'], links), ['sign'], sign);
  },
};

/** A file that is no group of fields is left to the check, which says what is wrong with it. */
export const toFormat2: UpgradeStep = (texts) =>
  new Map(
    Object.entries(upgrades).flatMap(([file, upgrade]) => {
      const text = texts.get(file) ?? '';
      return Object.keys(readFields(text)).length > 0 ? [[file, upgrade(text, texts)]] : [];
    }),
  );

function upgradePages(text: string): string {
  const written = readFields(text);
  let result = listFromGroup(text, [], (key) => {
    const page = pages.find((known) => known.key === key);
    return { name: page?.name ?? slugify(key), kind: page?.kind ?? slugify(key) };
  });
  result = inOrder(
    result,
    [],
    Object.keys(written),
    pages.map(({ key }) => key),
  );
  for (const [index, { key }] of pages.filter((page) => page.key in written).entries()) {
    if (fieldsOf(written[key]).subtitle === '') result = removeAt(result, [index, 'subtitle']);
    if (key === 'projects') result = upgradeFilters(result, index, fieldsOf(fieldsOf(written[key]).filters));
    if (key === 'experiences') result = upgradeSections(result, index, fieldsOf(written[key]));
    if (key === 'art')
      result = setField(result, [index, 'galleries'], [{ name: 'art', shape: 'wall', shown: 'all' }]);
  }
  return result;
}

function upgradeFilters(text: string, page: number, filters: Record<string, unknown>): string {
  let result = removeAt(text, [page, 'filters', 'all']);
  result = renameField(result, [page, 'filters'], 'categories');
  result = listFromGroup(result, [page, 'categories'], (name) => ({ name }), 'label');
  result = inOrder(result, [page, 'categories'], without(Object.keys(filters), 'all'), categories);
  return setField(result, [page, 'all'], filters.all);
}

function upgradeSections(
  text: string,
  page: number,
  { sections: titles, resumeLink }: Record<string, unknown>,
): string {
  const place = [page, 'sections'];
  const kindOf = (name: string) => sections.find((section) => section.name === name)?.kind ?? 'jobs';
  let result = listFromGroup(text, place, (name) => ({ name, kind: kindOf(name) }), 'title');
  const names = Object.keys(fieldsOf(titles));
  const sorted = sections.map(({ name }) => name).filter((name) => names.includes(name));
  result = inOrder(result, place, names, sorted);
  const resume = sorted.indexOf('resume');
  if (resume !== -1) {
    const order = resumeOrder.filter((name) => name === 'projects' || names.includes(name));
    result = setField(result, [...place, resume, 'link'], resumeLink);
    result = setField(result, [...place, resume, 'order'], order);
  }
  const awards = { name: 'awards', kind: 'awards', title: 'Academic Awards', within: 'education' };
  result = insertInto(result, awards, place, sorted.indexOf('education') + 1);
  return removeAt(result, [page, 'resumeLink']);
}

function upgradeOwner(text: string): string {
  const owner = readFields(text);
  const profiles = networks.flatMap((network) => {
    const address = owner[network];
    return typeof address === 'string' && address !== '' ? [{ network, address }] : [];
  });
  return networks.reduce((result, name) => removeAt(result, [name]), setField(text, ['profiles'], profiles));
}

function upgradeAbout(text: string): string {
  const { biography, healthcare, hobbies, hobbiesPicture } = readFields(text);
  const texts = [
    { file: biography },
    { file: healthcare, sign },
    { file: hobbies, picture: hobbiesPicture },
  ].filter(({ file }) => typeof file === 'string' && file !== '');
  let result = renameField(text, ['gallery'], 'galleries');
  const titles = fieldsOf(readFields(text).gallery);
  const list = galleries.flatMap((name) => (name in titles ? [{ name, title: titles[name] }] : []));
  result = setField(result, ['galleries', 'list'], list);
  for (const name of galleries) result = removeAt(result, ['galleries', name]);
  result = setField(result, ['texts'], texts);
  return ['biography', 'healthcare', 'hobbies', 'hobbiesPicture'].reduce(
    (rest, field) => removeAt(rest, [field]),
    result,
  );
}

function upgradeEducation(text: string): string {
  const { university, programs } = readFields(text);
  const isEmpty = !university && !(Array.isArray(programs) && programs.length > 0);
  if (isEmpty) return `${/^(?:#.*\n)*/.exec(text)?.[0] ?? ''}[]\n`;
  return listOfOne(renameField(text, ['university'], 'school'), {
    name: slugify(String(university ?? '')) || 'school',
  });
}

/** Puts records that stand as `names` says into the order of form 1, which was that of its pages. */
function inOrder(
  text: string,
  list: (string | number)[],
  names: readonly string[],
  order: readonly string[],
): string {
  const present = [...names];
  const wanted = order.filter((name) => names.includes(name));
  return wanted.reduce((result, name, to) => {
    const from = present.indexOf(name);
    present.splice(to, 0, ...present.splice(from, 1));
    return from === to ? result : moveEntry(result, list, from, to);
  }, text);
}

function without<T>(words: readonly T[], word: T): T[] {
  return words.filter((other) => other !== word);
}
