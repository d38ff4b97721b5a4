import { randomBytes } from 'node:crypto';
import { applicationFile } from '../applications/application-folder.ts';
import { ignoreFile, ignoreText } from '../applications/read-reader-pages.ts';
import { fits } from '../content/lens.ts';
import { toPlainText } from '../core/prose.ts';
import { yamlLine } from '../core/quoted-values.ts';
import { asSentence, firstSentence } from '../core/text.ts';
import type { SiteContent } from '../site/site-content.ts';

export type ApplicationAnswers = {
  reader: string;
  /** "" for none, like the following texts. */
  role: string;
  lens: string;
  language: string;
  /** YYYY-MM-DD */
  date: string;
  due: string;
  posting: string;
  /** Whether the portfolio belongs to the documents: `yes` or "". */
  portfolio?: string;
  /** The last day of a page for the reader. */
  until?: string;
};

/** The texts of a new application, by their path in content/. */
export function planApplication(
  name: string,
  answers: ApplicationAnswers,
  content: SiteContent,
): Map<string, string> {
  const { posting } = answers;
  return new Map([
    [ignoreFile, ignoreText],
    [applicationFile(name, 'application.yaml'), fieldsText(answers)],
    [applicationFile(name, 'letter.md'), letterText(answers, content)],
    ...(posting ? [[applicationFile(name, 'posting.txt'), `${posting}\n`] as const] : []),
  ]);
}

function fieldsText(answers: ApplicationAnswers): string {
  const { date, due, portfolio, until } = answers;
  return [
    '# One application. Only its page is published, if it has one. See docs/applications.md',
    ...(['reader', 'role', 'lens', 'language'] as const).flatMap((key) =>
      answers[key] ? yamlLine(key, answers[key]) : [],
    ),
    `date: ${date}`,
    '# draft, sent, answered, interview or closed',
    'status: draft',
    due ? `due: ${due}` : '# Date of the reminder.\n# due: 2027-01-15',
    portfolio === 'yes' ? 'portfolio: true' : '# The portfolio as one of the documents.\n# portfolio: true',
    ...(until ? ['page:', `  token: ${createToken()}`, `  until: ${until}`] : []),
    '',
  ].join('\n');
}

/** Begins with the owner's summary for this lens, and with records that match its tags. */
function letterText({ reader, role, lens, date }: ApplicationAnswers, content: SiteContent): string {
  const { locale, lenses, home, owner, projects } = content;
  const chosen = lenses.find((each) => each.name === lens);
  const summary = toPlainText(chosen?.summary ?? home.intro).trim();
  const fitting = chosen
    ? projects
        .filter((project) => fits(project, chosen.tags))
        .toReversed()
        .slice(0, 3)
    : [];
  const fields = [
    `to: |\n  ${reader}`,
    yamlLine('date', longDate(date, content.site.language)),
    ...(role ? [yamlLine('subject', role)] : []),
  ];
  const blocks = [
    asSentence(locale.starter.unwritten),
    summary.replaceAll('{name}', owner.name),
    fitting
      .map(({ title, description }) => `- ${title}: ${firstSentence(toPlainText(description))}`)
      .join('\n'),
    owner.name,
  ].filter(Boolean);
  return `---\n${fields.join('\n')}\n---\n\n${blocks.join('\n\n')}\n`;
}

/** `28. November 2026`: letters write the month in full. */
function longDate(day: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}

/** Digits of base 32 (RFC 4648), in lower case. */
const digits = 'abcdefghijklmnopqrstuvwxyz234567';

/** 16 letters and digits with 80 random bits: the part of an address that nobody can guess. */
export function createToken(): string {
  // 256 is a multiple of 32, so every digit is as likely as the others.
  return Array.from(randomBytes(16), (byte) => digits[byte % 32]).join('');
}
