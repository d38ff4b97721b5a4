import { formatPath } from '../../model/field-path.ts';
import * as messages from '../messages/content-messages.ts';
import { type Problem, problemInFile, type Wording } from '../problems.ts';
import { visit } from './check-records.ts';
import { contentFileNames } from './content-files.ts';
import { problemInRecord } from './problem-at.ts';
import type { ContentSources } from './read-content.ts';

/** Characters a message names one by one; a text in another script would fill the screen. */
const mostNamed = 6;

/** Fields that no visitor sees written out: addresses of files, and words for those who hear the page. */
const unseen = ['source', 'original', 'thumbnail', 'image', 'alt', 'imageAlt', 'keywords'];

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Names what is written in characters that the site's typefaces lack, such as 伏 or an emoji, with file and line. Never
 * more than a warning: browsers show them in a typeface of the visitor's. `letters` are the characters there are.
 */
export function reviewCharacters(sources: ContentSources, letters: ReadonlySet<string>): Problem[] {
  const problems: Problem[] = [];
  for (const file of contentFileNames) {
    for (const record of sources.records[file]) {
      visit(record.value, [], (path, value) => {
        if (typeof value !== 'string' || path.some((step) => unseen.includes(String(step)))) return;
        const strange = strangeIn(value, letters);
        if (strange.length === 0) return;
        const wording = missingCharacters(formatPath(path), strange);
        problems.push(problemInRecord(file, record, path, wording, { severity: 'warning' }));
      });
    }
  }
  for (const [file, text] of sources.prose) {
    for (const [index, line] of text.split('\n').entries()) {
      const strange = strangeIn(line, letters);
      if (strange.length === 0) continue;
      const column = line.indexOf(strange[0] ?? '') + 1;
      const wording = missingCharacters(messages.theText, strange);
      problems.push(problemInFile(file, wording, { line: index + 1, column }, 'warning'));
    }
  }
  return problems;
}

function missingCharacters(where: string, strange: string[]): Wording {
  const more = Math.max(0, strange.length - mostNamed);
  return messages.missingCharacters(where, strange.slice(0, mostNamed), more);
}

/** Each once, in order, as a reader counts characters: an emoji of several code points is one. */
function strangeIn(text: string, letters: ReadonlySet<string>): string[] {
  // Nearly every text; counting its graphemes would take ten times as long.
  if (/^[\x20-\x7e\s]*$/.test(text)) return [];
  const found = new Set<string>();
  for (const { segment } of graphemes.segment(text)) {
    const isKnown = [...segment.normalize('NFC')].every(
      (letter) => letters.has(letter) || /[\s\p{C}]/u.test(letter),
    );
    if (!isKnown) found.add(segment);
  }
  return [...found];
}
