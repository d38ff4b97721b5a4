import { outputPaths } from '../files/output-paths.ts';
import { recordLists } from '../owner/add-record.ts';
import { ownerMessages, removeHelp } from '../owner/owner-messages.ts';
import { planRemoval, removeRecord } from '../owner/remove-record.ts';
import { YamlEditError } from '../yaml/edit-yaml.ts';
import { describeCommand, refuse } from './command.ts';
import { explainRefusal } from './explain-refusal.ts';
import { refuseOtherVersion } from './refuse-other-version.ts';
import { takeBackUnfinished } from './take-back-unfinished.ts';
import { isYes } from './terminal.ts';

export const run = describeCommand({
  name: 'remove',
  usage: removeHelp,
  options: { content: { type: 'string' }, 'keep-file': { type: 'boolean' }, yes: { type: 'boolean' } },
  takesWords: true,
  run: async ({ words, options }, terminal) => {
    const [word = '', name = ''] = words;
    if (words.length !== 2) return refuse(terminal, removeHelp);
    const contentDir = options.content ?? outputPaths(terminal.root).contentDir;
    await takeBackUnfinished(contentDir, terminal);
    const refused = await refuseOtherVersion(contentDir, terminal);
    if (refused) return refused;
    const lists = await recordLists(contentDir);
    const list = lists.find((each) => each.word === word || each.file === `${word}.yaml`);
    if (!list)
      return refuse(
        terminal,
        ownerMessages.noSuchList(
          word,
          word,
          lists.map((each) => each.word),
        ),
      );
    const keepsFiles = options['keep-file'] ?? false;
    try {
      if (!options.yes && terminal.openPrompt) {
        const plan = await planRemoval(contentDir, list, name);
        if ('names' in plan) return refuse(terminal, ownerMessages.noSuchRecord(name, list.file, plan.names));
        const files = [plan.story ?? [], keepsFiles ? [] : plan.pictures].flat();
        const prompt = terminal.openPrompt();
        const question = ownerMessages.askRemoveRecord(word, name, files);
        const answer = await prompt.ask(question).finally(prompt.close);
        if (!isYes(answer)) return refuse(terminal, ownerMessages.nothingRemoved);
      }
      const done = await removeRecord(contentDir, list, name, { keepsFiles });
      if ('names' in done) return refuse(terminal, ownerMessages.noSuchRecord(name, list.file, done.names));
      terminal.say(ownerMessages.removed(`${name} from content/${list.file}`));
      for (const file of [done.story ?? [], done.pictures].flat())
        terminal.say(ownerMessages.deleted(`content/${file}`));
      terminal.say(ownerMessages.toTakeBack);
      return 0;
    } catch (error) {
      const isYamlEditError = error instanceof YamlEditError;
      return refuse(
        terminal,
        isYamlEditError ? ownerMessages.uneditable(error.message) : explainRefusal(error, terminal.root),
      );
    }
  },
});
