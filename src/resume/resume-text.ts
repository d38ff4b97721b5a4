import { availabilityLine } from '../content/owner.ts';
import { proseToPlainText, type RichText, toPlainText } from '../core/prose.ts';
import { withoutIsolates } from '../i18n/isolate.ts';
import type { Locale } from '../i18n/locale.ts';
import type { SiteContent } from '../site/site-content.ts';
import { planResume, type ResumeSection } from './plan-resume.ts';

/** The whole résumé as plain text, newest first; only an address can be longer than a line. */
export function writeResumeText(content: SiteContent): string {
  const { owner, site, locale } = content;
  const resume = planResume(content, null);
  const contact: [label: string, value: string][] = [
    [locale.documents.email, owner.email],
    [locale.documents.phone, owner.phone.public],
    [locale.documents.availability, availabilityLine(owner, locale)],
    [locale.documents.site, site.url],
    ...owner.profiles.map(({ label, address }): [string, string] => [label, address]),
  ];
  const blocks = [
    lines(underlined(resume.name), resume.reading, resume.role, owner.location),
    table(contact.filter(([, value]) => value !== '')),
    wrap(toPlainText(resume.summary)),
    ...resume.sections.map(({ title, parts }) => {
      const entries = parts.flatMap((part) => partTexts(part, locale.lists));
      return entries.length === 0 ? '' : [underlined(title), ...entries].join('\n\n');
    }),
  ];
  return withoutIsolates(`${blocks.filter((block) => block !== '').join('\n\n')}\n`);
}

/** The entries of a part, which blank lines separate. */
function partTexts(part: ResumeSection['parts'][number], lists: Locale['lists']): string[] {
  switch (part.kind) {
    case 'jobs':
      return part.entries.map(({ title, dates, organization, location, bullets, skills }) => {
        const place = [organization, location].filter(Boolean).join(lists.comma);
        return lines(heading(title, dates, place), ...bulleted(bullets), wrap(skills));
      });
    case 'projects':
      return part.entries.map(({ title, date, type, description, skills, addresses }) =>
        lines(heading(title, date, type), wrap(toPlainText(description)), wrap(skills), ...addresses),
      );
    case 'education':
      return part.schools.flatMap(({ school, location, programs }) => {
        const place = [school, location].filter(Boolean).join(lists.comma);
        if (programs.length === 0) return [wrap(place)];
        return programs.map(({ title, dates, bullets }) =>
          lines(heading(title, dates, place), ...bulleted(bullets)),
        );
      });
    case 'awards':
      return part.awards.map(({ title, dates, description, skills }) =>
        lines(heading(title, dates), wrap(toPlainText(description)), wrap(skills)),
      );
    case 'skills':
      return [lines(...part.categories.map(({ name, skills }) => wrap(name + lists.colon + skills, '  ')))];
    case 'languages': {
      const levels = part.languages.map(({ name, levels }) =>
        wrap(name + lists.colon + levels.join(lists.comma), '  '),
      );
      return [lines(...levels)];
    }
    case 'citations':
      return part.citations.map(({ words }) => wrap(toPlainText(words), '  '));
    case 'text':
      return part.blocks.map((block) => wrap(proseToPlainText([block])));
  }
}

function lines(...all: string[]): string {
  return all.filter((line) => line !== '').join('\n');
}

function underlined(title: string): string {
  return `${title}\n${'_'.repeat(columnCount(title))}`;
}

function table(rows: readonly [label: string, value: string][]): string {
  const width = Math.max(...rows.map(([label]) => columnCount(label))) + 2;
  return rows.map(([label, value]) => label + ' '.repeat(width - columnCount(label)) + value).join('\n');
}

/** Title with its dates at the right edge when both fit in a line, else below it; then the place. */
function heading(title: string, dates: string, place = ''): string {
  const space = columns - columnCount(title) - columnCount(dates);
  const first = space >= 2 ? title + ' '.repeat(space) + dates : `${wrap(title)}\n${dates}`;
  return place === '' ? first : `${first}\n${wrap(place)}`;
}

function bulleted(texts: readonly RichText[]): string[] {
  return texts.map((text) => wrap(`- ${toPlainText(text)}`, '  '));
}

/** Width of the plain-text résumé. */
const columns = 72;

/** East Asian characters and punctuation, as wide as two others. */
const wide = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\u30fb\u30fc\uff01-\uff60`;
const wideLetters = new RegExp(`[${wide}]`, 'gu');

/** A line may end between two of them, but not before closing or after opening punctuation; Korean has spaces. */
const betweenLetters = new RegExp(
  `(?<=[${wide}])(?<![（「『【〔《\\p{Script=Hangul}])(?=[${wide}])(?![、。，．！？：；）」』】〕》〜ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ\\p{Script=Hangul}])`,
  'u',
);

/** White space at which a line may end: not the no-break space before a French colon. */
const breakingSpace = /[^\S\u00a0\u202f]+/;

/**
 * Breaks lines between words; every line after the first starts with `hanging`. A word longer than a line stays whole.
 * No-break spaces become plain ones.
 */
export function wrap(text: string, hanging = ''): string {
  const wrapped: string[] = [];
  let line = '';
  for (const word of text.split(breakingSpace).filter((part) => part !== '')) {
    for (const [index, part] of word.split(betweenLetters).entries()) {
      const longer = line.trim() === '' || index > 0 ? line + part : `${line} ${part}`;
      if (columnCount(longer) > columns && line.trim() !== '') {
        wrapped.push(line);
        line = hanging + part;
      } else {
        line = longer;
      }
    }
  }
  return [...wrapped, line].join('\n').replaceAll(/[\u00a0\u202f]/g, ' ');
}

/** Columns that a text takes; a combining accent adds none. */
export function columnCount(text: string): number {
  const letters = [...text.normalize('NFC').replaceAll(/\p{Mn}/gu, '')];
  return letters.length + (text.match(wideLetters)?.length ?? 0);
}
