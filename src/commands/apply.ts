import { stat } from 'node:fs/promises';
import path from 'node:path';
import { matchPosting } from '../applications/match-posting.ts';
import {
  type Application,
  applicationFile,
  explainUnknownLens,
  isApplicationFolder,
  listApplications,
  readApplication,
} from '../applications/read-applications.ts';
import { readPlannedSite, type Site } from '../build/site.ts';
import { slug } from '../content/fields.ts';
import { commandHint } from '../core/command-hint.ts';
import { formatDiagnostics, problemsToFix } from '../core/diagnostics.ts';
import { localDate } from '../core/local-date.ts';
import { plainText } from '../core/prose.ts';
import { isDeviceName, nearest } from '../core/text.ts';
import { outputPaths } from '../files/output-paths.ts';
import { readInWorker } from '../import/read-in-worker.ts';
import {
  freezeApplication,
  type MadeFile,
  makeApplicationFiles,
  writeApplicationFiles,
} from '../owner/application-files.ts';
import { ContentChange, withContentLock } from '../owner/content-change.ts';
import { type ApplicationAnswers, planApplication } from '../owner/plan-application.ts';
import { typesetterMissing } from '../typst/typesetter.ts';
import { changesContent } from './change-content.ts';
import { refuse } from './command.ts';
import { printMatch } from './print-match.ts';
import { setApplicationFields } from './set-application-fields.ts';
import type { Terminal } from './terminal.ts';

type ApplyOptions = ApplicationAnswers & { sent: boolean; yes: boolean; content: string };

type Given = Partial<Record<keyof ApplicationAnswers, string | undefined>>;

/** A sentence for the owner instead of a value. */
class Refused extends Error {}

export const run = changesContent<ApplyOptions>(async ({ words, options, contentDir }, terminal) => {
  const today = localDate();
  const [typed, ...others] = words;
  const refused = explainName(typed, others);
  if (refused || typed === undefined) return refuse(terminal, refused);
  const paths = { ...outputPaths(terminal.root), contentDir };
  try {
    const existing = await findApplication(contentDir, typed);
    const name = existing ?? (await create(typed));
    return await make(name);
  } catch (error) {
    if (error instanceof Refused) return refuse(terminal, error.message);
    throw error;
  }

  async function create(typedName: string): Promise<string> {
    if (options.sent)
      throw new Refused(
        `There is no application "${typedName}" yet, so nothing can have been sent. Create it first:   ${commandHint(`apply ${typedName}`)}`,
      );
    const site = await readSiteIn(options.language ?? '', '');
    const answers = await collectAnswers(typedName, options, site, today, terminal);
    const name = isApplicationFolder(typedName) ? typedName : `${answers.date.slice(0, 7)}-${typedName}`;
    const content = chooseSite(site, answers.language).content;
    await withContentLock(contentDir, async () => {
      if ((await listApplications(contentDir)).includes(name))
        throw new Refused(`content/applications/${name} exists already. Nothing was changed.`);
      const change = await ContentChange.begin(contentDir);
      const texts = planApplication(name, answers, content);
      await change.commit(new Map(), texts).finally(() => change.discard());
    });
    terminal.print(`Created content/${applicationFile(name, '')} with application.yaml and letter.md.`);
    return name;
  }

  /** Makes the documents of an application, and freezes them if they were sent. */
  async function make(name: string): Promise<number> {
    const before = await readApplication(contentDir, name, null);
    const furtherText = textsOf(before.application);
    const site = await readSiteIn(before.application?.language ?? '', furtherText);
    const { application, diagnostics } = await readApplication(contentDir, name, withLenses(site));
    if (diagnostics.length > 0) terminal.print(`${formatDiagnostics(diagnostics)}\n`);
    if (!application) throw new Refused(`${problemsToFix(diagnostics.length)} Nothing was made.`);
    if (!site.canTypeset) throw new Refused(typesetterMissing);
    const { unwritten } = site.content.locale.starter;
    const isUnwritten =
      application.letter !== null && plainText(application.letter.prose).includes(unwritten);
    if (options.sent && isUnwritten)
      throw new Refused(
        `content/${applicationFile(name, 'letter.md')} still says "${unwritten}". Write the letter, or delete the file if none was sent. Nothing was frozen.`,
      );
    const files = await makeApplicationFiles(site, application);
    await withContentLock(contentDir, () => writeApplicationFiles(contentDir, name, files));
    for (const file of files) terminal.print(`wrote content/${applicationFile(name, `files/${file.name}`)}`);
    if (options.sent) await freeze(name, files);
    else if (isUnwritten)
      terminal.print(`\nWrite the letter:   content/${applicationFile(name, 'letter.md')}`);
    if (application.posting) {
      terminal.print('');
      printMatch(matchPosting(application.posting, site.content, application.reader), terminal);
    }
    return 0;
  }

  async function freeze(name: string, files: readonly MadeFile[]): Promise<void> {
    const { copy, isNew } = await withContentLock(contentDir, () =>
      freezeApplication(contentDir, name, files, today),
    );
    await setApplicationFields(contentDir, name, { status: 'sent' });
    terminal.print(
      isNew
        ? `Kept a copy of what was sent, with its SHA-256:   content/${applicationFile(name, `sent/${copy}/`)}`
        : `These documents are the ones in sent/${copy}, so no second copy was made.`,
    );
  }

  async function readSiteIn(language: string, furtherText: string): Promise<Site> {
    const { diagnostics, value } = await readPlannedSite(paths, { furtherText, today });
    if (value) return chooseSite(value, language);
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    throw new Refused(`${formatDiagnostics(errors)}\n\n${problemsToFix(errors.length)} Nothing was made.`);
  }
});

/** Why this is no name of an application; "" if it is. */
function explainName(typed: string | undefined, others: readonly string[]): string {
  if (typed === undefined)
    return `Name the application after its reader, for example:   ${commandHint('apply harbour-clinics')}\nSee those that exist:   ${commandHint('applications')}`;
  if (others.length > 0)
    return `"${[typed, ...others].join(' ')}" would be ${others.length + 1} applications, and they are made one by one. For one with this name:   ${commandHint(`apply ${[typed, ...others].join('-').toLowerCase()}`)}`;
  if (!slug.safeParse(typed).success || isDeviceName(typed))
    return `"${typed}" is no name of an application: use lower-case letters, digits and hyphens, such as harbour-clinics.`;
  return '';
}

/** The folder of an application by its whole or short name; null if there is none. Throws if there are several. */
export async function findApplication(contentDir: string, typed: string): Promise<string | null> {
  const all = await listApplications(contentDir);
  if (all.includes(typed)) return typed;
  const found = all.filter((name) => name.slice('2026-11-'.length) === typed);
  if (found.length > 1)
    throw new Refused(
      `"${typed}" is ${found.length} applications: ${found.join(', ')}. Use the whole name of one.`,
    );
  return found[0] ?? null;
}

export { Refused };

async function collectAnswers(
  name: string,
  options: Partial<ApplyOptions>,
  site: Site,
  today: string,
  terminal: Terminal,
): Promise<ApplicationAnswers> {
  const { content } = site;
  const lenses = content.lenses.map((lens) => lens.name);
  const given: Given = options;
  const explain: Record<string, (answer: string) => string> = {
    reader: (answer) => (answer ? '' : 'expected the name of a person or an organization'),
    lens: (answer) => {
      if (!answer || lenses.includes(answer)) return '';
      const { summary, why, fix } = explainUnknownLens(answer, lenses);
      return `${summary}. ${why} ${fix}`;
    },
    language: (answer) =>
      !answer || languagesOf(site).includes(answer)
        ? ''
        : `the site is not written in "${answer}", but in ${languagesOf(site).join(', ')}`,
    date: (answer) => explainDay(answer, today),
    due: (answer) => (answer ? explainDay(answer, today) : ''),
  };
  for (const key of Object.keys(explain)) {
    const value = given[key as keyof Given];
    const why = value === undefined ? '' : explain[key]?.(value);
    if (why) throw new Refused(`--${key}: ${why}. Nothing was changed.`);
  }
  const usual = {
    reader: '',
    role: '',
    lens: '',
    language: content.site.language,
    date: today,
    due: '',
    posting: '',
  };
  const answers = { ...usual, ...definedOf(given) };
  const openPrompt = options.yes ? null : terminal.openPrompt;
  if (openPrompt) {
    const prompt = openPrompt();
    try {
      terminal.print(
        `New application "${name}". Enter accepts the answer in [ ]; Ctrl+C stops, and nothing is changed.\n`,
      );
      for (const [key, question] of questionsOf(lenses, languagesOf(site))) {
        if (given[key] !== undefined) continue;
        for (;;) {
          answers[key] = await prompt.ask(question, answers[key]);
          const why = explain[key]?.(answers[key]);
          if (!why) break;
          terminal.print(`  ${why}.`);
        }
      }
    } finally {
      prompt.close();
    }
  }
  if (!answers.reader)
    throw new Refused(
      `There is no terminal to ask questions in, and --reader is missing: whom the application is for. Nothing was changed. See all options:   ${commandHint('apply --help')}`,
    );
  return { ...answers, posting: await readPosting(answers.posting, content.site.language, terminal) };
}

function questionsOf(
  lenses: readonly string[],
  languages: readonly string[],
): [keyof ApplicationAnswers, string][] {
  return [
    ['reader', 'Whom it is for, as on an envelope'],
    ['role', 'The position, as the posting names it'],
    ...(lenses.length > 0
      ? [['lens', `Lens: ${lenses.join(', ')}, or nothing`] as [keyof ApplicationAnswers, string]]
      : []),
    ...(languages.length > 1
      ? [['language', `Language: ${languages.join(', ')}`] as [keyof ApplicationAnswers, string]]
      : []),
    ['date', 'Date of the letter, YYYY-MM-DD'],
    ['due', 'When to be reminded, YYYY-MM-DD, or nothing'],
    ['posting', 'The posting: a file (PDF, Word, text, saved page), its text in one line, or nothing'],
  ];
}

function definedOf(given: Given): Partial<ApplicationAnswers> {
  const keys = ['reader', 'role', 'lens', 'language', 'date', 'due', 'posting'] as const;
  return Object.fromEntries(
    keys.flatMap((key) => (given[key] === undefined ? [] : [[key, given[key].trim()]])),
  );
}

export function explainDay(answer: string, today: string): string {
  const date = new Date(`${answer}T00:00:00Z`);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(answer) && !Number.isNaN(date.getTime());
  if (!isDay || date.toISOString().slice(0, 10) !== answer)
    return `"${answer}" is no day, expected YYYY-MM-DD, such as ${today}`;
  return answer < today ? `${answer} is in the past` : '';
}

/** The text of a file, or what was typed if it is no name of a file. */
async function readPosting(typed: string, language: string, { typedIn }: Terminal): Promise<string> {
  if (typed === '') return '';
  const file = path.resolve(typedIn, typed);
  const found = typed.length < 1000 ? await stat(file).catch(() => null) : null;
  if (found?.isFile()) {
    const reading = await readInWorker({ places: [file], language, asText: true }, async () => new Set());
    if (reading.kind === 'text') return reading.text;
    const why = reading.kind === 'unreadable' ? reading.why : 'The posting cannot be read.';
    throw new Refused(`${why} Nothing was changed.`);
  }
  if (found)
    throw new Refused(`${typed} is a folder, expected a file with the posting. Nothing was changed.`);
  if (/^https?:/.test(typed))
    throw new Refused(
      'A posting is not fetched from the web. Save the page or copy its text into a file. Nothing was changed.',
    );
  if (!/\s/.test(typed) || /^\S*\.(?:pdf|docx?|txt|md|html?)$/i.test(typed))
    throw new Refused(`There is no file "${typed}" with the posting. Nothing was changed.`);
  return typed;
}

function languagesOf({ content }: Site): string[] {
  return content.site.languages ?? [content.site.language];
}

/** The site in a language; in its first one without a language or where it has none of it. */
function chooseSite(site: Site, language: string): Site {
  return site.translations.find(({ content }) => content.site.language === language) ?? site;
}

function withLenses({ content }: Site) {
  return { lenses: content.lenses, pages: content.pages };
}

function textsOf(application: Application | null): string {
  const { reader = '', role = '', letter } = application ?? {};
  return [reader, role, letter?.subject, letter?.to, letter && plainText(letter.prose)].join(' ');
}

/** The name of an application that is probably meant. */
export async function suggestApplication(contentDir: string, typed: string): Promise<string | null> {
  const all = await listApplications(contentDir);
  return nearest(typed, [...all, ...all.map((name) => name.slice('2026-11-'.length))]);
}
