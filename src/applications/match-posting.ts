import { skillsOfProjects } from '../content/skill-evidence.ts';
import { foldText } from '../core/fold-text.ts';
import { proseToPlainText, type RichText, toPlainText } from '../core/prose.ts';
import { skillsOfSections } from '../features/experiences/sections.build.ts';
import { isWrittenUnspaced } from '../i18n/person-name.ts';
import type { SiteContent } from '../site/site-content.ts';
import { guessLanguage, isDemandWord, isSmallWord } from './guess-language.ts';
import {
  type NamedTerm,
  type PostingLine,
  type PostingMatch,
  readPostingLines,
  withoutBullet,
} from './posting-lines.ts';
import { type Stemmer, splitWords, stemmerOf, type Word } from './stems.ts';

/** Groups of synonyms, case-folded. */
const sameThings = [
  'javascript js ecmascript',
  'typescript ts',
  'react react.js reactjs',
  'node node.js nodejs',
  'vue vue.js vuejs',
  'next next.js nextjs',
  'postgresql postgres',
  'kubernetes k8s',
  'go golang',
  'c# csharp',
  'c++ cpp',
  '.net dotnet',
  'accessibility a11y wcag',
  'internationalization i18n',
  'machine-learning ml',
  'ci ci/cd cd',
].map((line) => line.split(' '));

const maxListed = 40;

/**
 * Compares a posting with the content: which skills and records it mentions, and which requirements no text shows.
 * It computes no score, and lists everything that cannot be compared.
 */
export function matchPosting(posting: string, content: SiteContent, reader = ''): PostingMatch {
  const { language } = content.site;
  const own = stemmerOf(language);
  const guessed = guessLanguage(posting, own.base);
  const ofPosting = guessed ? stemmerOf(guessed) : own;
  const postingLines = readPostingLines(posting);
  const searchable = toSearchable(
    postingLines.map(({ text, isOffer }) => (isOffer ? '' : text)).join('\n'),
    ofPosting,
  );
  const { lines, words } = searchable;
  const records = recordsOf(content).map(({ title, text }) => [title, toSearchable(text, own)] as const);
  const named = termsOf(content).flatMap((term) => {
    const found = findTerm(term.text, searchable);
    if (found.length === 0) return [];
    const inTexts = records.flatMap(([title, text]) => (findWords(term.text, text).length > 0 ? title : []));
    const written = found.map(({ text }) => text).filter((text) => foldText(text) !== foldText(term.text));
    return [
      {
        text: term.text,
        proofs: term.proofs.length > 0 ? term.proofs : [...new Set(inTexts)],
        words: [...new Set(written)],
        lines: [...new Set(found.map(({ line }) => line))].sort((a, b) => a - b),
      },
    ];
  });
  const shown = new Set(
    splitWords(everyText(content)).flatMap(({ text }) => [
      own.stem(text),
      ofPosting.stem(text),
      foldText(text),
    ]),
  );
  // The recipient's own name is not a requirement.
  for (const { text } of splitWords(reader)) shown.add(foldText(text)).add(ofPosting.stem(text));
  const isNamed = isNamedIn(named);
  const names = namesIn(words, lines, ofPosting)
    .filter(({ text }) => !isShown(text, shown, ofPosting))
    .map((word) => wholeName(word, { words, lines, isNamed, language: ofPosting.base }));
  const namedLines = new Set(named.flatMap((each) => each.lines));
  return {
    named,
    missing: names
      .filter(({ text }, index) => names.findIndex((each) => each.text === text) === index)
      .map(({ text, line }) => ({ text, line }))
      .slice(0, maxListed),
    unmatched: postingLines
      .map(({ text, isListed, isOffer }, index) => ({
        text: withoutBullet(text),
        line: index + 1,
        isAsked: isListed && !isOffer,
      }))
      .filter(({ text, line, isAsked }) => isAsked && text.length > 2 && !namedLines.has(line))
      .map(({ text, line }) => ({ text, line }))
      .slice(0, maxListed),
    unknown: explainUnknown(own, ofPosting, guessed, postingLines),
  };
}

/** Whether both the posting and the content contain the word. */
function isNamedIn(named: readonly NamedTerm[]): (word: string) => boolean {
  const folded = new Set(
    named.flatMap(({ text, words }) =>
      splitWords((words.length > 0 ? words : [text]).join(' ')).map((word) => foldText(word.text)),
    ),
  );
  return (word) => folded.has(foldText(word));
}

type Posting = {
  words: readonly Word[];
  lines: readonly string[];
  isNamed: (word: string) => boolean;
  language: string;
};

/** Adds adjacent capitalized words that are not names in the content: `After Effects` for `Effects`. */
function wholeName(word: Word, { words, lines, isNamed, language }: Posting): Word {
  const line = (lines[word.line - 1] ?? '').normalize('NFC');
  const belongs = (next: Word | undefined, isAfter: boolean) =>
    next !== undefined &&
    next.line === word.line &&
    /^\p{Lu}/u.test(next.text) &&
    !isDemandWord(next.text, language) &&
    // All German nouns have a capital.
    (isAfter || (language !== 'de' && !next.isOpening)) &&
    !isNamed(next.text);
  const at = words.indexOf(word);
  let text = word.text;
  for (let next = words[at - 1]; next && belongs(next, false); next = words[words.indexOf(next) - 1]) {
    if (!line.includes(`${next.text} ${text}`)) break;
    text = `${next.text} ${text}`;
  }
  for (let next = words[at + 1]; next && belongs(next, true); next = words[words.indexOf(next) + 1]) {
    if (!line.includes(`${text} ${next.text}`)) break;
    text = `${text} ${next.text}`;
  }
  return { ...word, text };
}

type Term = { text: string; proofs: string[] };

/** Skills with the records that use them, titles and organizations of records, languages, the role, tags of lenses. */
function termsOf(content: SiteContent): Term[] {
  const terms = new Map<string, Term>();
  const add = (text: string, proof?: string) => {
    const key = foldText(text).trim();
    if (key === '') return;
    const term = terms.get(key) ?? { text, proofs: [] };
    if (proof && !term.proofs.includes(proof)) term.proofs.push(proof);
    terms.set(key, term);
  };
  for (const { use, skills } of [...skillsOfSections(content.sections), ...skillsOfProjects(content)])
    for (const skill of skills) add(skill, use.title);
  for (const section of content.sections) {
    for (const record of section.records as object[]) {
      const { title, name, organization, school, skills, programs } = record as Record<string, unknown>;
      if (Array.isArray(skills)) for (const skill of skills) if (typeof skill === 'string') add(skill);
      const label = [title, school, name].find((each) => typeof each === 'string');
      for (const each of [title, organization, school])
        if (typeof each === 'string' && each !== '') add(each, String(label ?? ''));
      for (const program of Array.isArray(programs) ? programs : [])
        add(String((program as { title?: unknown }).title ?? ''), String(school ?? ''));
    }
  }
  for (const { kind, records } of content.sections) {
    if (kind !== 'languages') continue;
    for (const { name, level, cefr } of records as { name: string; level?: string; cefr?: string }[])
      add(name, [level, cefr].filter(Boolean).join(', '));
  }
  for (const project of content.projects) add(project.title, project.title);
  add(content.owner.role, 'your role');
  for (const { tags, title } of content.lenses) for (const tag of tags) add(tag, `the lens ${title}`);
  return [...terms.values()];
}

type SearchableText = {
  words: readonly Word[];
  stems: readonly string[];
  /** Positions of words, without articles and prepositions: `Direzione lavori` matches `direzione dei lavori`. */
  places: readonly number[];
  stemmer: Stemmer;
  lines: readonly string[];
};

function toSearchable(text: string, stemmer: Stemmer): SearchableText {
  const lines = text.split(/\r?\n/);
  const words = lines.flatMap((line, index) => splitWords(line.replace(otherGender, ''), index + 1));
  const places = words.flatMap((word, index) => (isSmallWord(word.text, stemmer.base) ? [] : index));
  return { words, stems: words.map((word) => stemmer.stem(word.text)), places, stemmer, lines };
}

/** `Profesor/a`, `Pfleger:in` and `Chef(fe)`. */
const otherGender =
  /(?<=\p{L}{3})(?:[/*:_·](?:in(?:nen)?|[ao]s?|e|fe|ne|te|rice|trice)|\((?:in|[ao]s?|e|fe|ne|te)\))(?![\p{L}\p{N}])/gu;

/** Where the posting has all words of a term in a row, in any form, or another word for it. */
function findTerm(term: string, searchable: SearchableText): Word[] {
  const folded = foldText(term);
  const others = sameThings.find((group) => group.includes(folded)) ?? [];
  // `Qt/QML` is two names.
  const parts = /[/・]/.test(term) && !term.includes(' ') ? term.split(/[/・]/) : [];
  const found = [term, ...others, ...parts].flatMap((each) => findWords(each, searchable));
  if (found.length > 0) return found;
  for (const part of partsOfTitle(term, searchable.stemmer.base)) {
    const inPart = findWords(part, searchable);
    if (inPart.length > 0) return inPart;
  }
  const own = ownNameIn(term);
  return own.length === 0 ? [] : searchable.words.filter((word) => own.includes(word.text));
}

const minTitlePart = 2;
const minTitlePartLetters = 14;

/** Parts of a longer title, as runs of words, longest first: postings shorten the names of degrees and licenses. */
function partsOfTitle(title: string, language: string): string[] {
  const words = splitWords(title).flatMap(({ text }) => (isSmallWord(text, language) ? [] : text));
  const parts: string[] = [];
  for (let length = words.length - 1; length >= minTitlePart; length -= 1)
    for (let start = 0; start + length <= words.length; start += 1) {
      const part = words.slice(start, start + length);
      const isTelling = part.filter((word) => word.length >= minCompound).length > 1;
      if (isTelling && part.join('').length >= minTitlePartLetters) parts.push(part.join(' '));
    }
  return parts;
}

const makers = /^(?:Adobe|Amazon|Apache|Apple|Autodesk|Google|IBM|Microsoft|MS|Oracle|SAP) (?=\S)/u;
const versions = / (?:\d[\p{L}\d.]*|\(.*\))$/u;

/** `InDesign` of `Adobe InDesign`, `Rhino` of `Rhino 3D`, and the `ALS` of a certificate, as they are written. */
function ownNameIn(term: string): string[] {
  const short = term.replace(makers, '').replace(versions, '');
  if (short !== term && !short.includes(' ')) return /^\p{Lu}{2,4}$/u.test(short) ? [] : [short];
  return splitWords(term).flatMap(({ text }) => (/^(?!ISO$|DIN$)\p{Lu}{3,6}$/u.test(text) ? text : []));
}

function findWords(term: string, { words, stems, places, stemmer, lines }: SearchableText): Word[] {
  const all = splitWords(term).map(({ text }) => text);
  const telling = all.filter((text) => !isSmallWord(text, stemmer.base));
  const wanted = (telling.length > 1 ? telling : all).map((text) => stemmer.stem(text));
  const [first] = wanted;
  if (first === undefined) return [];
  // Languages without spaces between words need a search within the text.
  if (isWrittenUnspaced(term)) {
    return lines.flatMap((line, index) =>
      foldText(line).includes(foldText(term)) ? [{ text: term, line: index + 1, isOpening: false }] : [],
    );
  }
  const isOne = wanted.length === 1;
  // Short names such as R, C or Go are words in many languages, so they match only with the same case.
  const isExact = isOne && term.length <= 2;
  const searchedPlaces = telling.length > 1 ? places : [...stems.keys()];
  return searchedPlaces.flatMap((place, index) => {
    const word = words[place];
    if (!word) return [];
    if (isExact) return word.text === term ? [word] : [];
    if (isOne && isCompound(stems[place] ?? '', first, stemmer.base)) return [word];
    if (!wanted.every((part, offset) => stems[searchedPlaces[index + offset] ?? -1] === part)) return [];
    const last = searchedPlaces[index + wanted.length - 1] ?? place;
    const found = words.slice(place, last + 1);
    return found.every(({ line }) => line - word.line <= 1)
      ? [{ ...word, text: found.map(({ text }) => text).join(' ') }]
      : [];
  });
}

const minCompound = 6;

/** `Barrierefreiheitstests` contains `Barrierefreiheit`. */
function isCompound(stem: string, part: string, language: string): boolean {
  if (!['de', 'nl'].includes(language) || part.length < minCompound) return false;
  return stem !== part && (stem.startsWith(part) || stem.endsWith(part));
}

/**
 * Words that can only be names: with digits, signs or capitals inside, or with a first capital in languages where
 * only names have one.
 */
function namesIn(words: readonly Word[], lines: readonly string[], { base }: Stemmer): Word[] {
  const seen = new Set<string>();
  return words.filter(({ text, line, isOpening }) => {
    if (isLevel.test(text) || isDemandWord(text, base) || isInCapitals(lines[line - 1] ?? '')) return false;
    const isLatin = /^[\p{Script=Latin}\p{N}+#.]+$/u.test(text) && /\p{L}/u.test(text);
    const isSpelled = /.[\p{Lu}+#]|\p{L}\d/u.test(text);
    const isCapitalized = base !== 'de' && !isOpening && /^\p{Lu}\p{Ll}{2,}/u.test(text);
    const isForeign = isLatin && ['ja', 'zh', 'ko', 'ar', 'he', 'el'].includes(base) && text.length > 1;
    if (!isLatin || text.length < 2 || !(isSpelled || isCapitalized || isForeign)) return false;
    const key = foldText(text);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** A level of a language, which belongs to the language. */
const isLevel = /^[ABC][12]\+?$/;

/** A line in capitals that is not an item of a list is a heading. */
function isInCapitals(line: string): boolean {
  return withoutBullet(line) === line.trim() && !/\p{Ll}/u.test(line);
}

const minInflected = 8;

function isShown(name: string, shown: ReadonlySet<string>, stemmer: Stemmer): boolean {
  const folded = foldText(name);
  const stem = stemmer.stem(name);
  const others = sameThings.find((group) => group.includes(folded)) ?? [];
  if ([folded, stem, ...others].some((each) => shown.has(each))) return true;
  // `Anestezjologii` is not a new name beside `anestezjologiczna`.
  if (stem.length < minInflected) return false;
  const beginning = stem.slice(0, -2);
  return [...shown].some((each) => each.startsWith(beginning));
}

/** Everything that the content says, in any field. */
function everyText(content: SiteContent): string {
  const { owner, home, about, projects, caseStudies, notes, sections, pageTexts, galleries } = content;
  return [
    ...collectTexts([owner.role, owner.location, owner.availability, home, projects, caseStudies, notes]),
    ...collectTexts([sections, pageTexts]),
    ...collectTexts(galleries.map(({ title, photos }) => [title, photos.map((photo) => photo.title)])),
    toPlainText(about.lede ?? ''),
    ...about.texts.map(({ prose }) => proseToPlainText(prose)),
  ].join('\n');
}

/** Projects with their case studies, and records of sections that can prove a skill. */
function recordsOf({ projects, caseStudies, sections }: SiteContent): { title: string; text: string }[] {
  const records = sections.flatMap(({ kind, records }) =>
    ['skills', 'languages'].includes(kind) ? [] : (records as { title?: RichText; school?: string }[]),
  );
  return [
    ...projects.map((project) => ({
      title: project.title,
      parts: [project, caseStudies.find((study) => study.project === project.name)],
    })),
    ...records.map((record) => ({
      title: toPlainText(record.title ?? record.school ?? ''),
      parts: [record],
    })),
  ].flatMap(({ title, parts }) => (title === '' ? [] : { title, text: collectTexts(parts).join('\n') }));
}

function collectTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(collectTexts) : [];
}

function explainUnknown(
  own: Stemmer,
  ofPosting: Stemmer,
  guessed: string | null,
  lines: readonly PostingLine[],
): string[] {
  const name = (tag: string) => new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag;
  return [
    guessed === null &&
      'The language of the posting was not recognized; it was compared as if it were in the language of your site.',
    guessed !== null &&
      guessed !== own.base &&
      `The posting seems to be in ${name(guessed)}, and your content is in ${name(own.base)}: only names and words with the same spelling in both languages were found.`,
    !ofPosting.isKnown &&
      `Endings of words in ${name(ofPosting.base)} are not known; only words in the same form were found.`,
    ['ja', 'zh', 'ko'].includes(ofPosting.base) &&
      'This language has no spaces between words: only the exact spelling of your terms was found.',
    !lines.some(({ isListed }) => isListed) &&
      'The posting has no list, so its requirements were not compared one by one.',
    lines.some(({ isOffer }) => isOffer) && 'Lines about what the employer offers were left out.',
    'Synonyms are known for a few tools only. The importance of a requirement is not rated.',
  ].filter((sentence) => sentence !== false);
}
