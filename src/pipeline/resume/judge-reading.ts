import type { Locale } from '../../model/locale.ts';
import { plainText, wordsOf } from '../../model/prose.ts';
import type { ResumeInput } from './resume-input.ts';

/** What a program that sorts applications looks for. */
export const fieldKinds = [
  'name',
  'role',
  'mail',
  'place',
  'addresses',
  'headings',
  'positions',
  'employers',
  'dates',
  'schools',
  'degrees',
  'skills',
  'texts',
] as const;

export type ResumeField = { kind: (typeof fieldKinds)[number]; text: string };

/** Of each field whether it was found, and found where it belongs: after the one before it. */
export type Reading = { field: ResumeField; isFound: boolean; isInOrder: boolean }[];

export type ReadingCheck = { name: string; isPassed: boolean };

/** What a reader should find in the résumé, in the order of its file: in Word, dates follow the position. */
export function expectedFields(resume: ResumeInput, form: 'pdf' | 'word', { lists }: Locale): ResumeField[] {
  const field = (kind: ResumeField['kind'], text: string): ResumeField[] =>
    text === '' ? [] : [{ kind, text }];
  const skillsOf = (skills: string) => skills.split(lists.comma).flatMap((skill) => field('skills', skill));
  const contacts = resume.contact.flatMap(({ text, href }) =>
    field(href === null ? 'place' : href.startsWith('mailto:') ? 'mail' : 'addresses', text),
  );
  const parts = (part: ResumeInput['sections'][number]['parts'][number]): ResumeField[] => {
    switch (part.kind) {
      case 'jobs':
        return part.entries.flatMap(({ title, organization, location, dates, bullets, skills }) => {
          const when = field('dates', dates);
          const where = [...field('employers', organization), ...field('place', location)];
          return [
            ...field('positions', title),
            ...(form === 'word' ? [...when, ...where] : [...where, ...when]),
            ...bullets.flatMap((bullet) => field('texts', wordsOf(bullet))),
            ...skillsOf(skills),
          ];
        });
      case 'education':
        return part.schools.flatMap(({ school, location, programs }) => [
          ...field('schools', school),
          ...field('place', location),
          ...programs.flatMap(({ title, dates, bullets }) => [
            ...field('degrees', title),
            ...field('dates', dates),
            ...bullets.flatMap((bullet) => field('texts', wordsOf(bullet))),
          ]),
        ]);
      case 'awards':
        return part.awards.flatMap(({ dates, title, description }) => {
          const what = [...field('texts', title), ...field('texts', wordsOf(description))];
          return form === 'word' ? [...what, ...field('dates', dates)] : [...field('dates', dates), ...what];
        });
      case 'skills':
        return part.categories.flatMap(({ name, skills }) => [...field('skills', name), ...skillsOf(skills)]);
      case 'text':
        return part.blocks.flatMap((block) =>
          block.kind === 'list'
            ? block.items.flatMap((item) => field('texts', wordsOf(item)))
            : field('texts', plainText([block])),
        );
      case 'projects':
        return part.entries.flatMap(({ title, type, date, description, skills, link }) => {
          const about = field('texts', wordsOf(description));
          const address = field('addresses', link?.text ?? '');
          return form === 'word'
            ? [
                ...[...field('texts', title), ...field('dates', date), ...field('texts', type), ...address],
                ...[...about, ...skillsOf(skills)],
              ]
            : [
                ...[...field('texts', title), ...field('texts', type), ...field('dates', date), ...about],
                ...[...skillsOf(skills), ...address],
              ];
        });
    }
  };
  return [
    ...field('name', resume.name),
    ...field('role', resume.role),
    ...contacts,
    ...field('texts', wordsOf(resume.summary)),
    ...resume.sections.flatMap((section) => [
      ...field('headings', section.title),
      ...section.parts.flatMap(parts),
    ]),
  ];
}

/**
 * Looks for the fields in what a reader took out of a file. Those are in order that belong to the longest row of fields
 * which follow one another there as they should: one that was moved does not spoil the others.
 */
export function readFields(text: string, fields: readonly ResumeField[]): Reading {
  const whole = squeezed(text);
  const places = fields.map((field) => placesOf(squeezed(field.text), whole));
  // The longest increasing row, with the places of each field from the last to the first so that it has one of them.
  const ends: { index: number; at: number; before: number }[] = [];
  const row: number[] = [];
  for (const [index, found] of places.entries()) {
    for (const at of found.toReversed()) {
      let [low, high] = [0, row.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((ends[row[middle] ?? 0]?.at ?? 0) < at) low = middle + 1;
        else high = middle;
      }
      ends.push({ index, at, before: row[low - 1] ?? -1 });
      row[low] = ends.length - 1;
    }
  }
  const inOrder = new Set<number>();
  for (let last = ends[row.at(-1) ?? -1]; last; last = ends[last.before]) inOrder.add(last.index);
  return fields.map((field, index) => ({
    ...{ field, isFound: (places[index]?.length ?? 0) > 0, isInOrder: inOrder.has(index) },
  }));
}

function placesOf(wanted: string, whole: string): number[] {
  const places: number[] = [];
  for (let at = whole.indexOf(wanted); at !== -1; at = whole.indexOf(wanted, at + 1)) places.push(at);
  return places;
}

/** How many of some kinds were found, in their order, of how many. */
export function countRead(
  reading: Reading,
  ...kinds: ResumeField['kind'][]
): { found: number; inOrder: number; all: number } {
  const of = reading.filter(({ field }) => kinds.length === 0 || kinds.includes(field.kind));
  return {
    found: of.filter(({ isFound }) => isFound).length,
    inOrder: of.filter(({ isInOrder }) => isInOrder).length,
    all: of.length,
  };
}

/** The list of docs/resume.md, in its order. `pages` is null for a file that has none before it is printed. */
export function judgeReading(text: string, reading: Reading, pages: number | null): ReadingCheck[] {
  const lines = text.split(/\r?\n/).map(squeezed);
  const areRead = (...kinds: ResumeField['kind'][]) => {
    const { inOrder, all } = countRead(reading, ...kinds);
    return inOrder === all;
  };
  const first = reading[0]?.field.text ?? '';
  const headings = reading.filter(({ field }) => field.kind === 'headings');
  return [
    { name: 'its text can be taken out', isPassed: squeezed(text).length > 0 },
    { name: 'the name comes first', isPassed: squeezed(text).startsWith(squeezed(first)) },
    { name: 'mail, place and addresses are whole', isPassed: areRead('mail', 'place', 'addresses') },
    {
      name: 'each heading begins a line',
      isPassed: headings.every(({ field }) => lines.some((line) => line.startsWith(squeezed(field.text)))),
    },
    { name: 'each position has its employer', isPassed: areRead('positions', 'employers') },
    { name: 'each date stands with what it dates', isPassed: areRead('dates') },
    { name: 'schools and degrees are whole', isPassed: areRead('schools', 'degrees') },
    { name: 'every skill is a word of its own', isPassed: areRead('skills') },
    { name: 'everything is read in its order', isPassed: areRead() },
    // Ligatures as one sign, signs without a meaning, and what stands for a letter that is lost.
    { name: 'every letter is a letter', isPassed: !/[\uE000-\uF8FF\uFB00-\uFB06\uFFFD\u00AD]/.test(text) },
    ...(pages === null ? [] : [{ name: 'it has one page or two', isPassed: pages <= 2 }]),
  ];
}

/** Lines break where they must, and some readers mark where the direction changes. */
function squeezed(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\s\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\u064b-\u0652]+/g, '');
}
