import { commandHint } from '../core/command-hint.ts';
import { Refused } from '../core/diagnostics.ts';
import { nearest } from '../core/text.ts';
import { readRecordList } from '../owner/add-record.ts';
import { planRemoval, removeRecord } from '../owner/remove-record.ts';
import { changesContent } from './change-content.ts';
import { confirmOnce, noTerminal } from './terminal.ts';

export const run = changesContent<{ content: string; 'keep-file': boolean; yes: boolean }>(
  async ({ words, options, contentDir }, terminal) => {
    const [word = '', name = ''] = words;
    if (words.length !== 2)
      throw new Refused(
        `Name one list and one record, such as:   ${commandHint('remove project harbour-map')}`,
      );
    const list = await readRecordList(contentDir, word);
    const refuseUnknown = (names: readonly string[]) => {
      const meant = nearest(name, names);
      const all = names.length > 0 ? `Records: ${names.join(', ')}` : 'It has no records.';
      throw new Refused(
        `There is no ${name} in content/${list.file}. ${meant ? `Did you mean ${meant}?` : all}`,
      );
    };
    const keepsFiles = options['keep-file'] ?? false;
    if (!options.yes) {
      const plan = await planRemoval(contentDir, list, name);
      if ('names' in plan) return refuseUnknown(plan.names);
      if (!terminal.openPrompt) throw new Refused(noTerminal(`remove ${word} ${name}`, keepsFiles));
      const files = [plan.story ?? [], keepsFiles ? [] : plan.pictures].flat();
      const question = [
        ...(files.length > 0 ? ['These files will be removed too, because nothing else shows them:'] : []),
        ...files.map((file) => `  content/${file}`),
        `Remove ${name} from content/${list.file}?`,
      ].join('\n');
      if (!(await confirmOnce(terminal.openPrompt, question))) throw new Refused('Nothing was removed.');
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
