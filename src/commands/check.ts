import { lintPublication } from '../build/lint-site.ts';
import { countErrors, formatDiagnostics } from '../core/diagnostics.ts';
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
    const { diagnostics, read } = await lintPublication(
      { ...paths, contentDir },
      { forPublishing, log: options.json ? undefined : terminal.say },
    );
    const warnings = diagnostics.filter(({ severity }) => severity === 'warning').length;
    const errors = forPublishing ? diagnostics.length - warnings : countErrors(diagnostics);
    const unfinished = diagnostics.length - warnings - errors;
    if (options.json) {
      terminal.say(JSON.stringify({ ok: errors === 0, errors, unfinished, warnings, diagnostics }, null, 2));
    } else {
      if (diagnostics.length > 0) terminal.say(`${formatDiagnostics(diagnostics)}\n`);
      terminal.say(messages.checkSummary({ errors, unfinished, warnings }, forPublishing));
    }
    if (forPublishing && errors === 0 && read.entries) {
      const added = await rememberPublished(contentDir, read.entries);
      if (added > 0 && !options.json) terminal.say(messages.rememberedAddresses(added));
    }
    return errors > 0 ? 1 : 0;
  },
});
