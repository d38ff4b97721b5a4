import { readFile } from 'node:fs/promises';
import { diagnosticInRecord } from '../../content/diagnostic-in-record.ts';
import { type Diagnostic, type DiagnosticText, diagnosticInFile } from '../../core/diagnostics.ts';
import { type FieldPath, formatPath, valueAt } from '../../core/field-path.ts';
import { quote } from '../../core/quoted-values.ts';
import { sha256 } from '../../files/hash.ts';
import { type ContentReading, recordsOf } from '../read-content.ts';
import samplePictures from '../sample-pictures.json' with { type: 'json' };
import { lintTranslations } from './lint-content.ts';
import { fieldTexts, proseLines } from './written-texts.ts';

/** What `npm run sample:pictures` writes: hashes of pictures, several in one string. */
export type SamplePictures = {
  /** Every picture that the sample has or had. */
  sample: string[];
  /** The placeholders of a new content/. */
  placeholders: string;
};

const { sample, placeholders }: SamplePictures = samplePictures;
const sampleHashes = sample.join(' ');

export function pictureHash(bytes: Uint8Array): string {
  return sha256(bytes).slice(0, 12);
}

/** The known picture with these bytes: one of the sample, a placeholder, or null. */
export function findKnownPicture(bytes: Uint8Array): 'sample' | 'placeholder' | null {
  const hash = pictureHash(bytes);
  if (sampleHashes.includes(hash)) return 'sample';
  return placeholders.includes(hash) ? 'placeholder' : null;
}

/** Phrases that identify the sample owner. */
export const samplePatterns = {
  handle: anyOf(
    'mira solano sample',
    ...['clear label', 'crosscheck', 'five up', 'night shift', 'plain form', 'second breakfast'].map(
      (project) => `${project} sample`,
    ),
  ),
  name: anyOf('mira solano', 'mirasolano', 'solano'),
  place: anyOf(
    ...['alder creek hospital', 'hillcrest lane primary care', 'larkspur medical', 'longline virtual care'],
    ...['north arm vaccination team', 'northshore biofilm laboratory', 'northshore medication safety group'],
    ...['northshore university', 'quarry road pharmacy', 'tern tide pharmacy'],
  ),
};

export function isSampleOwner(name: string): boolean {
  return samplePatterns.name.test(name);
}

/** Matches whole words in any case, with any separators. */
function anyOf(...phrases: string[]): RegExp {
  const patterns = phrases.map((phrase) => phrase.replaceAll(' ', '[^\\p{L}\\p{N}]+'));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${patterns.join('|')})(?![\\p{L}\\p{N}])`, 'iu');
}

/** Placeholder of `npm run add` for texts that only the owner can write. */
export const unwrittenPlaceholder = 'Still to be written';

/** Placeholders in template/, which asks no questions. */
export const placeholderOwner = {
  name: 'Your Name',
  role: 'What you do',
  location: 'Your City, Your Country',
};

const leftoverKinds = {
  key: 'the access key of the sample form',
  handle: 'an account of the sample',
  domain: 'an address that is reserved for examples',
  name: 'the name of the sample person',
  place: 'an invented place of the sample',
  unwritten: 'a placeholder for your own text',
};

type Leftover = { text: string; index: number; kind: keyof typeof leftoverKinds };

/** Traces of the sample, most certain first. A text is reported once, for the first match. */
const leftovers: [kind: Leftover['kind'], pattern: RegExp][] = [
  ['key', /\bsample-access-key\b/],
  ['unwritten', new RegExp(`^${unwrittenPlaceholder}`)],
  [
    'unwritten',
    new RegExp(`^${placeholderOwner.name}$|^${placeholderOwner.role}$|${placeholderOwner.location}`),
  ],
  ['handle', samplePatterns.handle],
  [
    'domain',
    /(?:https?:\/\/|@)(?:[\w-]+\.)*(?:[\w-]+\.(?:example|invalid|test)|example\.(?:com|net|org)|localhost)\b/,
  ],
  ['name', samplePatterns.name],
  ['place', samplePatterns.place],
];

/**
 * Errors for content that must not be published: names and pictures of the sample, a site without its own address, a form
 * without a recipient, missing UI translations.
 */
export async function findLeftovers(read: ContentReading): Promise<Diagnostic[]> {
  const { sources, locale } = read;
  const diagnostics = lintTranslations(read, 'error');
  const pictures = await findUnchangedPictures(read);
  // Placeholders of `npm run new` are in the language of the site.
  const { unwritten: own } = locale.starter;
  const hasForm = recordsOf(sources, 'pages.yaml').some(
    ({ value }) => valueAt(value, ['kind']) === 'contact',
  );
  for (const { file, record, path, text } of fieldTexts(sources)) {
    // Generated from the other fields of an entry.
    if (path[0] === 'bibtex') continue;
    if (file === 'site.yaml' && path[0] === 'form' && !hasForm) continue;
    const picture = pictures.get(text);
    const diagnosticText =
      explainField(file, path, text, own) ??
      (picture ? explainPicture(formatPath(path), text, picture) : null);
    // A carousel uses each picture twice.
    pictures.delete(text);
    if (diagnosticText) diagnostics.push(diagnosticInRecord(file, record, path, diagnosticText));
  }
  for (const { file, line, text } of proseLines(sources)) {
    const found = findLeftover(text, own);
    if (!found) continue;
    const diagnosticText = explainLeftover('the text', found);
    diagnostics.push(diagnosticInFile(file, diagnosticText, { line, column: found.index + 1 }));
  }
  return diagnostics;
}

/** Pictures of the sample, or of a new content/, that the owner has not replaced, by their public paths. */
async function findUnchangedPictures({ pictureFiles }: ContentReading) {
  const unchanged = new Map<string, 'sample' | 'placeholder'>();
  for (const [source, file] of pictureFiles) {
    const samplePicture = findKnownPicture(await readFile(file.absolute));
    if (samplePicture) unchanged.set(source, samplePicture);
  }
  return unchanged;
}

export function explainPicture(
  field: string,
  source: string,
  kind: 'sample' | 'placeholder',
): DiagnosticText {
  return {
    code: 'sample-picture',
    summary: `${field} is ${quote(source)}, ${kind === 'sample' ? 'an unchanged picture of the sample' : 'a placeholder for your own picture'}`,
    why: 'The published site would show it as yours.',
    fix: 'Replace it with your own picture, or remove it.',
  };
}

function explainField(file: string, path: FieldPath, value: string, own: string): DiagnosticText | null {
  const field = formatPath(path);
  const found = findLeftover(value, own);
  if (file === 'site.yaml' && field === 'url') {
    const host = URL.canParse(value) ? new URL(value) : null;
    if (host && (found || host.protocol === 'mailto:' || !host.hostname.includes('.'))) {
      return {
        code: 'sample-address',
        summary: `url is ${quote(value)}, expected the address of your published site`,
        why: 'Links, share cards and the sitemap use it.',
        fix: 'Write, for example:   url: https://your-name.github.io',
      };
    }
  }
  if (file === 'site.yaml' && field.startsWith('form.') && found) return explainForm(field, value);
  return found ? explainLeftover(field, found) : null;
}

function explainLeftover(field: string, { text, kind }: Leftover): DiagnosticText {
  return {
    code: 'leftover-text',
    summary: `${field} contains ${quote(text)}, ${leftoverKinds[kind]}`,
    why: 'The published site would show it as yours.',
    fix: 'Replace it with your own text, or remove it.',
  };
}

function explainForm(field: string, value: string): DiagnosticText {
  const [expected, line] = field.endsWith('accessKey')
    ? ['your own access key', 'accessKey: the-key-your-form-service-gave-you']
    : ['the address of a form service', 'service: https://api.web3forms.com'];
  return {
    code: 'leftover-value',
    summary: `${field} is ${quote(value)}, expected ${expected}`,
    why: 'You would not receive the messages of visitors.',
    fix: `Write, for example:   ${line}`,
  };
}

/** Whether a text contains a trace of the sample, or an address that is reserved for examples. */
export function isLeftover(text: string): boolean {
  return findLeftover(text) !== null;
}

function findLeftover(text: string, own = unwrittenPlaceholder): Leftover | null {
  if (text.startsWith(own)) return { text: own, index: 0, kind: 'unwritten' };
  for (const [kind, pattern] of leftovers) {
    const match = pattern.exec(text);
    if (match) return { text: match[0], index: match.index, kind };
  }
  return null;
}
