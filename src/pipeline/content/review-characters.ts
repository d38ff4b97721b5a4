import { formatPath } from '../../model/field-path.ts';
import * as messages from '../messages/content-messages.ts';
import { type Problem, problemInFile, type Wording } from '../problems.ts';
import { visit } from './check-records.ts';
import { problemInRecord } from './problem-at.ts';
import type { ContentSources } from './read-content.ts';

/** Characters a message names one by one; a text in another script would fill the screen. */
const mostNamed = 6;

/** Fields that no visitor sees written out: addresses of files, and words for those who hear the page. */
const unseen = ['source', 'original', 'thumbnail', 'image', 'alt', 'imageAlt', 'keywords'];

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Names what is written in characters that the site's typefaces lack, such as 伏 or an emoji, with file and line. Never
 * more than a warning: browsers show them in a typeface of the visitor's. `available` are the characters that they have.
 */
export function reviewCharacters(sources: ContentSources, available: ReadonlySet<string>): Problem[] {
  const problems: Problem[] = [];
  for (const [file, records] of sources.records) {
    for (const record of records) {
      visit(record.value, [], (path, value) => {
        if (typeof value !== 'string' || path.some((step) => unseen.includes(String(step)))) return;
        const missing = findMissing(value, available);
        if (missing.length === 0) return;
        const wording = missingCharacters(formatPath(path), missing);
        problems.push(problemInRecord(file, record, path, wording, { severity: 'warning' }));
      });
    }
  }
  for (const [file, text] of sources.prose) {
    for (const [index, line] of text.split('\n').entries()) {
      const missing = findMissing(line, available);
      if (missing.length === 0) continue;
      const column = line.indexOf(missing[0] ?? '') + 1;
      const wording = missingCharacters(messages.theText, missing);
      problems.push(problemInFile(file, wording, { line: index + 1, column }, 'warning'));
    }
  }
  return problems;
}

function missingCharacters(where: string, missing: string[]): Wording {
  const more = Math.max(0, missing.length - mostNamed);
  return messages.missingCharacters(where, missing.slice(0, mostNamed), more);
}

/** Each once, in order, as a reader counts characters: an emoji of several code points is one. */
function findMissing(text: string, available: ReadonlySet<string>): string[] {
  // Nearly every text; counting its graphemes would take ten times as long.
  if (/^[\x20-\x7e\s]*$/.test(text)) return [];
  const found = new Set<string>();
  for (const { segment } of graphemes.segment(text)) {
    const isKnown = [...segment.normalize('NFC')].every(
      (character) => available.has(character) || /[\s\p{C}]/u.test(character),
    );
    if (!isKnown) found.add(segment);
  }
  return [...found];
}
