import { type Entries, splitCommaList, withName } from '../../model/content.ts';
import { type FieldPath, formatPath, valueAt } from '../../model/field-path.ts';
import { collectLenses, listsOf } from '../../model/lens.ts';
import { letterPath } from '../../model/letter.ts';
import type { Locale } from '../../model/locale.ts';
import { findNetwork, networkNames, networkSlug } from '../../model/networks.ts';
import { hiddenPages } from '../../model/shown-pages.ts';
import { nearest, stemOf } from '../../model/text.ts';
import { themeFile } from '../brand/read-theme.ts';
import * as messages from '../messages/content-messages.ts';
import { explainUnused } from '../originals/index-originals.ts';
import { isShownKind, type OriginalFile } from '../originals/list-originals.ts';
import { type Problem, problemInFile, type Wording, wholeFile } from '../problems.ts';
import { visit } from './check-records.ts';
import { type FileKindName, filesOfPages, importedFile, ownResumeFile } from './content-files.ts';
import { findDateContradiction } from './find-date-contradiction.ts';
import { findMissingWords } from './find-missing-words.ts';
import { problemInRecord } from './problem-at.ts';
import { publishedFile } from './published-addresses.ts';
import {
  type ContentSources,
  type ReadContent,
  recordsOf,
  recordsOfKind,
  shownFiles,
} from './read-content.ts';
import { reviewLinks } from './review-links.ts';
import type { YamlRecord } from './yaml-records.ts';

/**
 * An entry without an end that started longer ago than this may have ended, unless a comment beside the empty end says
 * within this time that it goes on: `end: ''  # still in 2026-09`.
 */
const openYears = 1;

/** What search engines show whole, in characters; those of East Asia are twice as wide. */
export const descriptionLength = { fewest: 70, most: 155 };
const wideDescriptionLength = { fewest: 35, most: 78 };
const wideLetters = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

/**
 * What a build accepts and the owner probably did not mean. Works on whatever could be read, also when
 * there are errors. `today` is YYYY-MM-DD.
 */
export function reviewContent(read: ReadContent, today: string): Problem[] {
  const { entries, sources, locale } = read;
  const found = [...sources.records].flatMap(([file, records]) =>
    records.flatMap((record) => [
      ...reviewSpans(file, record, today, locale),
      ...reviewAlts(file, record),
      ...(file === 'pages.yaml' ? reviewDescription(record, ownerName(sources)) : []),
    ]),
  );
  return [
    ...found,
    ...[...sources.records].flatMap(([file, records]) =>
      dated.includes(sources.files.get(file)?.kind ?? '') ? [] : reviewOrder(file, records),
    ),
    ...findMissingWords(read, 'warning'),
    ...reviewSecurity(sources, today),
    ...reviewCaptions(sources),
    ...reviewSkills(sources),
    ...reviewNetworks(sources),
    ...(entries
      ? [
          ...reviewLenses(entries, sources),
          ...reviewLetters(entries, sources),
          ...reviewButtons(entries, sources),
          ...reviewGalleries(entries),
        ]
      : []),
    ...reviewLinks(sources, entries ? hiddenPages(entries).map(({ path }) => path) : []),
    ...reviewFiles(sources, shownFiles(read)),
  ];
}

function warn(file: string, record: YamlRecord, path: FieldPath, wording: Wording): Problem {
  return problemInRecord(file, record, path, wording, { severity: 'warning' });
}

function warnFile(file: string, wording: Wording): Problem {
  return problemInFile(file, wording, wholeFile, 'warning');
}

/** A page with more photos than this is a burden: each is half a kilobyte of it before its picture is asked for. */
const mostOnPage = 200;

function reviewGalleries({ galleries, pages }: Entries): Problem[] {
  return galleries.flatMap(({ name, page, shown, photos }) => {
    const count = shown === 'all' ? photos.length : Math.min(shown, photos.length);
    if (count <= mostOnPage) return [];
    const place = pages.find((candidate) => candidate.name === page);
    const file = place?.kind === 'about' ? 'about.yaml' : 'pages.yaml';
    return warnFile(`${name}.yaml`, messages.manyOnPage(count, page, file));
  });
}

function reviewSecurity(sources: ContentSources, today: string): Problem[] {
  return recordsOf(sources, 'site.yaml').flatMap((record) => {
    const path = ['security', 'expires'];
    const expires = valueAt(record.value, path);
    if (typeof expires !== 'string' || expires > today) return [];
    return warn('site.yaml', record, path, messages.securityExpired(expires));
  });
}

function reviewSpans(file: string, record: YamlRecord, today: string, locale: Locale): Problem[] {
  const problems: Problem[] = [];
  visit(record.value, [], (path, value) => {
    const [dates, start, end] = ['dates', 'start', 'end'].map((key) => valueAt(value, [key]));
    if (typeof start !== 'string' || !/^\d{4}/.test(start)) return;
    const oldest = `${Number(today.slice(0, 4)) - openYears}${today.slice(4)}`;
    const confirmed = /#.*\b(\d{4}-\d{2})\b/.exec(record.sourceOf([...path, 'end']))?.[1] ?? '';
    if (end === '' && start < oldest && confirmed < oldest.slice(0, 7)) {
      const wording = messages.openForYears(start, openYears, today);
      problems.push(warn(file, record, [...path, 'end'], wording));
    }
    if (typeof dates !== 'string') return;
    const side = findDateContradiction(dates, start, typeof end === 'string' ? end : null, locale);
    if (!side) return;
    const wording = messages.datesDisagree(dates, side, side === 'start' ? start : String(end));
    problems.push(warn(file, record, [...path, 'dates'], wording));
  });
  return problems;
}

function reviewAlts(file: string, record: YamlRecord): Problem[] {
  const problems: Problem[] = [];
  const title = valueAt(record.value, ['title']);
  visit(record.value, [], (path, value) => {
    const key = path.at(-1);
    if (typeof value !== 'string' || (key !== 'alt' && key !== 'imageAlt')) return;
    const field = formatPath(path);
    if (typeof title === 'string' && plain(value) !== '' && plain(title) === plain(value)) {
      problems.push(warn(file, record, path, messages.altRepeatsTitle(field, value)));
    }
    const opening = /^(?:an? |the )?(?:image|picture|photo(?:graph)?) of\b/i.exec(value)?.[0];
    if (opening) problems.push(warn(file, record, path, messages.altSaysPicture(field, opening)));
  });
  return problems;
}

function reviewDescription(record: YamlRecord, name: string): Problem[] {
  const value = valueAt(record.value, ['description']);
  if (typeof value !== 'string') return [];
  const words = withName(value.trim(), name);
  const { length } = words;
  const isWide = (words.match(wideLetters)?.length ?? 0) > length / 2;
  const { fewest, most } = isWide ? wideDescriptionLength : descriptionLength;
  if (length >= fewest && length <= most) return [];
  const wording = messages.descriptionLength('description', length, fewest, most);
  return [warn('pages.yaml', record, ['description'], wording)];
}

/** Kinds of records that pages show by their dates, whatever their order in the file. */
const dated = ['certificates', 'publications', 'talks'];

/** Ids without gaps, and the oldest record first where records have dates. */
function reviewOrder(file: string, records: YamlRecord[]): Problem[] {
  const problems: Problem[] = [];
  const gap = records.find((record) => {
    const id = valueAt(record.value, ['id']);
    return typeof id === 'number' && id > record.index + 1;
  });
  if (gap) {
    const wording = messages.idGap(Number(valueAt(gap.value, ['id'])), gap.index + 1, records.length);
    problems.push(warn(file, gap, ['id'], wording));
  }
  for (const [index, record] of records.entries()) {
    const before = records[index - 1];
    const key = ['start', 'date'].find((name) => typeof valueAt(record.value, [name]) === 'string');
    if (!before || !key) continue;
    const date = String(valueAt(record.value, [key]));
    const earlier = valueAt(before.value, [key]);
    if (typeof earlier !== 'string' || date === '') continue;
    const ends = [before, record].map((each) => valueAt(each.value, ['end']));
    // Two things that overlap can stand either way; one that also ends earlier is out of order.
    const endsEarlier = ends[1] !== '' && (ends[0] === '' || String(ends[1] ?? '') <= String(ends[0] ?? ''));
    const length = Math.min(date.length, earlier.length);
    if (date.slice(0, length) < earlier.slice(0, length) && endsEarlier) {
      problems.push(warn(file, record, [key], messages.outOfOrder(key, date, earlier)));
    }
  }
  return problems;
}

/** Captions, alternative texts and pictures that stand twice. */
function reviewCaptions(sources: ContentSources): Problem[] {
  const problems: Problem[] = [];
  for (const key of ['title', 'alt', 'source'] as const) {
    const seen = new Map<string, string>();
    for (const { file, record } of recordsOfKind(sources, 'gallery')) {
      const value = valueAt(record.value, [key]);
      if (typeof value !== 'string' || value === '') continue;
      const normal = key === 'source' ? stemOf(value) : plain(value);
      const first = seen.get(normal);
      if (first) problems.push(warn(file, record, [key], messages.saidTwice(key, value, first)));
      else seen.set(normal, `content/${file}:${record.locate([key]).line}`);
    }
  }
  return problems;
}

/** Networks that are probably misspelt, and buttons of the Contact page for a profile that does not exist. */
function reviewNetworks(sources: ContentSources): Problem[] {
  const problems: Problem[] = [];
  const known = ['email'];
  for (const record of recordsOf(sources, 'owner.yaml')) {
    for (const [path, network] of textsAt(record, ['profiles'], 'network')) {
      known.push(networkSlug(network));
      const similar = findNetwork(network) ? null : nearest(network, networkNames);
      if (!similar) continue;
      const wording = messages.networkMisspelt(formatPath(path), network, similar);
      problems.push(warn('owner.yaml', record, path, wording));
    }
  }
  for (const record of recordsOf(sources, 'contact.yaml')) {
    for (const [path, name] of textsAt(record, ['links'])) {
      if (known.includes(networkSlug(name))) continue;
      const wording = messages.noSuchLink(formatPath(path), name, nearest(name, known), known);
      problems.push(warn('contact.yaml', record, path, wording));
    }
  }
  return problems;
}

/** The texts of a list, or a field of each of its entries, with their places. */
function textsAt(record: YamlRecord, list: FieldPath, ...field: string[]): [FieldPath, string][] {
  const values = valueAt(record.value, list);
  if (!Array.isArray(values)) return [];
  return values.flatMap((_, index): [FieldPath, string][] => {
    const path = [...list, index, ...field];
    const text = valueAt(record.value, path);
    return typeof text === 'string' ? [[path, text]] : [];
  });
}

type SkillUse = { file: string; record: YamlRecord; path: FieldPath; isLanguage: boolean };

/** Skills without evidence, evidence without a skill, and one thing under two spellings. */
/** Of more skills of a list that nothing shows, as an import brings them, one sentence tells. */
const mostByName = 3;

function reviewSkills(sources: ContentSources): Problem[] {
  const listed = new Map<string, SkillUse>();
  for (const { file, record } of recordsOfKind(sources, 'skills')) {
    const skills = valueAt(record.value, ['skills']);
    if (!Array.isArray(skills)) continue;
    for (const [index, skill] of (skills as unknown[]).entries()) {
      if (typeof skill !== 'string') continue;
      listed.set(skill, { file, record, path: ['skills', index], isLanguage: false });
    }
  }
  const used = collectUses(sources);
  const problems: Problem[] = [];
  const spellings = new Map<string, string>();
  for (const [name, use] of [...listed, ...used]) {
    const other = spellings.get(spelling(name));
    if (other !== undefined && other !== name) {
      problems.push(warn(use.file, use.record, use.path, messages.twoSpellings(name, other)));
    } else spellings.set(spelling(name), name);
  }
  const usedSpellings = new Set([...used.keys()].map(spelling));
  const unproven = [...listed].filter(([name]) => !usedSpellings.has(spelling(name)));
  for (const list of new Set(unproven.map(([, { record }]) => record))) {
    const skills = unproven.filter(([, { record }]) => record === list);
    const all =
      skills.length > mostByName ? messages.skillsWithoutEvidence(skills.map(([name]) => name)) : null;
    for (const [name, { file, record, path }] of all ? skills.slice(0, 1) : skills)
      problems.push(warn(file, record, path, all ?? messages.skillWithoutEvidence(name)));
  }
  const listedSpellings = new Set([...listed.keys()].map(spelling));
  const unlisted = [...used].filter(([name]) => !listedSpellings.has(spelling(name)));
  for (const [name, use] of unlisted.filter(([, use]) => use.isLanguage)) {
    problems.push(warn(use.file, use.record, use.path, messages.languageNotListed(name)));
  }
  // Projects name many libraries once; one line for all of them is enough to decide.
  const tools = unlisted.filter(([, use]) => !use.isLanguage).map(([name]) => name);
  const [category] = recordsOfKind(sources, 'skills');
  if (tools.length > 0 && category) {
    problems.push(warnFile(category.file, messages.toolsNotListed(tools)));
  }
  return problems;
}

const skillFields: [FileKindName, string, boolean][] = [
  ['projects', 'languages', true],
  ['projects', 'additionalInfo', false],
  ['jobs', 'languages', true],
  ['jobs', 'tools', false],
  ['awards', 'skills', false],
];

function collectUses(sources: ContentSources): Map<string, SkillUse> {
  const uses = new Map<string, SkillUse>();
  for (const [kind, field, isLanguage] of skillFields) {
    for (const { file, record } of recordsOfKind(sources, kind)) {
      const value = valueAt(record.value, [field]);
      if (typeof value !== 'string') continue;
      for (const name of splitCommaList(value)) {
        if (!uses.has(name)) uses.set(name, { file, record, path: [field], isLanguage });
      }
    }
  }
  return uses;
}

/** Lenses that bring nothing to the front. */
function reviewLenses(entries: Entries, sources: ContentSources): Problem[] {
  const views = collectLenses(entries.lenses, {
    projects: entries.projects.map((project) => ({ ...project, tools: project.additionalInfo ?? '' })),
    ...listsOf(entries.sections),
  });
  return recordsOf(sources, 'lenses.yaml').flatMap((record) => {
    const marked = views.filter(({ name }) => name === valueAt(record.value, ['name']));
    if (marked.some((view) => view.marked.length > 0)) return [];
    const tags = entries.lenses[record.index]?.tags ?? [];
    return [warn('lenses.yaml', record, ['tags'], messages.lensMarksNothing(tags))];
  });
}

/** Letters that the site shows to everybody, and those for a lens that is not there. */
function reviewLetters(entries: Entries, sources: ContentSources): Problem[] {
  const lenses = entries.lenses.map(({ name }) => name);
  return entries.letters.flatMap(({ name, lens, publish }) => {
    const file = `letters/${name}.md`;
    const [record] = recordsOf(sources, file);
    if (!record) return [];
    return [
      ...(publish ? [warn(file, record, ['publish'], messages.letterIsPublic(letterPath(name)))] : []),
      ...(lens && !lenses.includes(lens)
        ? [warn(file, record, ['lens'], messages.noSuchLens(lens, nearest(lens, lenses)))]
        : []),
    ];
  });
}

/** Buttons of the homepage to a page that visitors do not find, because nothing stands on it. */
function reviewButtons(entries: Entries, sources: ContentSources): Problem[] {
  const hidden = hiddenPages(entries).map(({ name }) => name);
  const [record] = recordsOf(sources, 'home.yaml');
  return (entries.home.buttons ?? []).flatMap(({ page }, index) =>
    record && hidden.includes(page)
      ? [
          warn(
            'home.yaml',
            record,
            ['buttons', index, 'page'],
            messages.pageNotShown(`buttons[${index}].page`, page),
          ),
        ]
      : [],
  );
}

/** `Node.js`, `NodeJS` and `node js` alike; `C`, `C++` and `C#` apart. */
function spelling(name: string): string {
  const letters = name.toLowerCase().replaceAll(/[^\p{L}\p{N}+#]/gu, '');
  return letters.length > 4 ? letters.replace(/js$/, '') : letters;
}

function reviewFiles(sources: ContentSources, used: Set<string>): Problem[] {
  const known: string[] = [...sources.files.keys(), ownResumeFile, importedFile, publishedFile, themeFile];
  const drawings = recordsOf(sources, 'pages.yaml').map(
    ({ value }) => `images/${valueAt(value, ['drawing'])}`,
  );
  const files = sources.originals.filter(
    ({ kind, relative }) => kind !== 'folder' && !drawings.includes(relative),
  );
  const pictures = files.flatMap((original) => {
    if (!isShownKind(original)) return [warnFile(original.relative, messages.notReadAsPicture())];
    const isShown = used.has(original.absolute) || mayBeShown(original, sources.unread);
    return isShown ? [] : [warnFile(original.relative, explainUnused(original))];
  });
  const others = sources.otherFiles
    // What is in fonts/ is told by who reads it.
    .filter((file) => !file.startsWith('fonts/'))
    .filter((file) => !known.includes(file) && !sources.prose.has(file) && !/^readme\b/i.test(file))
    .filter((file) => !sources.unread.has('pages.yaml') || !isRecordFile(file))
    .map((file) => warnFile(file, explainUnread(file)));
  return [...pictures, ...others];
}

function explainUnread(file: string): Wording {
  const kind = stemOf(file);
  if (file.endsWith('.yaml') && filesOfPages.includes(kind)) return messages.noPageReads(file, kind);
  return isRecordFile(file) ? messages.namedNowhere(file) : messages.unusedFile(file);
}

function isRecordFile(file: string): boolean {
  return /^[a-z0-9-]+\.(?:yaml|bib)$/.test(file);
}

/** Whether a record that cannot be read yet may show a picture: by its path, or else by the folder of its list. */
function mayBeShown({ stem }: OriginalFile, unread: ContentSources['unread']): boolean {
  return [...unread].some(([name, text]) =>
    text === '' ? stem.startsWith(`/images/${name.replace('.yaml', '')}/`) : text.includes(`${stem}.`),
  );
}

function ownerName(sources: ContentSources): string {
  const name = valueAt(recordsOf(sources, 'owner.yaml')[0]?.value, ['name']);
  return typeof name === 'string' ? name : '';
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
