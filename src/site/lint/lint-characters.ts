import * as messages from '../../content/content-messages.ts';
import { diagnosticInRecord } from '../../content/diagnostic-at.ts';
import { type Diagnostic, type DiagnosticText, diagnosticInFile } from '../../core/diagnostics.ts';
import { formatPath } from '../../core/field-path.ts';
import { type ContentSources, recordsOf } from '../read-content.ts';
import { visit } from '../validate/validate-records.ts';

/** Characters a message names one by one; a text in another script would fill the screen. */
const maxNamed = 6;

/** Fields that no visitor sees written out: addresses of files, and words for those who hear the page. */
const unseen = ['source', 'original', 'thumbnail', 'image', 'alt', 'imageAlt', 'keywords'];

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A text that visitors see which has more in it than plain ASCII. */
type SpecialText = {
  text: string;
  /** What the owner calls it, such as a field. */
  where: string;
  /** A warning about the first of some of its characters. */
  diagnostic: (diagnosticText: DiagnosticText, first: string) => Diagnostic;
};

/** What of the content needs a look at its characters, in the order of files and lines. */
export function listSpecialTexts(sources: ContentSources): SpecialText[] {
  const texts: SpecialText[] = [];
  for (const [file, records] of sources.records) {
    for (const record of records) {
      visit(record.value, [], (path, value) => {
        if (typeof value !== 'string' || isPlain(value) || path.some((step) => unseen.includes(String(step))))
          return;
        const diagnostic = (diagnosticText: DiagnosticText) =>
          diagnosticInRecord(file, record, path, diagnosticText, { severity: 'warning' });
        texts.push({ text: value, where: formatPath(path), diagnostic });
      });
    }
  }
  for (const [file, prose] of sources.prose) {
    for (const [index, text] of prose.split('\n').entries()) {
      if (isPlain(text)) continue;
      const diagnostic = (diagnosticText: DiagnosticText, first: string) =>
        diagnosticInFile(
          file,
          diagnosticText,
          { line: index + 1, column: text.indexOf(first) + 1 },
          'warning',
        );
      texts.push({ text, where: messages.theText, diagnostic });
    }
  }
  return texts;
}

/** Typefaces that are there, and those that the content wants and that could not be had. */
type TypefaceChoice = {
  faces: readonly { characters: ReadonlySet<string> }[];
  absent: readonly { script: string; characters: readonly string[]; release: string; reason: string }[];
};

/**
 * Names what is written in characters that no typeface shows, with file and line, and once for each typeface that could
 * not be had where it is wanted first. Never more than a warning: browsers show them in a typeface of the visitor's.
 * `own` are the characters of the site's own typefaces.
 */
export function lintCharacters(
  texts: readonly SpecialText[],
  own: ReadonlySet<string>,
  { faces, absent }: TypefaceChoice,
): Diagnostic[] {
  const told = absent.flatMap(({ script, characters, release, reason }) => {
    const first = texts.find(({ text }) => characters.some((character) => text.includes(character)));
    const shown = characters.find((character) => first?.text.includes(character));
    const diagnosticText = messages.typefaceAbsent(script, nameCharacters(characters), release, reason);
    return first && shown
      ? [first.diagnostic(diagnosticText, shown)]
      : [diagnosticInFile('', diagnosticText, undefined, 'warning')];
  });
  const available = [own, ...faces.map(({ characters }) => characters)];
  const awaited = new Set(absent.flatMap(({ characters }) => characters));
  const isKnown = (character: string) =>
    awaited.has(character) || available.some((characters) => characters.has(character));
  const untold = texts.flatMap(({ text, where, diagnostic }) => {
    const missing = findMissing(text, isKnown);
    if (missing.length === 0) return [];
    const diagnosticText = messages.missingCharacters(where, nameCharacters(missing), missing.length === 1);
    return [diagnostic(diagnosticText, missing[0] ?? '')];
  });
  return [...told, ...untold];
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

/** Each once, in order, as a reader counts characters: an emoji of several code points is one. */
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

/** Tells of a pair of typefaces that brand.yaml asks for and that could not be had. */
export function lintTypefaces(
  sources: ContentSources,
  absent: { name: string; packages: readonly string[]; reason: string } | null,
): Diagnostic[] {
  const [record] = recordsOf(sources, 'brand.yaml');
  if (!absent || !record) return [];
  const diagnosticText = {
    summary: `the typefaces ${absent.name} are not installed: ${absent.reason}`,
    why: 'The site uses the default typefaces instead.',
    fix: `Connect to the internet and run this again, or install them permanently:   npm install ${absent.packages.join(' ')}`,
  };
  return [diagnosticInRecord('brand.yaml', record, ['typefaces'], diagnosticText, { severity: 'warning' })];
}
