import { stat } from 'node:fs/promises';
import path from 'node:path';
import { localDate } from '../../model/dates.ts';
import { UnfitOriginal } from '../images/inspect-original.ts';
import { newHelp, ownerMessages } from '../messages/owner-messages.ts';
import { outputPaths } from '../output-paths.ts';
import { type Keep, keepChoices, makeNewContent, UnusableAnswers } from '../owner/new-content.ts';
import {
  explainAnswer,
  type OwnerQuestion,
  ownerQuestions,
  rareQuestions,
  readOwnAnswers,
  usualAnswers,
} from '../owner/owner-questions.ts';
import type { OwnerAnswers } from '../owner/starter-content.ts';
import { formatProblems } from '../problems.ts';
import { type Command, describeCommand, refuse, runAsProgram } from './command.ts';
import { explainRefusal } from './explain-refusal.ts';
import { type Asker, isYes, Stopped, type Terminal } from './terminal.ts';

/** What a shell reports for a program that Ctrl-C ended. */
const interruptedCode = 130;

const emptyAnswers: OwnerAnswers = {
  ...usualAnswers,
  ...{ name: '', role: '', location: '', email: '', about: '', hobbies: '' },
  ...{ url: '', formKey: '' },
};

const questions = [...ownerQuestions, ...rareQuestions];

/** What was asked for, and where. */
type Request = { given: Record<string, string | undefined>; root: string; terminal: Terminal };

const describedRun = describeCommand({
  task: 'npm run new',
  usage: newHelp,
  options: {
    ...(Object.fromEntries(questions.map(({ option }) => [option, { type: 'string' }])) as Record<
      string,
      { type: 'string' }
    >),
    portrait: { type: 'string' },
    'portrait-alt': { type: 'string' },
    keep: { type: 'string' },
    root: { type: 'string' },
    yes: { type: 'boolean' },
  },
  run: async ({ options }, terminal) => {
    const given = options as Request['given'];
    const root = given.root ?? terminal.root;
    const request = { given, root, terminal };
    const written = given.keep ?? 'examples';
    const keep = keepChoices.find((choice) => choice === written);
    if (!keep) return refuse(terminal, ownerMessages.keepUnknown(written, keepChoices));
    const known = { ...usualAnswers, ...(await readOwnAnswers(outputPaths(root).contentDir)) };
    const fromOptions = readOptions(given);
    if (typeof fromOptions === 'string') return refuse(terminal, fromOptions);
    const missing = ownerQuestions
      .filter(({ key, isNeeded }) => isNeeded && !fromOptions[key] && !known[key])
      .map(({ option }) => option);
    if (!options.yes) {
      if (!terminal.openAsker) return refuse(terminal, ownerMessages.nobodyToAsk(missing));
      return askAndMake(terminal.openAsker(), known, fromOptions, keep, request);
    }
    if (missing.length > 0) return refuse(terminal, ownerMessages.missingAnswers(missing));
    return make({ ...known, ...fromOptions }, keep, request);
  },
});

export const run: Command = (args, terminal) =>
  describedRun(args, terminal).catch((error: unknown) => {
    if (!(error instanceof Stopped)) return refuse(terminal, explainRefusal(error, terminal.root));
    terminal.say(`\n${ownerMessages.nothingChanged}`);
    return interruptedCode;
  });

async function askAndMake(
  asker: Asker,
  known: Partial<OwnerAnswers>,
  fromOptions: Partial<OwnerAnswers>,
  keep: Keep,
  request: Request,
): Promise<number> {
  const { given, root, terminal } = request;
  try {
    terminal.say(`${ownerMessages.newIntroduction}\n`);
    const answers: Partial<OwnerAnswers> = { ...known, ...fromOptions };
    for (const question of ownerQuestions) {
      if (fromOptions[question.key] !== undefined) continue;
      Object.assign(answers, {
        [question.key]: await answerTo(asker, terminal, question, known[question.key]),
      });
    }
    const isThere = await stat(outputPaths(root).contentDir).catch(() => null);
    const kept = given.keep || !isThere ? keep : await askKeep(asker, terminal, keep);
    if (isThere && !isYes(await asker.ask(`\n${ownerMessages.askBackup}`, 'yes'))) {
      terminal.say(ownerMessages.nothingChanged);
      return 0;
    }
    return await make(answers, kept, request);
  } finally {
    asker.close();
  }
}

async function askKeep(asker: Asker, { say }: Terminal, proposed: Keep): Promise<Keep> {
  for (;;) {
    const answer = await asker.ask(ownerMessages.askKeep, proposed);
    const choice = keepChoices.find((candidate) => candidate === answer.toLowerCase());
    if (choice) return choice;
    say(`  ${ownerMessages.keepUnknown(answer, keepChoices)}`);
  }
}

async function answerTo(
  asker: Asker,
  { say }: Terminal,
  question: OwnerQuestion,
  proposed = '',
): Promise<string> {
  for (;;) {
    const answer = question.complete(await asker.ask(question.question, proposed));
    const problem = explainAnswer(question, answer);
    if (!problem) return answer;
    say(`  ${ownerMessages.answerRefused(problem)}`);
  }
}

/** Answers given as options; a sentence when one of them cannot stand. */
function readOptions(given: Request['given']): Partial<OwnerAnswers> | string {
  const answers: Record<string, string> = {};
  for (const question of questions) {
    const value = given[question.option];
    if (value === undefined) continue;
    const answer = question.complete(value.trim());
    const problem = explainAnswer(question, answer);
    if (problem) return `--${ownerMessages.answerRefused(problem)}`;
    answers[question.key] = answer;
  }
  return answers as Partial<OwnerAnswers>;
}

async function make(
  answers: Partial<OwnerAnswers>,
  keep: Keep,
  { given, root, terminal }: Request,
): Promise<number> {
  const allAnswers = { ...emptyAnswers, ...answers };
  const file = given.portrait;
  try {
    const backup = await makeNewContent({
      root,
      answers: allAnswers,
      keep,
      today: localDate(),
      portrait: file
        ? { file: path.resolve(terminal.typedIn, file), alt: given['portrait-alt'] ?? '' }
        : null,
    });
    terminal.say(ownerMessages.newDone(backup, { ...allAnswers, keep }));
    return 0;
  } catch (error) {
    if (error instanceof UnusableAnswers) return refuse(terminal, formatProblems(error.problems));
    if (error instanceof UnfitOriginal)
      return refuse(terminal, ownerMessages.portraitUnfit(file ?? '', error.wording));
    throw error;
  }
}

await runAsProgram(import.meta.url, run);
