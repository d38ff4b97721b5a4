import { lintPublication } from '../build/lint-site.ts';
import { countErrors, countStopping, formatDiagnostics } from '../core/diagnostics.ts';
import { countNoun } from '../core/text.ts';
import { type OutputPaths, outputPaths } from '../files/output-paths.ts';
import { readAsStranger } from '../privacy/read-as-stranger.ts';
import { countTranslated, formatTranslated } from '../site/languages/count-translated.ts';
import { rememberPublished } from '../site/published-addresses.ts';
import { undoInterrupted } from './change-content.ts';
import type { Command } from './command.ts';
import type { Terminal } from './terminal.ts';

type CheckOptions = { publish: boolean; stranger: boolean; json: boolean; content: string };

export const run: Command<CheckOptions> = async ({ options }, terminal) => {
  const paths = outputPaths(terminal.root);
  const { publish: forPublishing = false, content: contentDir = paths.contentDir } = options;
  await undoInterrupted(contentDir, terminal);
  if (options.stranger) return printAsStranger({ ...paths, contentDir }, terminal, options.json === true);
  const { diagnostics, read } = await lintPublication(
    { ...paths, contentDir },
    { forPublishing, log: options.json ? undefined : terminal.print },
  );
  const warnings = diagnostics.filter(({ severity }) => severity === 'warning').length;
  const stopping = countStopping(diagnostics);
  const errors = forPublishing ? stopping : countErrors(diagnostics);
  const unfinished = stopping - errors;
  const translated = countTranslated(read.translations);
  if (options.json) {
    const translations = translated.length > 0 ? { translations: translated } : {};
    const result = { ok: errors === 0, errors, unfinished, warnings, ...translations, diagnostics };
    terminal.print(JSON.stringify(result, null, 2));
  } else {
    if (diagnostics.length > 0) terminal.print(`${formatDiagnostics(diagnostics)}\n`);
    if (translated.length > 0) terminal.print(`${formatTranslated(translated)}\n`);
    terminal.print(formatSummary({ errors, unfinished, warnings }, forPublishing));
  }
  if (forPublishing && errors === 0 && read.rawContent) {
    const added = await rememberPublished(contentDir, read.rawContent);
    if (added > 0 && !options.json)
      terminal.print(
        `content/published.txt now has ${added} more ${added === 1 ? 'address' : 'addresses'}. Keep this file with your content.`,
      );
  }
  return errors > 0 ? 1 : 0;
};

/** The report about strangers never contains errors; it needs a readable site. */
async function printAsStranger(paths: OutputPaths, { print }: Terminal, asJson: boolean): Promise<number> {
  const { isReadable, diagnostics } = await readAsStranger(paths, asJson ? undefined : print);
  const errors = isReadable ? 0 : diagnostics.length;
  if (asJson) {
    print(JSON.stringify({ ok: isReadable, errors, unfinished: 0, warnings: 0, diagnostics }, null, 2));
    return isReadable ? 0 : 1;
  }
  if (diagnostics.length > 0) print(`${formatDiagnostics(diagnostics)}\n`);
  const count = countNoun(diagnostics.length, 'thing');
  if (!isReadable) print('Fix these errors first: the site cannot be built.');
  else if (diagnostics.length === 0)
    print('Found nothing that strangers could learn from the published site.');
  else
    print(
      `Strangers can learn ${count} from the published site. These are not errors: decide what to leave out.`,
    );
  return isReadable ? 0 : 1;
}

function formatSummary(
  { errors, unfinished, warnings }: { errors: number; unfinished: number; warnings: number },
  forPublishing: boolean,
): string {
  const parts = [
    errors > 0 ? `${countNoun(errors, 'problem')} to fix` : '',
    unfinished > 0 ? `${countNoun(unfinished, 'text')} to write before publishing` : '',
    warnings > 0 ? countNoun(warnings, 'warning') : '',
  ].filter(Boolean);
  if (parts.length > 0) return `${parts.join(', ')}.`;
  return forPublishing ? 'The content is ready to be published.' : 'The content is in order.';
}
