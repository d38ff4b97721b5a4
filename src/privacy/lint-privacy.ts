import type { LintedSite } from '../build/lint-site.ts';
import type { Site } from '../build/site.ts';
import { diagnosticInRecord } from '../content/diagnostic-in-record.ts';
import type { YamlRecord } from '../content/yaml-records.ts';
import {
  type Diagnostic,
  type DiagnosticText,
  diagnosticInFile,
  type Position,
} from '../core/diagnostics.ts';
import { type FieldPath, valueAt } from '../core/field-path.ts';
import { quote } from '../core/quoted-values.ts';
import { stemOf } from '../core/text.ts';
import { letterOfFile } from '../features/letters/letter.ts';
import { noteOfFile, noteStatus } from '../features/notes/note.ts';
import type { ContentReading } from '../site/read-content.ts';
import type { RawContent } from '../site/site-content.ts';
import { visitValues } from '../site/validate/validate-records.ts';
import { findInFacts } from './find-in-facts.ts';
import {
  findInText,
  type PrivateKind,
  type PrivatePatterns,
  type PrivateText,
  privatePatternsOf,
} from './find-in-text.ts';
import { type PublishedTexts, publishedTexts } from './published-texts.ts';

/** A text outside content/ that is published as it is, such as a PDF. */
export type FurtherText = { file: string; text: string };

type PrivacyInput = {
  site: Site;
  linted: LintedSite;
  /** Texts of public/ and of the owner's own PDF. */
  furtherTexts: readonly FurtherText[];
  /** YYYY-MM-DD. */
  today: string;
};

/**
 * Lists what a stranger can find out about the owner's private life from the published site, in all its languages.
 * Each is a notice with its position and what to leave out. Drafts and other unpublished content are skipped.
 */
export function lintPrivacy({ site, linted, furtherTexts, today }: PrivacyInput): Diagnostic[] {
  const published = publishedTexts(site);
  const { translations } = linted.read;
  return unique([
    ...findInLanguage(linted.read, published, today),
    ...linted.translations.flatMap(({ read }, index) =>
      findInLanguage(read, published, today).flatMap(
        (diagnostic) => translations[index]?.relocate(diagnostic) ?? [],
      ),
    ),
    ...furtherTexts.flatMap(({ file, text }) =>
      findInFile(text, privatePatternsOf(site.content.site.language)).map(({ place, ...found }) => ({
        ...diagnosticInFile('', explain(found), place, 'notice'),
        file,
      })),
    ),
  ]);
}

function findInLanguage(read: ContentReading, published: PublishedTexts, today: string): Diagnostic[] {
  const { rawContent, sources } = read;
  if (!rawContent) return [];
  const language = rawContent.site.language;
  const patterns = privatePatternsOf(language);
  const isShown = ({ part, sentence, kind }: PrivateText) =>
    published.shows(kind === 'family' || kind === 'child' ? sentence : part);
  const diagnostics: Diagnostic[] = findInFacts(read, published, today);
  for (const [file, records] of sources.records) {
    const kind = sources.files.get(file)?.kind ?? '';
    if (unpublishedKinds.includes(kind) || isUnpublished(file, rawContent, today)) continue;
    for (const record of records) {
      visitValues(record.value, [], (path, value) => {
        if (typeof value !== 'string' || value === '') return;
        const field = String(path.at(-1));
        if (isAddressOf(path)) {
          const title = valueAt(record.value, ['title']);
          if (isPicture(value) && (typeof title !== 'string' || published.shows(title)))
            diagnostics.push(...findInName(file, path, value, record, patterns));
          return;
        }
        const isPictureText = ['alt', 'imageAlt'].includes(field) || kind === 'gallery';
        for (const found of findInText(value, patterns)) {
          if (!isRevealing(found.kind, { kind, isPictureText }) || !isShown(found)) continue;
          if (found.kind === 'mail' && rawContent.owner.email === found.part) continue;
          if (found.kind === 'phone' && file === 'owner.yaml') continue;
          diagnostics.push(diagnosticInRecord(file, record, path, explain(found), { severity: 'notice' }));
        }
      });
    }
  }
  for (const [file, text] of sources.prose) {
    if (isUnpublished(file, rawContent, today)) continue;
    for (const { place, ...found } of findInFile(text, patterns)) {
      if (found.kind === 'child' || !isShown(found) || found.part === rawContent.owner.email) continue;
      diagnostics.push(diagnosticInFile(file, explain(found), place, 'notice'));
    }
  }
  if (!patterns.isKnown) diagnostics.push(explainUnknownLanguage(read, language));
  return diagnostics;
}

/** Files whose texts are settings. */
const unpublishedKinds = ['site', 'brand', 'words'];

function isUnpublished(
  file: string,
  { notes, letters }: Pick<RawContent, 'notes' | 'letters'>,
  today: string,
): boolean {
  const letter = letterOfFile(file);
  if (letter !== null) return !letters.some(({ name, publish }) => name === letter && publish);
  const name = noteOfFile(file);
  const note = notes.find((each) => each.name === name);
  return note !== undefined && noteStatus(note, today) !== 'published';
}

/** Stories and captions describe daily life. Jobs and projects also mention weekly tasks, which reveal nothing. */
const routineKinds = ['gallery', 'note', 'about', 'interests', 'pages', 'contact', 'home'];

function isRevealing(
  found: PrivateKind,
  { kind, isPictureText }: { kind: string; isPictureText: boolean },
): boolean {
  if (found === 'child') return isPictureText;
  if (found === 'routine') return isPictureText || routineKinds.includes(kind);
  return true;
}

const addressFields =
  'source original thumbnail image from address name file links href github activeLink devpostLink url'.split(
    ' ',
  );

function isAddressOf(path: FieldPath): boolean {
  return addressFields.includes(String(path.findLast((step) => typeof step === 'string')));
}

function isPicture(value: string): boolean {
  return value.startsWith('/images/') || value.startsWith('/videos/');
}

/** The name of a picture is part of its published address. */
function findInName(
  file: string,
  path: FieldPath,
  source: string,
  record: YamlRecord,
  patterns: PrivatePatterns,
): Diagnostic[] {
  const words = stemOf(source).replace(/^.*\//, '').replaceAll(/[-_]+/g, ' ');
  const isPrivate = findInText(words, patterns).some(
    ({ kind }) => kind === 'family' || kind === 'home' || kind === 'birth',
  );
  if (!isPrivate) return [];
  const diagnosticText = {
    code: 'tells-file-name',
    summary: `the name of a file, ${quote(source)}, reveals people or places of your private life`,
    why: 'It is part of the address of the picture, which everyone can read.',
    fix: 'Leave it out: rename the file, and change it here.',
  };
  return [diagnosticInRecord(file, record, path, diagnosticText, { severity: 'notice' })];
}

/** The findings in the paragraphs of a file, with line and column. */
function findInFile(text: string, patterns: PrivatePatterns): (PrivateText & { place: Position })[] {
  let isCode = false;
  return text.split('\n').flatMap((line, index) => {
    if (line.startsWith('```')) isCode = !isCode;
    // Code and tables are not sentences.
    if (isCode || /^(?:```| {0,3}\|)/.test(line)) return [];
    return findInText(line.replaceAll(/\[([^\]]*)\]\([^)]*\)|[*_`]/g, '$1'), patterns).map((found) => {
      const at = line.indexOf(found.sentence.slice(0, 12));
      return { ...found, place: { line: index + 1, column: Math.max(0, at) + 1 } };
    });
  });
}

/** `{part}` is what was recognized, `{text}` what is around it. */
const explanations: Record<PrivateKind, DiagnosticText> = {
  phone: {
    code: 'tells-phone',
    summary: 'phone number: the text contains {part}',
    why: 'Programs collect numbers from pages, and a number leads to accounts and to a postal address.',
    fix: 'Leave out the number, and let people write to you first.',
  },
  mail: {
    code: 'tells-mail',
    summary: 'email address: the text contains {part}, which is not the one in owner.yaml',
    why: 'A second address connects this site with accounts that use it.',
    fix: 'Leave it out, unless people should write there.',
  },
  address: {
    code: 'tells-address',
    summary: 'address: the text contains {part}',
    why: 'If it is yours, everyone knows where you live. A legal notice may require it.',
    fix: 'Leave out street and number unless a law requires them.',
  },
  birth: {
    code: 'tells-age',
    summary: 'age: {text}',
    why: 'The date of birth is what banks and offices ask for to know that it is you.',
    fix: 'Leave out the age or the year, or the day if it is a birthday.',
  },
  'home town': {
    code: 'tells-home-town',
    summary: 'home town: {text}',
    why: 'The place where you grew up answers security questions, and leads to your family.',
    fix: 'Leave out the place, or name the region only.',
  },
  home: {
    code: 'tells-home',
    summary: 'home: {text}',
    why: 'A view or a corner of a street is enough to find a house on a map.',
    fix: 'Do not say that it is your home, or leave out the picture if it shows the surroundings.',
  },
  family: {
    code: 'tells-others',
    summary: 'other people: {text}',
    why: 'People close to you did not choose to be on this site, and their names lead to you.',
    fix: 'Leave out their names, or ask them.',
  },
  child: {
    code: 'tells-others',
    summary: 'other people: a picture shows a child: {text}',
    why: 'Children cannot agree to be on this site, and pictures are copied.',
    fix: 'Leave out the picture, or use one from behind or from a distance.',
  },
  routine: {
    code: 'tells-routine',
    summary: 'routine: {text}',
    why: 'A routine reveals where you are, and when nobody is at home.',
    fix: 'Leave out the day or the hour, or the place.',
  },
};

function explain({ kind, part, sentence }: PrivateText): DiagnosticText {
  const explanation = explanations[kind];
  const summary = explanation.summary
    .replace('{part}', () => quote(part))
    .replace('{text}', () => quote(sentence));
  return { ...explanation, summary };
}

function explainUnknownLanguage({ rawContent }: ContentReading, language: string): Diagnostic {
  return diagnosticInFile(
    'site.yaml',
    {
      code: 'unread-language',
      summary: `texts in the language ${quote(language)} of ${quote(String(rawContent?.site.url))} were not read for age, home town, home, family and routine`,
      why: 'Words for these are known in 15 languages, and this is not one of them. Numbers, addresses, dates and fields were read.',
      fix: '',
    },
    undefined,
    'notice',
  );
}

function unique(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const seen = new Set<string>();
  return diagnostics.filter(({ file, line, column, summary }) => {
    const key = JSON.stringify([file, line, column, summary]);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
