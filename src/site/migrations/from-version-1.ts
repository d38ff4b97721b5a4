import {
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  YAMLMap,
  YAMLSeq,
} from 'yaml';
import { isGroup } from '../../core/field-path.ts';
import { slugify } from '../../core/slugify.ts';
import { removeAt, setField } from '../../yaml/edit-yaml.ts';

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

/** The fields of a YAML map. A value is the fields of an inner map, or any other YAML node, which is written unchanged. */
type Fields = Record<PropertyKey, unknown>;

/** The node that fields were read from, to find their comments. */
const origin = Symbol('origin');

/** The fields of an inner map; none if the value is not a map. */
function fieldsOf(value: unknown): Fields {
  return isGroup(value) && !isNode(value) ? value : {};
}

/** Converts fields to a list in the given order, others last. */
function listOf(
  fields: Fields,
  order: readonly string[],
  record: (name: string, value: unknown) => Fields,
): Fields[] {
  const rank = (name: string) => order.indexOf(name) + 1 || order.length + 1;
  return Object.entries(fields)
    .sort(([a], [b]) => rank(a) - rank(b))
    .map(([name, value]) => ({ ...record(name, value), [origin]: originOf(value) }));
}

function originOf(value: unknown): unknown {
  return fieldsOf(value)[origin] ?? value;
}

/**
 * Changes the structure of a YAML file that is a map. Each comment stays above its value, or above the next value that
 * is left. Quotes and folds stay as well.
 */
function restructure(text: string, change: (fields: Fields) => unknown): string {
  const document: Document = parseDocument(text, { version: '1.2' });
  const root = document.contents;
  if (!isMap(root)) return text;
  /** Every value in the order of the file, with the comments above it. */
  const commented: { value: unknown; comment?: string | null | undefined; hasSpace?: boolean | undefined }[] =
    [];
  const read = (map: YAMLMap): Fields => {
    commented.push({ value: map, comment: map.commentBefore });
    const fields = map.items.map(({ key, value }, index) => {
      if (isScalar(key))
        commented.push({
          value: map === root && index === 0 ? root : value,
          comment: key.commentBefore,
          hasSpace: key.spaceBefore,
        });
      return [String(key), isMap(value) ? read(value) : value];
    });
    commented.push({ value: null, comment: map.comment });
    return { ...Object.fromEntries(fields), [origin]: map };
  };
  /** The position of a value's comments in the new structure. */
  const places = new Map<unknown, Node>();
  const write = (value: unknown): Node => {
    if (isNode(value)) return value;
    if (Array.isArray(value)) {
      const list = new YAMLSeq<Node>();
      for (const item of value) {
        list.add(write(item));
        places.set(originOf(item), list.items.at(-1) as Node);
      }
      return list;
    }
    if (!isGroup(value)) return document.createNode(value) as Node;
    const map = new YAMLMap<Node, Node>();
    const old = originOf(value);
    if (isMap(old) && old.flow) map.flow = true;
    for (const [name, field] of Object.entries(value)) {
      if (field === undefined) continue;
      const key = document.createNode(name) as Node;
      map.add({ key, value: write(field) });
      places.set(originOf(field), key);
    }
    return map;
  };
  document.contents = write(change(read(root)));
  places.set(root, document.contents);
  const pending: string[] = [];
  for (const { value, comment, hasSpace } of commented) {
    const place = places.get(value);
    if (comment) pending.push(comment);
    if (place) {
      place.commentBefore = [place.commentBefore, ...pending.splice(0)].filter(Boolean).join('\n');
      if (hasSpace) place.spaceBefore = true;
    } else if (isScalar(value) && value.comment) pending.push(value.comment);
  }
  if (pending.length > 0) document.comment = [...pending, document.comment].filter(Boolean).join('\n');
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}
