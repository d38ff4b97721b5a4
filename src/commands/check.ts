import { reviewPublication } from '../build/lint-publication.ts';
import { countErrors, formatProblems } from '../core/diagnostics.ts';
import { outputPaths } from '../files/output-paths.ts';
import * as messages from '../site/lint/publication-messages.ts';
import { rememberPublished } from '../site/published-addresses.ts';
import { describeCommand } from './command.ts';
import { takeBackUnfinished } from './take-back-unfinished.ts';

export const run = describeCommand({
  name: 'check',
  usage: messages.checkHelp,
  options: { publish: { type: 'boolean' }, json: { type: 'boolean' }, content: { type: 'string' } },
  run: async ({ options }, terminal) => {
    const paths = outputPaths(terminal.root);
    const { publish: forPublishing = false, content: contentDir = paths.contentDir } = options;
    await takeBackUnfinished(contentDir, terminal);
    const { problems, read } = await reviewPublication(
      { ...paths, contentDir },
      { forPublishing, log: options.json ? undefined : terminal.say },
    );
    const warnings = problems.filter(({ severity }) => severity === 'warning').length;
    const errors = forPublishing ? problems.length - warnings : countErrors(problems);
    const unfinished = problems.length - warnings - errors;
    if (options.json) {
      terminal.say(JSON.stringify({ ok: errors === 0, errors, unfinished, warnings, problems }, null, 2));
    } else {
      if (problems.length > 0) terminal.say(`${formatProblems(problems)}\n`);
      terminal.say(messages.checkSummary({ errors, unfinished, warnings }, forPublishing));
    }
    if (forPublishing && errors === 0 && read.entries) {
      const added = await rememberPublished(contentDir, read.entries);
      if (added > 0 && !options.json) terminal.say(messages.rememberedAddresses(added));
    }
    return errors > 0 ? 1 : 0;
  },
});
