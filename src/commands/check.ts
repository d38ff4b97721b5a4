import { lintPublication } from '../build/lint-site.ts';
import { countErrors, countStopping, formatDiagnostics } from '../core/diagnostics.ts';
import { outputPaths } from '../files/output-paths.ts';
import { countTranslated, formatTranslated } from '../site/languages/count-translated.ts';
import { rememberPublished } from '../site/published-addresses.ts';
import { undoInterrupted } from './change-content.ts';
import type { Command } from './command.ts';

export const run: Command<{ publish: boolean; json: boolean; content: string }> = async (
  { options },
  terminal,
) => {
  const paths = outputPaths(terminal.root);
  const { publish: forPublishing = false, content: contentDir = paths.contentDir } = options;
  await undoInterrupted(contentDir, terminal);
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
  if (forPublishing && errors === 0 && read.entries) {
    const added = await rememberPublished(contentDir, read.entries);
    if (added > 0 && !options.json)
      terminal.print(
        `content/published.txt now has ${added} more ${added === 1 ? 'address' : 'addresses'}. Keep this file with your content.`,
      );
  }
  return errors > 0 ? 1 : 0;
};

function formatSummary(
  { errors, unfinished, warnings }: { errors: number; unfinished: number; warnings: number },
  forPublishing: boolean,
): string {
  const parts = [
    errors > 0 ? `${errors} ${errors === 1 ? 'problem' : 'problems'} to fix` : '',
    unfinished > 0 ? `${unfinished} ${unfinished === 1 ? 'text' : 'texts'} to write before publishing` : '',
    warnings > 0 ? `${warnings} ${warnings === 1 ? 'warning' : 'warnings'}` : '',
  ].filter(Boolean);
  if (parts.length > 0) return `${parts.join(', ')}.`;
  return forPublishing ? 'The content is ready to be published.' : 'The content is in order.';
}
