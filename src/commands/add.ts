import { existsSync } from 'node:fs';
import path from 'node:path';
import { outputPaths } from '../files/output-paths.ts';
import { localDate } from '../i18n/dates.ts';
import { UnsupportedMediaError } from '../media/originals/unsupported-media-error.ts';
import {
  addRecord,
  optionsOf,
  type RecordList,
  recordLists,
  takesPicture,
  UnusableFields,
} from '../owner/add-record.ts';
import { ownerMessages, recordHelp } from '../owner/owner-messages.ts';
import { YamlEditError } from '../yaml/edit-yaml.ts';
import { type Command, describeCommand, refuse } from './command.ts';
import { readCommandLine } from './command-line.ts';
import { explainRefusal } from './explain-refusal.ts';
import { refuseOtherVersion } from './refuse-other-version.ts';
import { takeBackUnfinished } from './take-back-unfinished.ts';
import { interruptedCode, Stopped } from './terminal.ts';

export const run: Command = async (args, terminal) => {
  const sentence = (error: unknown) => {
    if (error instanceof YamlEditError) return ownerMessages.uneditable(error.message);
    if (error instanceof UnusableFields) return ownerMessages.recordRefused(error.diagnostics);
    return explainRefusal(error, terminal.root);
  };
  const { words, options } = readCommandLine({ content: { type: 'string' } }, args, terminal.environment);
  const contentDir = options.content ?? outputPaths(terminal.root).contentDir;
  const lists = await recordLists(contentDir);
  const list = lists.find(({ word, file }) => word === words[0] || file === `${words[0]}.yaml`);
  return addTo(
    list ?? null,
    lists,
    contentDir,
  )(args, terminal).catch((error: unknown) => {
    if (!(error instanceof Stopped)) return refuse(terminal, sentence(error));
    terminal.say(`\n${ownerMessages.stopped}`);
    return interruptedCode;
  });
};

function addTo(list: RecordList | null, lists: readonly RecordList[], contentDir: string): Command {
  const fieldByOption = list ? optionsOf(list) : new Map<string, string>();
  const hasPicture = list !== null && takesPicture(list);
  const usage = recordHelp(list, lists, [...fieldByOption.keys()], hasPicture);
  const fieldOptions: Record<string, { type: 'string' }> = Object.fromEntries(
    [...fieldByOption.keys()].map((option) => [option, { type: 'string' }]),
  );
  return describeCommand({
    name: 'add',
    usage,
    options: {
      ...fieldOptions,
      ...(hasPicture ? { picture: { type: 'string' as const }, alt: { type: 'string' as const } } : {}),
      content: { type: 'string' },
      yes: { type: 'boolean' },
    },
    takesWords: true,
    run: async ({ words, options }, terminal) => {
      await takeBackUnfinished(contentDir, terminal);
      const refused = await refuseOtherVersion(contentDir, terminal);
      if (refused) return refused;
      const [word = ''] = words;
      if (!list || words.length !== 1) {
        const names = lists.map((each) => each.word);
        return refuse(
          terminal,
          words.length === 0 ? usage : ownerMessages.noSuchList(words.join(' '), word, names),
        );
      }
      const given = options as Record<string, string | undefined>;
      const fields: Record<string, string> = {};
      for (const [option, field] of fieldByOption) {
        const value = given[option];
        if (value !== undefined) fields[field] = value;
      }
      if (fieldByOption.has('title') && fields.title === undefined && !options.yes && terminal.openPrompt) {
        const prompt = terminal.openPrompt();
        const title = await prompt.ask(ownerMessages.askTitle(list.word)).finally(prompt.close);
        if (title !== '') fields.title = title;
      }
      const { picture, alt = '' } = given;
      const pictureFile = picture ? path.resolve(terminal.typedIn, picture) : null;
      if (pictureFile && !existsSync(pictureFile))
        return refuse(terminal, ownerMessages.noSuchPicture(picture ?? ''));
      try {
        const added = await addRecord({
          contentDir,
          list,
          fields,
          picture: pictureFile ? { file: pictureFile, alt } : null,
          today: localDate(),
        });
        terminal.say(ownerMessages.recordAdded(list.word, added.name, `content/${added.file}:${added.line}`));
        if (!added.isWhole) terminal.say(ownerMessages.recordNext);
        return 0;
      } catch (error) {
        if (!(error instanceof UnsupportedMediaError)) throw error;
        return refuse(terminal, ownerMessages.pictureUnfit(picture ?? '', error.diagnosticText));
      }
    },
  });
}
