import path from 'node:path';
import { localDate } from '../../model/dates.ts';
import { UnfitOriginal } from '../images/inspect-original.ts';
import { ownerMessages, recordHelp } from '../messages/owner-messages.ts';
import { outputPaths } from '../output-paths.ts';
import { addRecord, optionsOf, type RecordKind, recordKinds, UnusableFields } from '../owner/add-record.ts';
import { UneditableYaml } from '../yaml/edit-yaml.ts';
import { type Command, describeCommand, refuse, runAsProgram } from './command.ts';
import { explainRefusal } from './explain-refusal.ts';
import { refuseOlderForm } from './refuse-older-form.ts';
import { takeBackUnfinished } from './take-back-unfinished.ts';
import { Stopped } from './terminal.ts';

/** What a shell reports for a program that Ctrl-C ended. */
const interruptedCode = 130;

export const run: Command = ([kind = '', ...args], terminal) => {
  if (!isRecordKind(kind)) throw new Error(`there is no kind of record "${kind}"`);
  const sentence = (error: unknown) => {
    if (error instanceof UneditableYaml) return ownerMessages.uneditable(error.message);
    if (error instanceof UnusableFields) return ownerMessages.recordRefused(error.problems);
    return explainRefusal(error, terminal.root);
  };
  return addOne(kind)(args, terminal).catch((error: unknown) => {
    if (!(error instanceof Stopped)) return refuse(terminal, sentence(error));
    terminal.say(`\n${ownerMessages.stopped}`);
    return interruptedCode;
  });
};

function addOne(kind: RecordKind): Command {
  const fieldByOption = optionsOf(kind);
  const usage = recordHelp(kind, recordKinds[kind].file, [...fieldByOption.keys()], kind !== 'award');
  const fieldOptions: Record<string, { type: 'string' }> = Object.fromEntries(
    [...fieldByOption.keys()].map((option) => [option, { type: 'string' }]),
  );
  return describeCommand({
    task: `npm run ${kind}`,
    usage,
    options: {
      ...fieldOptions,
      picture: { type: 'string' },
      alt: { type: 'string' },
      content: { type: 'string' },
      yes: { type: 'boolean' },
    },
    takesWords: true,
    run: async ({ words, options }, terminal) => {
      if (words.length !== 1 || words[0] !== 'add')
        return refuse(
          terminal,
          words.length === 0 ? usage : ownerMessages.unknownVerb(words.join(' '), ['add'], kind),
        );
      const given = options as Record<string, string | undefined>;
      const fields: Record<string, string> = {};
      for (const [option, field] of fieldByOption) {
        const value = given[option];
        if (value !== undefined) fields[field] = value;
      }
      if (fields.title === undefined && !options.yes && terminal.openAsker) {
        const asker = terminal.openAsker();
        const title = await asker.ask(ownerMessages.askTitle(kind)).finally(asker.close);
        if (title !== '') fields.title = title;
      }
      const contentDir = options.content ?? outputPaths(terminal.root).contentDir;
      await takeBackUnfinished(contentDir, terminal);
      const refused = await refuseOlderForm(contentDir, terminal);
      if (refused) return refused;
      const { picture, alt = '' } = options;
      try {
        const added = await addRecord({
          contentDir,
          kind,
          fields,
          picture: picture ? { file: path.resolve(terminal.typedIn, picture), alt } : null,
          today: localDate(),
        });
        terminal.say(ownerMessages.recordAdded(kind, added.id, `content/${added.file}:${added.line}`));
        if (!added.isWhole) terminal.say(ownerMessages.recordNext);
        return 0;
      } catch (error) {
        if (!(error instanceof UnfitOriginal)) throw error;
        return refuse(terminal, ownerMessages.pictureUnfit(picture ?? '', error.wording));
      }
    },
  });
}

function isRecordKind(word: string): word is RecordKind {
  return Object.hasOwn(recordKinds, word);
}

// The task names the kind: `project`, `work` or `award`.
await runAsProgram(import.meta.url, run);
