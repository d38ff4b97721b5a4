import { diagnosticInRecord } from '../content/diagnostic-in-record.ts';
import type { YamlRecord } from '../content/yaml-records.ts';
import { type Diagnostic, type DiagnosticText, diagnosticInFile } from '../core/diagnostics.ts';
import { type FieldPath, listAt, valueAt } from '../core/field-path.ts';
import { foldText } from '../core/fold-text.ts';
import { quote } from '../core/quoted-values.ts';
import { countNoun } from '../core/text.ts';
import { noteStatus } from '../features/notes/note.ts';
import { type ContentReading, recordsOf, recordsOfKind } from '../site/read-content.ts';
import type { PublishedTexts } from './published-texts.ts';

/** Years at which people usually begin school, training and studies, and what that is called in 15 languages. */
const usualAges: [label: RegExp, from: number, to: number][] = [
  [
    /\b(?:primary|elementary|grundschule|ecole primaire|primaria|elementare|basisschool|podstawowa)\b|小学|小學|초등/u,
    6,
    7,
  ],
  [
    /\b(?:high school|secondary|gymnasium|abitur|matura|lycee|baccalaureat|bachillerato|liceo|ensino medio|vwo|havo|liceum|λυκειο|thpt)\b|高校|高中|고등학교|ثانوي|תיכון/u,
    12,
    16,
  ],
  [/\b(?:apprentice\w*|ausbildung|lehre|gesell\w*|apprentissage|cap|aprendiz\w*)\b/u, 16, 18],
  [
    /\b(?:bachelor\w*|b\.?sc|b\.?a|beng|bfa|licence|grado|laurea triennale|bacharel\w*|licencjat|πτυχιο|cu nhan)\b|学士|本科|학사|بكالوريوس|תואר ראשון/u,
    18,
    20,
  ],
  [
    /\b(?:master\w*|m\.?sc|m\.?a|meng|mfa|mba|diplom(?:ingenieur\w*)?|laurea magistrale|mestrado|magister|thac si)\b|修士|硕士|碩士|석사|ماجستير|תואר שני/u,
    21,
    25,
  ],
  [
    /\b(?:ph\.?d|doctor\w*|dr\.|doctorat|doctorado|dottorato|doutorado|doktor\w*|tien si)\b|博士|박사|دكتوراه|דוקטור/u,
    23,
    30,
  ],
];

/** Finds what dates, places and fields of records reveal. Texts are read elsewhere. */
export function findInFacts(read: ContentReading, published: PublishedTexts, today: string): Diagnostic[] {
  return [
    ...findOwner(read, published),
    ...findFirstYears(read, published),
    ...findEmployers(read, published),
    ...findPeople(read, published),
    ...findPlaces(read, published, today),
    ...findRhythm(read, today),
  ];
}

function notice(
  file: string,
  record: YamlRecord,
  path: FieldPath,
  diagnosticText: DiagnosticText,
): Diagnostic {
  return diagnosticInRecord(file, record, path, diagnosticText, { severity: 'notice' });
}

function textAt(value: unknown, ...path: FieldPath): string {
  const text = valueAt(value, path);
  return typeof text === 'string' || typeof text === 'number' ? String(text) : '';
}

function findOwner({ sources }: ContentReading, published: PublishedTexts): Diagnostic[] {
  return recordsOf(sources, 'owner.yaml').flatMap((record) => {
    const found: Diagnostic[] = [];
    const report = (path: FieldPath, diagnosticText: DiagnosticText) =>
      found.push(notice('owner.yaml', record, path, diagnosticText));
    const [location, phone] = [textAt(record.value, 'location'), textAt(record.value, 'phone')];
    if (location && published.shows(location))
      report(['location'], {
        code: 'tells-location',
        summary: `home: location is ${quote(location)}`,
        why: 'With your name, a city is enough to find addresses, relatives and schools in directories.',
        fix: 'Leave out the city if the region or country is enough for your readers.',
      });
    if (phone && published.shows(phone))
      report(['phone'], {
        code: 'tells-phone',
        summary: `phone number: ${quote(phone)} is ${published.onPages(phone) ? 'on your pages' : 'in the documents that everyone can download'}`,
        why: 'A number leads to accounts and messengers, with pictures and times when you are online.',
        fix: published.onPages(phone)
          ? 'Leave out showPhone: the number is then only in the résumé as PDF and Word. To publish it nowhere, leave out phone.'
          : 'Leave out phone, and write the number into the letters that you send.',
      });
    for (const [index] of listAt(record.value, ['profiles']).entries()) {
      const path = ['profiles', index, 'address'];
      const address = textAt(record.value, ...path);
      const year = /(?<!\d)(19[4-9]\d|20[01]\d)(?!\d)/.exec(address.replace(/^https?:\/\/[^/]+/, ''))?.[1];
      if (year && published.shows(address.replace(/^https?:\/\/(?:www\.)?/, '')))
        report(path, {
          code: 'tells-birth-year',
          summary: `year of birth: the name in ${quote(address)} has the year ${year}`,
          why: 'Many people have their year of birth in the name of an account.',
          fix: 'If it is yours, leave out this profile, or rename the account.',
        });
    }
    return found;
  });
}

type Program = {
  file: string;
  record: YamlRecord;
  path: FieldPath;
  title: string;
  start: string;
  school: string;
  location: string;
};

/** The first school reveals the owner's age and home town. */
function findFirstYears({ sources }: ContentReading, published: PublishedTexts): Diagnostic[] {
  const programs = recordsOfKind(sources, 'education').flatMap(({ file, record }): Program[] => {
    const [school, location] = [textAt(record.value, 'school'), textAt(record.value, 'location')];
    return listAt(record.value, ['programs']).map((program, index) => ({
      ...{ file, record, school, location, path: ['programs', index, 'start'] },
      ...{ title: textAt(program, 'title'), start: textAt(program, 'start') },
    }));
  });
  const [first] = programs
    .filter(({ title, start }) => /^\d{4}/.test(start) && published.shows(title))
    .sort((a, b) => (a.start < b.start ? -1 : 1));
  if (!first) return [];
  const { file, record, path, title, school, location, start } = first;
  const year = Number(start.slice(0, 4));
  const label = foldText(`${title} ${school}`);
  const known = usualAges.find(([pattern]) => pattern.test(label));
  const [youngest, oldest] = known ? [known[1], known[2]] : [16, 20];
  const found = [
    notice(file, record, path, {
      code: 'tells-birth-year',
      summary: `year of birth: ${quote(title)} from ${year} on means about ${year - oldest} to ${year - youngest}`,
      why: known
        ? 'Most people begin this at the same age.'
        : 'The first year of an education is a good guess, even if its kind is not known here.',
      fix: 'Leave out the start, or the first years: employers ask for the last degree. With dates you can write the end only.',
    }),
  ];
  if (location && published.shows(location))
    found.push(
      notice(file, record, ['location'], {
        code: 'tells-home-town',
        summary: `home town: the first place in your dates is ${quote(location)}, with ${quote(school || title)}`,
        why: 'People search for class pictures, teachers and relatives in the place of the first school.',
        fix: 'Leave out the place, or this school if later ones are enough.',
      }),
    );
  return found;
}

function findEmployers({ sources, rawContent }: ContentReading, published: PublishedTexts): Diagnostic[] {
  const found = recordsOfKind(sources, 'jobs').flatMap(({ file, record }) => {
    const { value } = record;
    const [title, organization] = [textAt(value, 'title'), textAt(value, 'organization')];
    if (textAt(value, 'end') !== '' || !published.shows(title)) return [];
    const diagnosticText = {
      code: 'tells-employer',
      summary: `employer today: ${quote([title, organization].filter(Boolean).join(', '))}${textAt(value, 'start') && ` since ${textAt(value, 'start')}`}`,
      why: 'Strangers know where you are on a working day, and can write to colleagues in your name.',
      fix: 'Leave out the team or the name if readers do not need it: "a hospital in Leeds" says what you do there.',
    };
    return [notice(file, record, ['organization'], diagnosticText)];
  });
  if (found.length === 0 || !rawContent?.owner.availability) return found;
  const seeking = recordsOf(sources, 'owner.yaml').map((record) =>
    notice('owner.yaml', record, ['availability'], {
      code: 'tells-search',
      summary: 'employer today: availability says that you look for work, while a job goes on',
      why: 'Your employer can read it too.',
      fix: 'Leave out availability if your employer should not know yet, and write it in your letters.',
    }),
  );
  return [...found, ...seeking];
}

/** `Priya and Tom`: two words with a capital, which captions have for names. All nouns of German have one. */
const couple = /(?<!\p{L})\p{Lu}\p{Ll}+ (?:and|&|\+|et|y|e|i|oraz|en|και|và) \p{Lu}\p{Ll}+(?!\p{L})/u;

/** People whom a record names: in captions, and in quotes with their position. */
function findPeople({ sources, rawContent }: ContentReading, published: PublishedTexts): Diagnostic[] {
  const isGerman = rawContent?.site.language?.startsWith('de') ?? false;
  const named = recordsOfKind(sources, 'gallery').flatMap(({ file, record }) => {
    const field = ['title', 'alt'].find((each) => couple.test(textAt(record.value, each)));
    return field && !isGerman && published.shows(textAt(record.value, field))
      ? [{ file, record, field }]
      : [];
  });
  const [first] = named;
  const inPictures = first
    ? [
        notice(first.file, first.record, [first.field], {
          code: 'tells-others',
          summary: `other people: ${named.length === 1 ? 'a picture seems' : `${named.length} pictures seem`} to name two people, such as ${quote(couple.exec(textAt(first.record.value, first.field))?.[0] ?? '')}`,
          why: 'Search programs find people by their names and the pictures beside them.',
          fix: 'If these are names, leave out the names, unless everyone in the picture agreed.',
        }),
      ]
    : [];
  const quotes = recordsOfKind(sources, 'quotes').flatMap(({ file, record }) => {
    const [by, role] = [textAt(record.value, 'by'), textAt(record.value, 'role')];
    if (!by || !published.shows(by)) return [];
    const diagnosticText = {
      code: 'tells-others',
      summary: `other people: ${quote([by, role].filter(Boolean).join(', '))}`,
      why: 'Anybody can call them as if for a reference, or write to you in their name.',
      fix: 'Leave out the name and keep the position, unless they agreed to be named.',
    };
    return [notice(file, record, ['by'], diagnosticText)];
  });
  return [...inPictures, ...quotes];
}

/** Pictures from around the owner's home, and where they will be. */
function findPlaces(
  { sources, rawContent }: ContentReading,
  published: PublishedTexts,
  today: string,
): Diagnostic[] {
  const city = rawContent?.owner.location.split(/[,،、(]/)[0]?.trim() ?? '';
  const near = recordsOfKind(sources, 'gallery').filter(({ record }) => {
    const title = textAt(record.value, 'title');
    return city.length > 2 && foldText(title).includes(foldText(city)) && published.shows(title);
  });
  const [first] = near;
  const pictures =
    first && near.length >= minNear
      ? [
          notice(first.file, first.record, ['title'], {
            code: 'tells-home',
            summary: `home: ${countNoun(near.length, 'caption')} mention ${quote(city)}, where you live; this is the first`,
            why: 'Together they show where you walk, shop and look out of the window.',
            fix: 'Leave out the place in captions of pictures from around your home.',
          }),
        ]
      : [];
  const talks = recordsOfKind(sources, 'talks').flatMap(({ file, record }) => {
    const [title, date, place] = ['title', 'date', 'location'].map((field) => textAt(record.value, field));
    if (!title || !date || date.length < 10 || date <= today || !published.shows(title)) return [];
    return [
      notice(file, record, ['date'], {
        code: 'tells-routine',
        summary: `routine: on ${date} you will be at ${quote([title, place].filter(Boolean).join(', '))}`,
        why: 'Nobody is at home then, and a stranger knows where to meet you.',
        fix: 'Leave out the talk until it is over, unless it should invite people.',
      }),
    ];
  });
  return [...pictures, ...talks];
}

const minNear = 3;

/** Enough days for a habit, and the share of them on one day of the week. */
const [minDays, habitShare] = [6, 0.6];
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Published dates that fall on one day of the week. */
function findRhythm({ rawContent, sources }: ContentReading, today: string): Diagnostic[] {
  if (!rawContent) return [];
  const notes = rawContent.notes
    .filter((note) => noteStatus(note, today) === 'published')
    .map(({ date }) => date);
  const added = [
    ...new Set(rawContent.galleries.flatMap(({ photos }) => photos.flatMap((photo) => photo.added ?? []))),
  ];
  const isFed = (rawContent.site.feed ?? []).includes('photos');
  const dates: [file: string, what: string, days: string[]][] = [
    ['pages.yaml', 'dates of notes', rawContent.pages.some(({ kind }) => kind === 'notes') ? notes : []],
    ['site.yaml', 'days on which photos were added', isFed ? added : []],
  ];
  return dates.flatMap(([file, what, days]) => {
    const counts = weekdays.map((_, day) => days.filter((date) => new Date(date).getUTCDay() === day).length);
    const most = Math.max(...counts);
    if (days.length < minDays || most / days.length < habitShare) return [];
    const record = recordsOf(sources, file)[0];
    const place = record?.locate(file === 'site.yaml' ? ['feed'] : []);
    const diagnosticText = {
      code: 'tells-routine',
      summary: `routine: ${most} of ${days.length} ${what} are ${weekdays[counts.indexOf(most)]}s`,
      why: 'Dates reveal when you are at home.',
      fix: 'Leave out exact dates, or publish on other days.',
    };
    return [diagnosticInFile(file, diagnosticText, place, 'notice')];
  });
}
