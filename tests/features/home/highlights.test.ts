import { describe, expect, it, test } from 'vitest';
import { firstSentence } from '../../../src/core/text.ts';
import { toHighlights } from '../../../src/features/home/highlights.ts';
import type { SiteContent } from '../../../src/site/site-content.ts';

const project = (name: string) => ({
  name,
  title: name,
  type: '',
  description: `About ${name} alone. More.`,
  slides: [],
});
const photo = (name: string) => ({ name, title: name, picture: {} });

/** Four projects, and three galleries on two pages. */
function site(highlights?: SiteContent['home']['highlights'], pages = ['work', 'about', 'art']): SiteContent {
  const kinds: Record<string, string> = { work: 'projects', about: 'about', art: 'gallery' };
  return {
    owner: { name: 'Ada Quill' },
    pages: pages.map((name) => ({ name, kind: kinds[name], path: `/${name}`, nav: `${name} of {name}` })),
    home: highlights ? { highlights } : {},
    sections: [],
    projects: ['one', 'two', 'three', 'four'].map(project),
    galleries: [
      { name: 'walks', title: 'Walks', page: 'about', photos: [photo('old'), photo('new')] },
      { name: 'food', title: 'Food', page: 'about', photos: [photo('soup')] },
      { name: 'ink', title: '', page: 'art', photos: [photo('koi')] },
    ],
  } as unknown as SiteContent;
}

const names = (content: SiteContent) => toHighlights(content).projects?.cards.map(({ name }) => name);
const photos = (content: SiteContent) =>
  toHighlights(content).photos.map(({ id, title, path }) => [id, title, path]);

describe('the highlights of the homepage', () => {
  it('are the three newest projects and the newest picture of two pages', () => {
    expect(names(site())).toEqual(['four', 'three', 'two']);
    expect(toHighlights(site()).projects).toMatchObject({
      title: 'work of Ada Quill',
      path: '/work',
      cards: [{ line: 'About four alone.' }, {}, {}],
    });
    expect(photos(site())).toEqual([
      ['walks/new', 'Walks', '/about'],
      ['ink/koi', 'art of Ada Quill', '/art'],
    ]);
    expect(photos(site({}, ['about']))).toEqual([
      ['walks/new', 'Walks', '/about'],
      ['food/soup', 'Food', '/about'],
    ]);
  });

  it('exclude the photo of the label, and fill both places from one gallery', () => {
    const labelled = site(undefined, ['about']);
    Object.assign(labelled.home, { label: { of: 'walks', rows: [] } });
    expect(photos(labelled)).toEqual([
      ['food/soup', 'Food', '/about'],
      ['walks/old', 'Walks', '/about'],
    ]);
    expect(photos({ ...site(undefined, ['about']), galleries: labelled.galleries.slice(0, 1) })).toEqual([
      ['walks/new', 'Walks', '/about'],
      ['walks/old', 'Walks', '/about'],
    ]);
  });

  it('are the owner’s choice, in that order, or nothing', () => {
    const chosen = site({ projects: ['one', 'four'], photos: ['walks/old'] });
    expect(names(chosen)).toEqual(['one', 'four']);
    expect(photos(chosen)).toEqual([['walks/old', 'Walks', '/about']]);
    expect(toHighlights(site({ projects: [], photos: [] }))).toEqual({ projects: null, photos: [] });
    expect(toHighlights(site(undefined, []))).toEqual({ projects: null, photos: [] });
  });
});

test.each([
  ['A music toy: plant notes on rings. Timers drift.', 'A music toy: plant notes on rings.'],
  ['This site. Every word lives in one folder. More.', 'This site. Every word lives in one folder.'],
  ['It weighs approx. two grams and e.g. floats. Well.', 'It weighs approx. two grams and e.g. floats.'],
  ['Was misst der Regen in Köln? Version 2.5 weiß es.', 'Was misst der Regen in Köln?'],
  ['街の水路を歩いて描いた地図です。次の文です。', '街の水路を歩いて描いた地図です。'],
  ['No end at all', 'No end at all'],
])('takes the first sentence of "%s"', (text, first) => {
  expect(firstSentence(text)).toBe(first);
});

describe('a homepage without pictures', () => {
  const section = (kind: string, name: string, ...records: object[]) => {
    return { kind, name, title: name, path: `/${name}`, records };
  };
  const toRecords = (home: object = {}) =>
    toHighlights({
      ...site(),
      owner: { name: 'Ada Quill' },
      home,
      projects: [],
      galleries: [],
      locale: { lists: { comma: ', ' }, direction: 'ltr' },
      pages: ['papers', 'about'].map((name) => {
        return {
          name,
          kind: 'experiences',
          path: `/${name}`,
          nav: name,
          title: '',
          heading: '',
          description: 'By {name}.',
          subtitle: '',
        };
      }),
      sections: [
        section('jobs', 'wards', { name: 'night', title: 'Nurse', organization: 'Ward 3', dates: '2026' }),
        {
          ...section(
            'publications',
            'papers',
            { name: 'rain', title: 'Rain', isSelected: true },
            { name: 'fog', title: 'Fog', venue: 'Mist', dates: '2025' },
          ),
          pages: true,
        },
        section('jobs', 'volunteering', {
          name: 'soup',
          title: 'Cook',
          organization: 'Kitchen',
          dates: '2024',
        }),
        section('quotes', 'voices', { text: 'Calm.', by: 'P. Marlow', role: '' }),
      ],
    } as unknown as SiteContent).records;

  it('shows the newest record of each kind, and the page to read next', () => {
    expect(toRecords()?.cards.map(({ title, line }) => [title, line])).toEqual([
      ['Nurse', 'Ward 3'],
      ['Fog', 'Mist'],
      ['Calm.', 'P. Marlow'],
    ]);
    expect(toRecords()?.next).toEqual({ path: '/about', label: 'about', line: 'By Ada Quill.' });
  });

  it('shows another section instead of the one in its label', () => {
    expect(toRecords({ label: { of: 'wards', rows: [] } })?.cards.map(({ title }) => title)).toEqual([
      'Fog',
      'Cook',
      'Calm.',
    ]);
  });

  it('shows the records that the owner names, or none', () => {
    const records = (names: string[]) =>
      toRecords({ highlights: { records: names } })?.cards.map(({ title }) => title);
    expect(records(['volunteering/soup', 'papers'])).toEqual(['Cook', 'Fog']);
    expect(records(['papers/selected', 'volunteering'])).toEqual(['Rain', 'Cook']);
    const [rain] = toRecords({ highlights: { records: ['papers/selected'] } })?.cards ?? [];
    expect(rain?.path).toBe('/papers/rain');
    expect(records([])).toBeUndefined();
  });
});
