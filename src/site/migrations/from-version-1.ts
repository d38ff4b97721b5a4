import { isScalar, isSeq, parseDocument } from 'yaml';
import { slugify } from '../../core/slugify.ts';
import { removeAt, setField } from '../../yaml/edit-yaml.ts';
import { type Fields, fieldsOf, listOf, restructure } from './restructure-yaml.ts';

/*
 * Version 1 had fixed pages, sections, galleries, profiles and one university, each under its own field. In version 2
 * these are lists, and the implicit parts of version 1 are explicit.
 */

/** In the order of the navigation. */
const pageKinds: Record<string, string> = {
  ...{ home: 'home', about: 'about', projects: 'projects', experiences: 'experiences' },
  ...{ art: 'gallery', contact: 'contact', notFound: 'notFound' },
};
const sectionOrder = ['resume', 'skills', 'work', 'education', 'healthcare', 'research'];
const resumeOrder = ['work', 'skills', 'projects', 'education', 'healthcare', 'research'];
const awards = { name: 'awards', kind: 'awards', title: 'Academic Awards', within: 'education' };
const networks = ['devpost', 'github', 'linkedin', 'instagram'];
const contactLinks = ['email', 'github', 'devpost', 'linkedin', 'instagram'];
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

/** How each file changes; `texts` are all files of version 1. */
export const fromVersion1: Record<string, (text: string, texts: ReadonlyMap<string, string>) => string> = {
  'site.yaml': (text) => setField(text, ['format'], 2),
  'home.yaml': (text) => setField(setField(text, ['label'], label), ['buttons'], buttons),
  'contact.yaml': (text, texts) => {
    const owner = parseDocument(texts.get('owner.yaml') ?? '');
    const links = contactLinks.filter((name) => owner.get(name));
    return setField(setField(text, ['links'], links), ['sign'], sign);
  },
  'owner.yaml': (text) => {
    const owner = parseDocument(text);
    const profiles = networks.flatMap((network) => {
      const address = owner.get(network);
      return address ? { network, address } : [];
    });
    return networks.reduce((rest, name) => removeAt(rest, [name]), setField(text, ['profiles'], profiles));
  },
  'about.yaml': (text) => restructure(text, migrateAbout),
  'education.yaml': (text) =>
    restructure(text, ({ university, ...school }) => {
      const name = isScalar(university) ? String(university.value ?? '') : '';
      const { programs } = school;
      if (!name && !(isSeq(programs) && programs.items.length > 0)) return [];
      return [{ name: slugify(name) || 'school', school: university, ...school }];
    }),
  'pages.yaml': (text) =>
    restructure(text, (pages) => {
      migrateCategories(fieldsOf(pages.projects));
      migrateSections(fieldsOf(pages.experiences));
      fieldsOf(pages.art).galleries = [{ name: 'art', shape: 'wall', shown: 'all' }];
      for (const page of Object.values(pages))
        if (isEmpty(fieldsOf(page).subtitle)) delete fieldsOf(page).subtitle;
      return listOf(pages, Object.keys(pageKinds), (key, page) => ({
        name: key === 'notFound' ? 'not-found' : slugify(key),
        kind: pageKinds[key] ?? slugify(key),
        ...fieldsOf(page),
      }));
    }),
};

function migrateAbout({ biography, healthcare, hobbies, hobbiesPicture, gallery, ...about }: Fields): Fields {
  const texts = [
    { file: biography },
    { file: healthcare, sign },
    { file: hobbies, ...(hobbiesPicture ? { picture: hobbiesPicture } : {}) },
  ];
  const { travel, food, cat, ...labels } = fieldsOf(gallery);
  const list = Object.entries({ travel, food, cat }).flatMap(([name, title]) =>
    title ? { name, title } : [],
  );
  return {
    ...about,
    texts: texts.filter(({ file }) => file && !isEmpty(file)),
    galleries: { ...labels, list },
  };
}

function migrateCategories(page: Fields) {
  const { all, ...filters } = fieldsOf(page.filters);
  delete page.filters;
  page.categories = listOf(filters, ['personal', 'academic', 'hackathon'], (name, title) => ({
    name,
    label: title,
  }));
  page.all = all;
}

function migrateSections(page: Fields) {
  const titles = fieldsOf(page.sections);
  const list = listOf(titles, sectionOrder, (name, title) => ({
    name,
    kind: ['resume', 'skills', 'education'].includes(name) ? name : 'jobs',
    title,
    ...(name === 'resume'
      ? {
          link: page.resumeLink,
          order: resumeOrder.filter((other) => other === 'projects' || other in titles),
        }
      : {}),
  }));
  list.splice(list.findIndex(({ name }) => name === 'education') + 1, 0, awards);
  delete page.resumeLink;
  page.sections = list;
}

function isEmpty(value: unknown): boolean {
  return isScalar(value) && value.value === '';
}
