import { stat } from 'node:fs/promises';
import path from 'node:path';
import { applicationFile } from '../applications/application-folder.ts';
import { matchPosting } from '../applications/match-posting.ts';
import type { PostingMatch } from '../applications/posting-lines.ts';
import { listApplications, readApplication } from '../applications/read-applications.ts';
import { readReaderPages } from '../applications/read-reader-pages.ts';
import type { Site } from '../build/site.ts';
import { commandHint } from '../core/command-hint.ts';
import { formatDiagnostics, Refused } from '../core/diagnostics.ts';
import { valueAt } from '../core/field-path.ts';
import { quote } from '../core/quoted-values.ts';
import { nearest, shorten } from '../core/text.ts';
import { outputPaths } from '../files/output-paths.ts';
import { localDate } from '../i18n/dates.ts';
import { readPosting } from '../import/read-in-worker.ts';
import { type MadeFile, setApplicationFields } from '../owner/application-files.ts';
import {
  answerChecks,
  createApplication,
  explainApplicationName,
  explainDay,
  languagesOf,
} from '../owner/create-application.ts';
import { makeApplication, readSiteIn, recordAsSent } from '../owner/make-application.ts';
import { type ApplicationAnswers, createToken } from '../owner/plan-application.ts';
import { readerAddress } from '../site/subpages.ts';
import { changesContent } from './change-content.ts';
import { formatTable, type Terminal } from './terminal.ts';

/** Maximum length of a quoted line of the posting, in characters. */
const maxQuoteLength = 120;

type ApplyOptions = Omit<ApplicationAnswers, 'portfolio' | 'until'> & {
  portfolio: boolean;
  'page-until': string;
  sent: boolean;
  yes: boolean;
  content: string;
};

type TypedAnswers = Partial<Record<keyof ApplicationAnswers, string | undefined>>;

export const run = changesContent<ApplyOptions>(async ({ words, options, contentDir }, terminal) => {
  const today = localDate();
  const [typed, ...others] = words;
  const refused = explainName(typed, others);
  if (refused || typed === undefined) throw new Refused(refused);
  const paths = { ...outputPaths(terminal.root), contentDir };
  const existing = await findApplication(contentDir, typed);
  if (existing) await changeExisting(existing);
  const name = existing ?? (await create(typed));
  await completePage(name);
  return make(name);

  async function create(typedName: string): Promise<string> {
    if (options.sent)
      throw new Refused(
        `There is no application "${typedName}" yet, so nothing can have been sent. Create it first:   ${commandHint(`apply ${typedName}`)}`,
      );
    const site = await readSiteIn(paths, options.language ?? '', { today });
    const answers = await collectAnswers(typedName, options, site, today, terminal);
    const name = await createApplication(contentDir, typedName, answers, site);
    terminal.print(`Created content/${applicationFile(name, '')} with application.yaml and letter.md.`);
    return name;
  }

  /** Only what an application can get later is an option of an existing one. */
  async function changeExisting(name: string): Promise<void> {
    const file = `content/${applicationFile(name, 'application.yaml')}`;
    const { 'page-until': until, portfolio } = options;
    const foreign = (['reader', 'role', 'lens', 'language', 'date', 'due', 'posting'] as const).find(
      (key) => options[key] !== undefined,
    );
    if (foreign)
      throw new Refused(
        `${name} exists, and --${foreign} works only for a new application. Change ${foreign === 'posting' ? file.replace('application.yaml', 'posting.txt') : file}. Nothing was changed.\nMake its documents:   ${commandHint(`apply ${name}`)}`,
      );
    const why = until === undefined ? '' : explainDay(until, today);
    if (why) throw new Refused(`--page-until: ${why} Nothing was changed.`);
    await setApplicationFields(contentDir, name, {
      ...(portfolio && { portfolio: true as const }),
      ...(until !== undefined && { 'page.until': until }),
    });
  }

  /** A page that the owner has switched on gets its address. */
  async function completePage(name: string): Promise<void> {
    const { record } = await readApplication(contentDir, name, null);
    if (record && valueAt(record.value, ['page']) && valueAt(record.value, ['page', 'token']) === undefined)
      await setApplicationFields(contentDir, name, { 'page.token': createToken() });
  }

  /** Makes the documents of an application, and freezes them if they were sent. */
  async function make(name: string): Promise<number> {
    const { application, site, files, isUnwritten } = await makeApplication(paths, name, {
      today,
      mustBeWritten: options.sent === true,
      onDiagnostics: (diagnostics) => {
        if (diagnostics.length > 0) terminal.print(`${formatDiagnostics(diagnostics)}\n`);
      },
    });
    for (const file of files) {
      terminal.print(`wrote content/${applicationFile(name, `files/${file.name}`)}`);
      if (file.warning) terminal.print(`warning: ${file.warning}`);
    }
    if (application.page) await describePage(name, site);
    if (options.sent) await freeze(name, files);
    else if (isUnwritten)
      terminal.print(`\nWrite the letter:   content/${applicationFile(name, 'letter.md')}`);
    if (application.posting) {
      terminal.print('');
      printMatch(matchPosting(application.posting, site.content, application.reader), terminal);
    }
    return 0;
  }

  async function describePage(name: string, { content }: Site): Promise<void> {
    const isFirst = content.site.root === undefined;
    const { pages, diagnostics } = await readReaderPages(contentDir, {
      content,
      locale: content.locale,
      isFirst,
      today,
    });
    const of = applicationFile(name, '');
    const found = diagnostics.filter(({ file }) => file.includes(of));
    if (found.length > 0) terminal.print(`\n${formatDiagnostics(found)}`);
    const page = pages.find(({ application }) => application === name);
    if (page)
      terminal.print(
        `\nA page for ${page.name} is part of the next build, until ${page.until}:   ${readerAddress(content.site, page.token)}\nSee what it publishes:   ${commandHint('check --publish')}`,
      );
  }

  async function freeze(name: string, files: readonly MadeFile[]): Promise<void> {
    const { copy, isNew } = await recordAsSent(contentDir, name, files, today);
    terminal.print(
      isNew
        ? `Saved a copy of the documents, with their SHA-256:   content/${applicationFile(name, `sent/${copy}/`)}`
        : `The documents have not changed since the copy in sent/${copy}, so no second copy was created.`,
    );
  }
});

/** Why this is not a name of an application; "" if it is. */
function explainName(typed: string | undefined, others: readonly string[]): string {
  if (typed === undefined)
    return `Name the application after its recipient, for example:   ${commandHint('apply harbour-clinics')}\nList existing applications:   ${commandHint('applications')}`;
  if (others.length > 0)
    return `"${[typed, ...others].join(' ')}" would be ${others.length + 1} applications, but the command creates only one at a time. For one with this name:   ${commandHint(`apply ${[typed, ...others].join('-').toLowerCase()}`)}`;
  return explainApplicationName(typed);
}

/** The folder of an application by its whole or short name; null if there is none. Throws if there are several. */
export async function findApplication(contentDir: string, typed: string): Promise<string | null> {
  const all = await listApplications(contentDir);
  if (all.includes(typed)) return typed;
  const found = all.filter((name) => name.slice('2026-11-'.length) === typed);
  if (found.length > 1)
    throw new Refused(
      `"${typed}" is ${found.length} applications: ${found.join(', ')}. Use the full name of one.`,
    );
  return found[0] ?? null;
}

async function collectAnswers(
  name: string,
  options: Partial<ApplyOptions>,
  site: Site,
  today: string,
  terminal: Terminal,
): Promise<ApplicationAnswers> {
  const { content } = site;
  const lenses = content.lenses.map((lens) => lens.name);
  const { 'page-until': until, ...other } = options;
  const given: TypedAnswers = { ...other, until, portfolio: options.portfolio ? 'yes' : undefined };
  const explain: Record<string, (answer: string) => string> = answerChecks(site, today);
  for (const key of Object.keys(explain)) {
    const value = given[key as keyof TypedAnswers];
    const why = value === undefined ? '' : explain[key]?.(value);
    if (why) throw new Refused(`--${key === 'until' ? 'page-until' : key}: ${why} Nothing was changed.`);
  }
  const answers = {
    ...{ reader: '', role: '', lens: '', language: content.site.language, date: today },
    ...{ due: '', portfolio: '', until: '', posting: '' },
  };
  for (const [key, value] of Object.entries(given))
    if (value !== undefined && Object.hasOwn(answers, key)) answers[key as keyof TypedAnswers] = value.trim();
  const openPrompt = options.yes ? null : terminal.openPrompt;
  if (openPrompt) {
    const prompt = openPrompt();
    try {
      terminal.print(
        `New application "${name}". Enter accepts the answer in [ ]. Ctrl+C stops without any change.\n`,
      );
      for (const [key, question] of questionsOf(lenses, languagesOf(site))) {
        if (given[key] !== undefined || question === null) continue;
        for (;;) {
          answers[key] = await prompt.ask(question, answers[key]);
          const why = explain[key]?.(answers[key]);
          if (!why) break;
          terminal.print(`  ${why}`);
        }
      }
    } finally {
      prompt.close();
    }
  }
  if (!answers.reader)
    throw new Refused(
      `${options.yes ? '' : 'There is no terminal to ask questions in. '}--reader is missing: the recipient of the application. Nothing was changed. See all options:   ${commandHint('apply --help')}`,
    );
  return { ...answers, posting: await readTypedPosting(answers.posting, content.site.language, terminal) };
}

/** A question is null where there is nothing to choose. */
function questionsOf(
  lenses: readonly string[],
  languages: readonly string[],
): [keyof ApplicationAnswers, string | null][] {
  return [
    ['reader', 'Recipient, as on an envelope'],
    ['role', 'Position, as in the job posting'],
    ['lens', lenses.length > 0 ? `Lens: ${lenses.join(', ')}, or nothing` : null],
    ['language', languages.length > 1 ? `Language: ${languages.join(', ')}` : null],
    ['date', 'Date of the letter, YYYY-MM-DD'],
    ['due', 'Date of the reminder, YYYY-MM-DD, or nothing'],
    ['portfolio', 'Also create the portfolio PDF: yes, or nothing'],
    ['until', 'Last day of a page for the recipient at a secret address, YYYY-MM-DD, or nothing for no page'],
    ['posting', 'Job posting: a file (PDF, Word, text, saved page), its text in one line, or nothing'],
  ];
}

/** The text of a file, or what was typed if it is not a name of a file. */
async function readTypedPosting(typed: string, language: string, { typedIn }: Terminal): Promise<string> {
  if (typed === '') return '';
  const file = path.resolve(typedIn, typed);
  const found = typed.length < 1000 ? await stat(file).catch(() => null) : null;
  if (found?.isFile()) {
    const reading = await readPosting(file, language);
    if ('text' in reading) return reading.text;
    throw new Refused(`${reading.refused} Nothing was changed.`);
  }
  if (found)
    throw new Refused(`${typed} is a folder, expected a file with the posting. Nothing was changed.`);
  if (/^https?:/.test(typed))
    throw new Refused(
      'The command does not download postings from the web. Save the page or copy its text into a file. Nothing was changed.',
    );
  if (!/\s/.test(typed) || /^\S*\.(?:pdf|docx?|txt|md|html?)$/i.test(typed))
    throw new Refused(`There is no file "${typed}" with the posting. Nothing was changed.`);
  return typed;
}

/** The name of an application that is probably meant. */
export async function suggestApplication(contentDir: string, typed: string): Promise<string | null> {
  const all = await listApplications(contentDir);
  return nearest(typed, [...all, ...all.map((name) => name.slice('2026-11-'.length))]);
}

/** Prints what a posting names of the content, and what it asks that no text shows. */
export function printMatch(match: PostingMatch, { print }: Terminal): void {
  const { named, missing, unmatched, unknown } = match;
  if (named.length === 0) print('The posting names none of your skills and records.');
  else {
    print('The posting names:');
    print(
      formatTable(
        named.map(({ text, words, proofs, lines }) => [
          text,
          proofs.slice(0, 3).join('; ') || 'no record shows it',
          words.length > 0 ? `there: ${words.slice(0, 3).join(', ')}` : '',
          `line ${lines.slice(0, 3).join(', ')}`,
        ]),
      ),
    );
  }
  if (missing.length > 0) {
    print('\nNames in the posting that no text of your content has:');
    print(formatTable(missing.map(({ text, line }) => [text, `line ${line}`])));
  }
  if (unmatched.length > 0) {
    print('\nLines without any of your skills, records and languages:');
    for (const { text, line } of unmatched) print(`  line ${line}: ${quote(shorten(text, maxQuoteLength))}`);
  }
  print(`\nNot known: ${unknown.join(' ')}`);
}
