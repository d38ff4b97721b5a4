import { commandHint } from '../core/command-hint.ts';
import { nearest } from '../core/text.ts';
import { explainUnknownList, recordLists } from '../owner/add-record.ts';
import { planRemoval, removeRecord } from '../owner/remove-record.ts';
import { changesContent } from './change-content.ts';
import { refuse } from './command.ts';
import { askOnce, isYes, noTerminal } from './terminal.ts';

export const run = changesContent<{ content: string; 'keep-file': boolean; yes: boolean }>(
  async ({ words, options, contentDir }, terminal) => {
    const [word = '', name = ''] = words;
    if (words.length !== 2)
      return refuse(
        terminal,
        `Name one list and one record, such as:   ${commandHint('remove project harbour-map')}`,
      );
    const lists = await recordLists(contentDir);
    const list = lists.find((each) => each.word === word || each.file === `${word}.yaml`);
    if (!list) return refuse(terminal, explainUnknownList(word, lists));
    const refuseUnknown = (names: readonly string[]) => {
      const meant = nearest(name, names);
      return refuse(
        terminal,
        `There is no ${name} in content/${list.file}. ${meant ? `Did you mean ${meant}?` : `Records: ${names.join(', ')}`}`,
      );
    };
    const keepsFiles = options['keep-file'] ?? false;
    if (!options.yes) {
      const plan = await planRemoval(contentDir, list, name);
      if ('names' in plan) return refuseUnknown(plan.names);
      if (!terminal.openPrompt) return refuse(terminal, noTerminal(`remove ${word} ${name} --yes`));
      const files = [plan.story ?? [], keepsFiles ? [] : plan.pictures].flat();
      const question = [
        ...(files.length > 0 ? ['These files will be removed too, because nothing else shows them:'] : []),
        ...files.map((file) => `  content/${file}`),
        `Remove ${name} from content/${list.file}? (yes or no)`,
      ].join('\n');
      if (!isYes(await askOnce(terminal.openPrompt, question)))
        return refuse(terminal, 'Nothing was removed.');
    }
    const removal = await removeRecord(contentDir, list, name, { keepsFiles });
    if ('names' in removal) return refuseUnknown(removal.names);
    terminal.print(`removed ${name} from content/${list.file}`);
    for (const file of [removal.story ?? [], removal.pictures].flat())
      terminal.print(`deleted content/${file}`);
    terminal.print(`Undo the change:   ${commandHint('undo')}`);
    return 0;
  },
);
