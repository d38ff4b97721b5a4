import { warn } from '../../content/diagnostic-in-record.ts';
import { type Diagnostic, type DiagnosticText, diagnosticInFile } from '../../core/diagnostics.ts';
import { formatPath } from '../../core/field-path.ts';
import { type ContentSources, recordsOf } from '../read-content.ts';
import { fieldTexts, proseLines } from './written-texts.ts';

/** A message lists at most this many characters; a text in another script would fill the screen. */
const maxNamed = 6;

/** Fields whose text is not displayed: paths of files, alternative texts, and what is only in files to download. */
const unseen = ['source', 'original', 'thumbnail', 'image', 'alt', 'imageAlt', 'keywords', 'bibtex'];

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A displayed text with characters outside ASCII. */
type SpecialText = {
  text: string;
  /** Its field, or "the text". */
  where: string;
  /** A warning at the first of some of its characters. */
  diagnostic: (diagnosticText: DiagnosticText, first: string) => Diagnostic;
};

/** All displayed texts with characters outside ASCII, in the order of files and lines. */
export function listSpecialTexts(sources: ContentSources): SpecialText[] {
  const fields = fieldTexts(sources).filter(
    ({ path, text }) => !isPlain(text) && !path.some((step) => unseen.includes(String(step))),
  );
  const lines = proseLines(sources).filter(({ text }) => !isPlain(text));
  return [
    ...fields.map(({ file, record, path, text }) => ({
      text,
      where: formatPath(path),
      diagnostic: (diagnosticText: DiagnosticText) => warn(file, record, path, diagnosticText),
    })),
    ...lines.map(({ file, line, text }) => ({
      text,
      where: 'the text',
      diagnostic: (diagnosticText: DiagnosticText, first: string) =>
        diagnosticInFile(file, diagnosticText, { line, column: text.indexOf(first) + 1 }, 'warning'),
    })),
  ];
}

/** Installed fonts, and those that the content needs and that are not installed. */
type TypefaceChoice = {
  faces: readonly { characters: ReadonlySet<string> }[];
  absent: readonly { script: string; characters: readonly string[]; release: string; reason: string }[];
};

/**
 * Warns of characters that no font covers, with file and line, and once of each font that is needed and not installed.
 * `own` are the characters of the site's own fonts.
 */
export function lintCharacters(
  texts: readonly SpecialText[],
  own: ReadonlySet<string>,
  { faces, absent }: TypefaceChoice,
): Diagnostic[] {
  const notInstalled = absent.flatMap(({ script, characters, release, reason }) => {
    const first = texts.find(({ text }) => characters.some((character) => text.includes(character)));
    const visible = characters.find((character) => first?.text.includes(character));
    const diagnosticText = {
      code: 'font-not-installed',
      summary: `the font for ${script}, needed for ${nameCharacters(characters)}, is not installed: ${reason}`,
      why: 'The site is built without it. Visitors see these characters in a font of their own device. The PDF résumé and the share cards leave them out.',
      fix: fixOf(reason, `install the font permanently:   npm install ${release}`),
    };
    return first && visible
      ? [first.diagnostic(diagnosticText, visible)]
      : [diagnosticInFile('', diagnosticText, undefined, 'warning')];
  });
  const available = [own, ...faces.map(({ characters }) => characters)];
  const covered = new Set(absent.flatMap(({ characters }) => characters));
  const isKnown = (character: string) =>
    covered.has(character) || available.some((characters) => characters.has(character));
  const withoutFont = texts.flatMap(({ text, where, diagnostic }) => {
    const missing = findMissing(text, isKnown);
    if (missing.length === 0) return [];
    const them = missing.length === 1 ? 'it' : 'them';
    const diagnosticText = {
      code: 'character-without-font',
      summary: `${where} contains ${nameCharacters(missing)}, which no available font covers`,
      why: `Visitors see ${them} in a font of their own device. The PDF résumé and the share cards leave ${them} out.`,
      fix: `Use other characters, or put a font file that covers ${them} into content/fonts/.`,
    };
    return [diagnostic(diagnosticText, missing[0] ?? '')];
  });
  return [...notInstalled, ...withoutFont];
}

/** `"ا", "ب" and 20 more`. */
function nameCharacters(characters: readonly string[]): string {
  const named = characters.slice(0, maxNamed).map((each) => `"${each}"`);
  const more = characters.length - named.length;
  return `${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

function isPlain(text: string): boolean {
  return /^[\x20-\x7e\s]*$/.test(text);
}

/** Each grapheme once, in order: an emoji of several code points is one. */
function findMissing(text: string, isKnown: (character: string) => boolean): string[] {
  const found = new Set<string>();
  for (const { segment } of graphemes.segment(text)) {
    const needsGlyph = [...segment.normalize('NFC')].filter(
      (character) => !/[\s\p{C}\p{Default_Ignorable_Code_Point}]/u.test(character),
    );
    if (!needsGlyph.every(isKnown)) found.add(segment);
  }
  return [...found];
}

/** Warns of a pair of typefaces in brand.yaml that is not installed. */
export function lintTypefaces(
  sources: ContentSources,
  absent: { name: string; packages: readonly string[]; reason: string } | null,
): Diagnostic[] {
  const [record] = recordsOf(sources, 'brand.yaml');
  if (!absent || !record) return [];
  const diagnosticText = {
    code: 'typeface-not-installed',
    summary: `the typefaces ${absent.name} are not installed: ${absent.reason}`,
    why: 'The site uses the default typefaces instead.',
    fix: fixOf(absent.reason, `install them permanently:   npm install ${absent.packages.join(' ')}`),
  };
  return [warn('brand.yaml', record, ['typefaces'], diagnosticText)];
}

function fixOf(reason: string, install: string): string {
  return reason.includes('EINTEGRITY')
    ? 'Choose others, or update underscore-portfolio. If that does not help, report it: see SECURITY.md.'
    : `Connect to the internet and run this again, or ${install}`;
}
