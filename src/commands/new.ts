import { mkdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { networkNames, networks } from '../content/networks.ts';
import { formatDiagnostics } from '../core/diagnostics.ts';
import { outputPaths } from '../files/output-paths.ts';
import { writeAtomically } from '../files/write-atomically.ts';
import { localDate } from '../i18n/dates.ts';
import { UnsupportedMediaError } from '../media/originals/unsupported-media-error.ts';
import { describeContent, makeNewContent, UnusableAnswers } from '../owner/new-content.ts';
import { newHelp, ownerMessages } from '../owner/owner-messages.ts';
import {
  type AnswersSoFar,
  explainAnswer,
  firstQuestions,
  lastQuestions,
  type OwnerQuestion,
  readOwnAnswers,
  readProfile,
  textQuestions,
  usualAnswers,
  withPaper,
  writeProfile,
} from '../owner/owner-questions.ts';
import { isFreeFolder, writeSiteFolder } from '../owner/site-folder.ts';
import type { OwnerAnswers, Profile } from '../owner/starter-content.ts';
import { readStructure } from '../site/read-structure.ts';
import { type Command, describeCommand, refuse } from './command.ts';
import { unknownOption } from './command-messages.ts';
import { explainRefusal } from './explain-refusal.ts';
import { interruptedCode, isYes, type Prompt, Stopped, type Terminal } from './terminal.ts';

/** What was asked for, and where. */
type Request = {
  given: Record<string, string | undefined>;
  root: string;
  /** The folder that is made for it, as it was typed; null where content/ is made in a folder that is there. */
  folder: string | null;
  terminal: Terminal;
};

const texts = [
  ...textQuestions.map(({ option }) => option),
  ...networkNames,
  ...['profiles', 'portrait', 'portrait-alt', 'keep'],
];

const describedRun = describeCommand({
  name: 'new',
  usage: newHelp,
  options: {
    ...(Object.fromEntries(texts.map((option) => [option, { type: 'string' }])) as Record<
      string,
      { type: 'string' }
    >),
    replace: { type: 'boolean' },
    yes: { type: 'boolean' },
  },
  takesWords: true,
  run: async ({ words: [named, ...stray], options }, terminal) => {
    if (stray[0] !== undefined) return refuse(terminal, unknownOption(stray[0], 'new', []));
    const given = options as Request['given'];
    const root = named === undefined ? terminal.root : path.resolve(terminal.typedIn, named);
    const { contentDir } = outputPaths(root);
    const isSite = (await isThere(path.join(root, 'package.json'))) || (await isThere(contentDir));
    const folder = named ?? (isSite ? null : '.');
    if (folder !== null && !(await isFreeFolder(root)))
      return refuse(terminal, ownerMessages.folderIsTaken(folder));
    const own = await readOwnAnswers(contentDir);
    const fromOptions = readOptions(given);
    if (typeof fromOptions === 'string') return refuse(terminal, fromOptions);
    if (given.keep !== undefined && given.keep !== 'pictures')
      return refuse(terminal, `--keep: ${ownerMessages.answerRefused(given.keep, 'pictures')}`);
    const isOwn = own !== null && (await isThere(contentDir));
    if (isOwn && !options.replace) {
      return refuse(terminal, ownerMessages.contentIsThere(await describeContent(contentDir)));
    }
    const request = { given, root, folder, terminal };
    const isAsking = !options.yes && terminal.openPrompt;
    const saved = isAsking ? await readSaved(root) : {};
    const known = { ...usualAnswers, ...own, ...saved };
    const missing = firstQuestions
      .filter((question) => explainAnswer(question, String(fromOptions[question.key] ?? known[question.key])))
      .map(({ option }) => option);
    if (isAsking) return askAndMake(isAsking(), known, fromOptions, request);
    if (!options.yes) return refuse(terminal, ownerMessages.nobodyToAsk(missing));
    if (missing.length > 0) return refuse(terminal, ownerMessages.missingAnswers(missing));
    return make(withPaper({ ...known, ...fromOptions }), request);
  },
});

export const run: Command = (args, terminal) =>
  describedRun(args, terminal).catch((error: unknown) => {
    if (!(error instanceof Stopped)) return refuse(terminal, explainRefusal(error, terminal.root));
    terminal.say(`\n${ownerMessages.answersKept}`);
    return interruptedCode;
  });

async function askAndMake(
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
        [question.key]: await askText(prompt, terminal, question, withPaper(answers)[question.key]),
      });
      await save(root, answers);
    }
  };
  try {
    terminal.say(`${ownerMessages.newIntroduction}\n`);
    await askFor(firstQuestions);
    if (!fromOptions.profiles) answers.profiles = await askProfiles(prompt, terminal, known.profiles);
    await save(root, answers);
    const isForPaper = answers.as !== 'photographer';
    await askFor(lastQuestions.filter(({ key }) => key !== 'paper' || isForPaper));
    const question = ownerMessages.askNew(await isThere(outputPaths(root).contentDir));
    if (!isYes(await prompt.ask(`\n${question}`, 'yes'))) return refuse(terminal, ownerMessages.answersKept);
    const code = await make(withPaper(answers), request);
    if (code === 0) await rm(outputPaths(root).newAnswersFile, { force: true });
    return code;
  } finally {
    prompt.close();
  }
}

async function askText(
  prompt: Prompt,
  { say }: Terminal,
  question: OwnerQuestion,
  proposed: string,
): Promise<string> {
  for (;;) {
    const answer = question.complete(await prompt.ask(question.question, proposed));
    const diagnostic = explainAnswer(question, answer);
    if (!diagnostic) return answer;
    say(`  ${diagnostic}`);
  }
}

/** Those that are known are proposed one by one; then further ones, until nothing is typed. */
async function askProfiles(prompt: Prompt, { say }: Terminal, known: readonly Profile[]): Promise<Profile[]> {
  const profiles: Profile[] = [];
  for (;;) {
    const proposed = known[profiles.length];
    const question = profiles.length === 0 ? ownerMessages.askProfile : ownerMessages.askFurtherProfile;
    const entered = await prompt.ask(question, proposed && writeProfile(proposed));
    if (entered === '') return profiles;
    const profile = proposed && entered === writeProfile(proposed) ? proposed : readProfile(entered);
    if (profile) profiles.push(profile);
    else say(`  ${ownerMessages.answerRefused(entered, ownerMessages.profileExpected)}`);
  }
}

/** Answers given as options; a sentence when one of them cannot stand. */
function readOptions(given: Request['given']): Partial<OwnerAnswers> | string {
  const answers: Record<string, string> = {};
  for (const question of textQuestions) {
    const value = given[question.option];
    if (value === undefined) continue;
    const answer = question.complete(value.trim());
    const diagnostic = explainAnswer(question, answer);
    if (diagnostic) return `--${question.option}: ${diagnostic}`;
    answers[question.key] = answer;
  }
  const entered = [
    ...networkNames.flatMap((name) =>
      given[name]
        ? [
            {
              option: name,
              words: /^https?:/.test(given[name]) ? given[name] : `${name} ${given[name]}`,
              label: networks[name].label,
            },
          ]
        : [],
    ),
    ...(given.profiles ?? '')
      .split(',')
      .filter((words) => words.trim() !== '')
      .map((words) => ({ option: 'profiles', words, label: '' })),
  ];
  const profiles: Profile[] = [];
  for (const { option, words, label } of entered) {
    const profile = readProfile(words);
    if (!profile || (label !== '' && profile.network !== option)) {
      const expected =
        label === ''
          ? ownerMessages.profileExpected
          : `your name on ${label}, or the address of your page there`;
      return `--${option}: ${ownerMessages.answerRefused(given[option]?.trim() ?? words, expected)}`;
    }
    profiles.push(profile);
  }
  return { ...(answers as Partial<OwnerAnswers>), ...(entered.length > 0 ? { profiles } : {}) };
}

async function make(answers: OwnerAnswers, { given, root, folder, terminal }: Request): Promise<number> {
  const file = given.portrait;
  const made = folder === null ? undefined : await mkdir(root, { recursive: true });
  try {
    const backup = await makeNewContent({
      root,
      answers,
      keepsPictures: given.keep === 'pictures',
      today: localDate(),
      portrait: file
        ? { file: path.resolve(terminal.typedIn, file), alt: given['portrait-alt'] ?? '' }
        : null,
    });
    if (folder === null) {
      terminal.say(ownerMessages.newDone(backup, answers, await readNextSteps(root)));
      return 0;
    }
    await writeSiteFolder(root);
    terminal.say(ownerMessages.newFolderDone(folder));
    return 0;
  } catch (error) {
    if (made !== undefined) await rm(made, { recursive: true, force: true });
    if (error instanceof UnusableAnswers) return refuse(terminal, formatDiagnostics(error.diagnostics));
    if (error instanceof UnsupportedMediaError)
      return refuse(terminal, ownerMessages.portraitUnfit(file ?? '', error.diagnosticText));
    throw error;
  }
}

/** What a new content/ has room for. */
async function readNextSteps(root: string): Promise<{ gallery: string | null; record: string | null }> {
  const [pages, about] = await Promise.all(
    ['pages.yaml', 'about.yaml'].map(
      async (name): Promise<unknown> =>
        parse(await readFile(path.join(outputPaths(root).contentDir, name), 'utf8')),
    ),
  );
  const list = pages as { kind: string }[];
  const { galleries, sections } = readStructure(list, about);
  const [gallery, section] = [galleries[0], sections[0]].map((named) => named && path.parse(named.file).name);
  const hasProjects = list.some(({ kind }) => kind === 'projects');
  return { gallery: gallery ?? null, record: hasProjects ? 'project' : (section ?? null) };
}

async function readSaved(root: string): Promise<Partial<OwnerAnswers>> {
  const text = await readFile(outputPaths(root).newAnswersFile, 'utf8').catch(() => '{}');
  // Our own file, renamed into place whole.
  return JSON.parse(text) as Partial<OwnerAnswers>;
}

async function save(root: string, answers: AnswersSoFar): Promise<void> {
  await writeAtomically(outputPaths(root).newAnswersFile, JSON.stringify(answers));
}

async function isThere(folder: string): Promise<boolean> {
  return (await stat(folder).catch(() => null)) !== null;
}
