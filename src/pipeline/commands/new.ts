import { stat } from 'node:fs/promises';
import path from 'node:path';
import { localDate } from '../../model/dates.ts';
import { UnfitOriginal } from '../images/inspect-original.ts';
import { unknownOption } from '../messages/command-messages.ts';
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
import { readCommandLine } from './command-line.ts';
import { explainRefusal } from './explain-refusal.ts';
import { type Asker, isTerminal, isYes, openAsker, Stopped } from './terminal.ts';

/** What a shell reports for a program that Ctrl-C ended. */
const interruptedCode = 130;

const emptyAnswers: OwnerAnswers = {
  ...usualAnswers,
  ...{ name: '', role: '', location: '', email: '', about: '', hobbies: '' },
  ...{ github: '', linkedin: '', devpost: '', instagram: '', url: '', formKey: '' },
};

const questions = [...ownerQuestions, ...rareQuestions];
const { words, options, unknown } = readCommandLine({
  ...(Object.fromEntries(questions.map(({ option }) => [option, { type: 'string' }])) as Record<
    string,
    { type: 'string' }
  >),
  portrait: { type: 'string' },
  'portrait-alt': { type: 'string' },
  keep: { type: 'string' },
  root: { type: 'string' },
  yes: { type: 'boolean' },
  help: { type: 'boolean' },
});
const given = options as Record<string, string | boolean | undefined>;
const root = text('root') ?? process.cwd();

process.exitCode = await run().catch((error: unknown) => {
  if (!(error instanceof Stopped)) return refuse(explainRefusal(error, root));
  console.log(`\n${ownerMessages.nothingChanged}`);
  return interruptedCode;
});

async function run(): Promise<number> {
  if (given.help) {
    console.log(newHelp);
    return 0;
  }
  const stray = unknown || words[0];
  if (stray) return refuse(unknownOption(stray, 'npm run new'));
  const keep = keepChoices.find((choice) => choice === (text('keep') ?? 'examples'));
  if (!keep) return refuse(ownerMessages.keepUnknown(text('keep') ?? '', keepChoices));
  const known = { ...usualAnswers, ...(await readOwnAnswers(outputPaths(root).contentDir)) };
  const fromOptions = readOptions();
  if (typeof fromOptions === 'string') return refuse(fromOptions);
  const missing = ownerQuestions
    .filter(({ key, isNeeded }) => isNeeded && !fromOptions[key] && !known[key])
    .map(({ option }) => option);
  if (given.yes && missing.length > 0) return refuse(ownerMessages.missingAnswers(missing));
  if (!given.yes && !isTerminal()) return refuse(ownerMessages.nobodyToAsk(missing));
  return given.yes ? make({ ...known, ...fromOptions }, keep) : askAndMake(known, fromOptions, keep);
}

async function askAndMake(
  known: Partial<OwnerAnswers>,
  fromOptions: Partial<OwnerAnswers>,
  keep: Keep,
): Promise<number> {
  const asker = openAsker();
  try {
    console.log(`${ownerMessages.newIntroduction}\n`);
    const answers: Partial<OwnerAnswers> = { ...known, ...fromOptions };
    for (const question of ownerQuestions) {
      if (fromOptions[question.key] !== undefined) continue;
      Object.assign(answers, { [question.key]: await answerTo(asker, question, known[question.key]) });
    }
    const isThere = await stat(outputPaths(root).contentDir).catch(() => null);
    const kept = text('keep') || !isThere ? keep : await askKeep(asker, keep);
    if (isThere && !isYes(await asker.ask(`\n${ownerMessages.askBackup}`, 'yes'))) {
      console.log(ownerMessages.nothingChanged);
      return 0;
    }
    return await make(answers, kept);
  } finally {
    asker.close();
  }
}

async function askKeep(asker: Asker, proposed: Keep): Promise<Keep> {
  for (;;) {
    const answer = await asker.ask(ownerMessages.askKeep, proposed);
    const choice = keepChoices.find((candidate) => candidate === answer.toLowerCase());
    if (choice) return choice;
    console.log(`  ${ownerMessages.keepUnknown(answer, keepChoices)}`);
  }
}

async function answerTo(asker: Asker, question: OwnerQuestion, proposed = ''): Promise<string> {
  for (;;) {
    const answer = question.complete(await asker.ask(question.question, proposed));
    const problem = explainAnswer(question, answer);
    if (!problem) return answer;
    console.log(`  ${ownerMessages.answerRefused(problem)}`);
  }
}

/** Answers given as options; a sentence when one of them cannot stand. */
function readOptions(): Partial<OwnerAnswers> | string {
  const answers: Record<string, string> = {};
  for (const question of questions) {
    const value = text(question.option);
    if (value === undefined) continue;
    const answer = question.complete(value.trim());
    const problem = explainAnswer(question, answer);
    if (problem) return `--${ownerMessages.answerRefused(problem)}`;
    answers[question.key] = answer;
  }
  return answers as Partial<OwnerAnswers>;
}

async function make(answers: Partial<OwnerAnswers>, keep: Keep): Promise<number> {
  const whole = { ...emptyAnswers, ...answers };
  const file = text('portrait');
  try {
    const backup = await makeNewContent({
      root,
      answers: whole,
      keep,
      today: localDate(),
      // npm runs its scripts in the project's folder, wherever the words were typed.
      portrait: file
        ? { file: path.resolve(process.env.INIT_CWD ?? root, file), alt: text('portrait-alt') ?? '' }
        : null,
    });
    console.log(ownerMessages.newDone(backup, { ...whole, keep }));
    return 0;
  } catch (error) {
    if (error instanceof UnusableAnswers) return refuse(formatProblems(error.problems));
    if (error instanceof UnfitOriginal) return refuse(ownerMessages.portraitUnfit(file ?? '', error.wording));
    throw error;
  }
}

function text(option: string): string | undefined {
  const value = given[option];
  return typeof value === 'string' ? value : undefined;
}

function refuse(message: string): number {
  console.error(message);
  return 1;
}
