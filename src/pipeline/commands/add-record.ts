import path from 'node:path';
import { localDate } from '../../model/dates.ts';
import { UnfitOriginal } from '../images/inspect-original.ts';
import { unknownOption } from '../messages/command-messages.ts';
import { ownerMessages, recordHelp } from '../messages/owner-messages.ts';
import { outputPaths } from '../output-paths.ts';
import { addRecord, optionsOf, type RecordKind, recordKinds, UnusableFields } from '../owner/add-record.ts';
import { UneditableYaml } from '../owner/edit-yaml.ts';
import { readCommandLine } from './command-line.ts';
import { explainRefusal } from './explain-refusal.ts';
import { takeBackUnfinished } from './take-back-unfinished.ts';
import { isTerminal, openAsker, Stopped } from './terminal.ts';

/** What a shell reports for a program that Ctrl-C ended. */
const interruptedCode = 130;

// The task names the kind: `project`, `work` or `award`.
const kind = process.argv[2] as RecordKind;
const fieldByOption = optionsOf(kind);
const { words, options, unknown } = readCommandLine(
  {
    ...(Object.fromEntries([...fieldByOption.keys()].map((option) => [option, { type: 'string' }])) as Record<
      string,
      { type: 'string' }
    >),
    picture: { type: 'string' },
    alt: { type: 'string' },
    content: { type: 'string' },
    yes: { type: 'boolean' },
    help: { type: 'boolean' },
  },
  process.argv.slice(3),
);
const given = options as Record<string, string | boolean | undefined>;

process.exitCode = await run().catch((error: unknown) => {
  if (error instanceof Stopped) {
    console.log(`\n${ownerMessages.stopped}`);
    return interruptedCode;
  }
  if (error instanceof UneditableYaml) return refuse(ownerMessages.uneditable(error.message));
  if (error instanceof UnusableFields) return refuse(ownerMessages.recordRefused(error.problems));
  if (error instanceof UnfitOriginal)
    return refuse(ownerMessages.pictureUnfit(text('picture') ?? '', error.wording));
  return refuse(explainRefusal(error, process.cwd()));
});

async function run(): Promise<number> {
  const { file } = recordKinds[kind];
  const help = recordHelp(kind, file, [...fieldByOption.keys()], kind !== 'award');
  if (given.help) {
    console.log(help);
    return 0;
  }
  if (unknown) return refuse(unknownOption(unknown, `npm run ${kind}`));
  if (words.length !== 1 || words[0] !== 'add') {
    return refuse(words.length === 0 ? help : ownerMessages.unknownVerb(words.join(' '), ['add'], kind));
  }
  const fields: Record<string, string> = {};
  for (const [option, field] of fieldByOption) {
    const value = text(option);
    if (value !== undefined) fields[field] = value;
  }
  if (fields.title === undefined && !given.yes && isTerminal()) {
    const asker = openAsker();
    const title = await asker.ask(ownerMessages.askTitle(kind)).finally(asker.close);
    if (title !== '') fields.title = title;
  }
  const contentDir = text('content') ?? outputPaths(process.cwd()).contentDir;
  await takeBackUnfinished(contentDir);
  const picture = text('picture');
  const added = await addRecord({
    contentDir,
    kind,
    fields,
    picture: picture
      ? { file: path.resolve(process.env.INIT_CWD ?? process.cwd(), picture), alt: text('alt') ?? '' }
      : null,
    today: localDate(),
  });
  console.log(ownerMessages.recordAdded(kind, added.id, `content/${added.file}:${added.line}`));
  if (!added.isWhole) console.log(ownerMessages.recordNext);
  return 0;
}

function text(option: string): string | undefined {
  const value = given[option];
  return typeof value === 'string' ? value : undefined;
}

function refuse(message: string): number {
  console.error(message);
  return 1;
}
