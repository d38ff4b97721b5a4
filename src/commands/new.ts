import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { networkNames, networks } from '../content/networks.ts';
import { commandHint } from '../core/command-hint.ts';
import { formatDiagnostics, Refused, toSentences } from '../core/diagnostics.ts';
import { outputPaths } from '../files/output-paths.ts';
import { readJson } from '../files/read-files.ts';
import { writeAtomically } from '../files/write-atomically.ts';
import { localDate } from '../i18n/dates.ts';
import { UnsupportedMediaError } from '../media/originals/unsupported-media-error.ts';
import { describeContent, makeNewContent, UnusableAnswers } from '../owner/new-content.ts';
import {
  type AnswersSoFar,
  defaultAnswers,
  explainAnswer,
  explainRefusal,
  firstQuestions,
  lastQuestions,
  lookQuestion,
  type OwnerQuestion,
  profileExpected,
  readOwnAnswers,
  readProfile,
  textQuestions,
  withDefaults,
  writeProfile,
} from '../owner/owner-questions.ts';
import { isFreeFolder, writeSiteFolder } from '../owner/site-folder.ts';
import type { OwnerAnswers, Profile } from '../owner/starter-content.ts';
import { suggestLooks } from '../owner/suggest-looks.ts';
import { readRawContent, recordsOf } from '../site/read-content.ts';
import { readStructure } from '../site/read-structure.ts';
import { explainingErrors } from './change-content.ts';
import type { Command } from './command.ts';
import { confirm, formatTable, type Prompt, type Terminal } from './terminal.ts';

type Request = {
  options: Record<string, string | undefined>;
  root: string;
  /** The folder to create, as it was typed; null to write content/ into an existing folder. */
  folder: string | null;
  terminal: Terminal;
};

const answersKept = `Nothing was changed. The next run suggests your answers:   ${commandHint('new')}`;

export const run: Command<Record<string, string | boolean>> = async ({ words, options }, terminal) => {
  const [named, stray] = words;
  if (stray !== undefined)
    throw new Refused(`Unexpected argument "${stray}". See the help:   ${commandHint('new --help')}`);
  const typed = options as Request['options'];
  const root = named === undefined ? terminal.root : path.resolve(terminal.typedIn, named);
  const { contentDir } = outputPaths(root);
  const isSite = existsSync(path.join(root, 'package.json')) || existsSync(contentDir);
  const folder = named ?? (isSite ? null : '.');
  if (folder !== null && !(await isFreeFolder(root)))
    throw new Refused(
      `${folder === '.' ? 'This folder' : folder} is not empty. Nothing was changed. Name an empty or a new folder:   ${commandHint('new my-site')}`,
    );
  const fromOptions = readOptions(typed);
  if (typed.keep !== undefined && typed.keep !== 'pictures')
    throw new Refused(`--keep: ${explainRefusal(typed.keep, 'pictures')}`);
  const own = await readOwnAnswers(contentDir);
  if (own !== null && existsSync(contentDir) && !options.replace)
    throw new Refused(explainOwnContent(await describeContent(contentDir)));
  const request = { options: typed, root, folder, terminal };
  const openPrompt = options.yes ? null : terminal.openPrompt;
  const saved = openPrompt ? await readSaved(root) : {};
  const defaults = { ...defaultAnswers, ...own, ...saved };
  const create = async () => {
    if (openPrompt) return askAndCreate(openPrompt(), defaults, fromOptions, request);
    const missing = firstQuestions
      .filter((question) =>
        explainAnswer(question, String(fromOptions[question.key] ?? defaults[question.key])),
      )
      .map(({ option }) => `--${option}`)
      .join(', ');
    const help = `See all options:   ${commandHint('new --help')}`;
    if (!options.yes)
      throw new Refused(
        `There is no terminal to ask questions in. Pass the answers as options, and add --yes.${missing && ` Missing: ${missing}.`} ${help}`,
      );
    if (missing) throw new Refused(`Missing options: ${missing}. ${help}`);
    return writeContent(withDefaults({ ...defaults, ...fromOptions }), request);
  };
  return explainingErrors(terminal, create, { stopped: answersKept });
};

function explainOwnContent(parts: readonly string[]): string {
  return [
    `content/ already contains your own content${parts.length > 0 ? `, with ${parts.join(', ')}` : ''}. Nothing was changed.`,
    `Edit it:   ${commandHint('edit')}`,
    `Start again, and keep it as a backup:   ${commandHint('new --replace')}`,
  ].join('\n');
}

async function askAndCreate(
  prompt: Prompt,
  known: AnswersSoFar,
  fromOptions: Partial<OwnerAnswers>,
  request: Request,
): Promise<number> {
  const { root, terminal } = request;
  const answers: AnswersSoFar = { ...known, ...fromOptions };
  const askFor = async (questions: readonly OwnerQuestion[]) => {
    for (const question of questions) {
      if (fromOptions[question.key] !== undefined) continue;
      Object.assign(answers, {
        [question.key]: await askText(prompt, terminal, question, withDefaults(answers)[question.key]),
      });
      await save(root, answers);
    }
  };
  try {
    terminal.print(
      `Enter accepts the answer in [ ]. You can leave an answer empty and add it later, in content/ or with ${commandHint('edit')}. Ctrl+C stops and keeps your answers for the next run.\n`,
    );
    await askFor(firstQuestions);
    if (!fromOptions.profiles) answers.profiles = await askProfiles(prompt, terminal, known.profiles);
    await save(root, answers);
    if (fromOptions.look === undefined) answers.look = await askLook(prompt, terminal, answers);
    await save(root, answers);
    const isForPaper = answers.profession !== 'photographer';
    await askFor(lastQuestions.filter(({ key }) => key !== 'paper' || isForPaper));
    const isReplacing = existsSync(outputPaths(root).contentDir);
    const question = `${isReplacing ? 'The sample is kept as a backup. ' : ''}Write content/?`;
    if (!(await confirm(prompt, `\n${question}`, 'yes'))) throw new Refused(answersKept);
    const code = await writeContent(withDefaults(answers), request);
    if (code === 0) await rm(outputPaths(root).newAnswersFile, { force: true });
    return code;
  } finally {
    prompt.close();
  }
}

async function askText(
  prompt: Prompt,
  { print }: Terminal,
  question: OwnerQuestion,
  proposed: string,
): Promise<string> {
  for (;;) {
    const answer = question.complete(await prompt.ask(question.question, proposed));
    const diagnostic = explainAnswer(question, answer);
    if (!diagnostic) return answer;
    print(`  ${diagnostic}`);
  }
}

/** Suggests three looks by number; the name of any other look is a valid answer, too. */
async function askLook(
  prompt: Prompt,
  terminal: Terminal,
  answers: AnswersSoFar,
): Promise<OwnerAnswers['look']> {
  const suggested = suggestLooks(answers);
  const list = suggested.map((look, index) => `${index + 1} ${look}`).join(', ');
  const question: OwnerQuestion = {
    ...lookQuestion,
    question: `${lookQuestion.question}: ${list}, or another (${commandHint('edit')} shows all with your own content)`,
    complete: (answer) => suggested[Number(answer) - 1] ?? lookQuestion.complete(answer),
  };
  // Validated by its schema.
  return (await askText(prompt, terminal, question, answers.look || suggested[0])) as OwnerAnswers['look'];
}

/** Suggests the known profiles one by one, then asks for others until the answer is empty. */
async function askProfiles(
  prompt: Prompt,
  { print }: Terminal,
  known: readonly Profile[],
): Promise<Profile[]> {
  const profiles: Profile[] = [];
  for (;;) {
    const proposed = known[profiles.length];
    const question =
      profiles.length === 0
        ? 'One of your profiles: its address, or the network and your name (GitHub ada-quill). Enter for none'
        : 'Another profile? Enter to continue';
    const entered = await prompt.ask(question, proposed && writeProfile(proposed));
    if (entered === '') return profiles;
    const profile = proposed && entered === writeProfile(proposed) ? proposed : readProfile(entered);
    if (profile) profiles.push(profile);
    else print(`  ${explainRefusal(entered, profileExpected)}`);
  }
}

/** The answers among the options. */
function readOptions(typed: Request['options']): Partial<OwnerAnswers> {
  const answers: Record<string, string> = {};
  for (const question of textQuestions) {
    const value = typed[question.option];
    if (value === undefined) continue;
    const answer = question.complete(value.trim());
    const diagnostic = explainAnswer(question, answer);
    if (diagnostic) throw new Refused(`--${question.option}: ${diagnostic}`);
    answers[question.key] = answer;
  }
  const entered = [
    ...networkNames.flatMap((name) =>
      typed[name]
        ? [
            {
              option: name,
              words: /^https?:/.test(typed[name]) ? typed[name] : `${name} ${typed[name]}`,
              label: networks[name].label,
            },
          ]
        : [],
    ),
    ...(typed.profiles ?? '')
      .split(',')
      .filter((text) => text.trim() !== '')
      .map((words) => ({ option: 'profiles', words, label: '' })),
  ];
  const profiles: Profile[] = [];
  for (const { option, words, label } of entered) {
    const profile = readProfile(words);
    if (!profile || (label !== '' && profile.network !== option)) {
      const expected =
        label === '' ? profileExpected : `your name on ${label}, or the address of your profile`;
      throw new Refused(`--${option}: ${explainRefusal(typed[option]?.trim() ?? words, expected)}`);
    }
    profiles.push(profile);
  }
  return { ...(answers as Partial<OwnerAnswers>), ...(entered.length > 0 ? { profiles } : {}) };
}

async function writeContent(
  answers: OwnerAnswers,
  { options, root, folder, terminal }: Request,
): Promise<number> {
  const file = options.portrait;
  const created = folder === null ? undefined : await mkdir(root, { recursive: true });
  try {
    const backup = await makeNewContent({
      root,
      answers,
      keepsPictures: options.keep === 'pictures',
      today: localDate(),
      portrait: file
        ? { file: path.resolve(terminal.typedIn, file), alt: options['portrait-alt'] ?? '' }
        : null,
    });
    if (folder === null) {
      terminal.print(formatNextSteps(backup, answers, await readFirstLists(root)));
      return 0;
    }
    await writeSiteFolder(root);
    const { gallery } = await readFirstLists(root);
    const steps = [
      ...(folder === '.' ? [] : [[`cd ${folder}`, '']]),
      ['npm install', 'install the packages, once'],
      ...(answers.profession === 'photographer' && gallery
        ? [[`npm run photos add FOLDER -- --gallery ${gallery}`, 'add your photos']]
        : [['npm run import FILE', 'import a LinkedIn export, a résumé or photos']]),
      ['npm run edit', 'edit your site in the browser'],
    ];
    terminal.print(
      `Created your site in ${folder === '.' ? 'this folder' : folder}. Your content is in content/; README.md explains how to publish it.\n\nNext:\n${formatTable(steps, 80)}`,
    );
    return 0;
  } catch (error) {
    if (created !== undefined) await rm(created, { recursive: true, force: true });
    if (error instanceof UnusableAnswers) throw new Refused(formatDiagnostics(error.diagnostics));
    if (!(error instanceof UnsupportedMediaError)) throw error;
    throw new Refused(`${file}: ${toSentences(error.diagnosticText)}`);
  }
}

function formatNextSteps(
  backup: string | null,
  answers: OwnerAnswers,
  { gallery, record }: { gallery: string | null; record: string | null },
): string {
  const steps = [
    [commandHint('import FILE'), 'import a LinkedIn export, a résumé or photos'],
    [commandHint('dev'), 'see the site while you write'],
    ...(gallery === null ? [] : [[commandHint(`photos add FOLDER --gallery ${gallery}`), 'add your photos']]),
    ...(record === null
      ? []
      : [
          [
            commandHint(`add ${record} --title 'Its title'`),
            'add a record; every other section works the same way',
          ],
        ]),
    [commandHint('edit'), 'edit everything in the browser'],
    [commandHint('check --publish'), 'list what is missing before you publish'],
  ];
  return [
    `Wrote content/.${backup ? ` The previous content is in ${backup}/; delete it when you no longer need it.` : ''}`,
    `\nNext:\n${formatTable(steps, 80)}`,
    ...(answers.url === ''
      ? ['\nThe site has no address yet. When you know the address, add it to content/site.yaml as url.']
      : []),
    ...(answers.formKey === ''
      ? [
          `\nThe contact form has no access key yet. Until it has one, messages are saved in inbox/ while ${commandHint('start')} runs.\nGet a free key by email from https://web3forms.com, and add it to content/site.yaml as form.accessKey.`,
        ]
      : []),
  ].join('\n');
}

/** The first gallery and the first list of the new content/, for the next steps. */
async function readFirstLists(root: string): Promise<{ gallery: string | null; record: string | null }> {
  const { sources } = await readRawContent(outputPaths(root).contentDir);
  const [pages = [], about = []] = ['pages.yaml', 'about.yaml'].map((file) =>
    recordsOf(sources, file).map(({ value }) => value),
  );
  const { galleries, sections, pageKinds } = readStructure(pages, about[0]);
  const [gallery, section] = [galleries[0], sections[0]].map((named) => named && path.parse(named.file).name);
  const hasProjects = pageKinds.includes('projects');
  return { gallery: gallery ?? null, record: hasProjects ? 'project' : (section ?? null) };
}

async function readSaved(root: string): Promise<Partial<OwnerAnswers>> {
  return (await readJson<Partial<OwnerAnswers>>(outputPaths(root).newAnswersFile)) ?? {};
}

async function save(root: string, answers: AnswersSoFar): Promise<void> {
  await writeAtomically(outputPaths(root).newAnswersFile, JSON.stringify(answers));
}
