import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { lintSite } from '../build/lint-site.ts';
import { toSite } from '../build/site.ts';
import { commandHint } from '../core/command-hint.ts';
import { Refused, refusalFor } from '../core/diagnostics.ts';
import { countNoun } from '../core/text.ts';
import { type ExportTarget, exportSite, exportTargets } from '../export/export-site.ts';
import { outputPaths } from '../files/output-paths.ts';
import { ifThere } from '../files/read-files.ts';
import type { Command } from './command.ts';
import { showProgress } from './terminal.ts';

export const run: Command<{ to: string; drafts: boolean }> = async ({ words, options }, terminal) => {
  const { to: target = '', drafts: keepsDrafts = false } = options;
  if (!Object.hasOwn(exportTargets, target))
    throw new Refused(
      `--to ${target ? `is "${target}"` : 'is missing'}, expected ${Object.keys(exportTargets).join(', ')}, for example:   ${commandHint('export --to hugo')}`,
    );
  const named = words[0] ?? `export-${target}`;
  const folder = path.resolve(words[0] === undefined ? terminal.root : terminal.typedIn, named);
  const present = await ifThere(readdir(folder));
  if (present && present.length > 0)
    throw new Refused(
      `The folder ${named} is not empty. Nothing was written. Choose another folder, or remove this one first:   ${commandHint(`export --to ${target} FOLDER`)}`,
    );
  const paths = outputPaths(terminal.root);
  const linted = await lintSite(paths, { log: terminal.print });
  const { diagnostics, value: site } = await toSite(
    paths,
    { ...linted, translations: [] },
    {
      // Pictures look alike in every profile; this one is the fastest.
      profile: 'dev',
      planOnly: target === 'jsonresume',
      keepsDrafts,
      onProgress: showProgress('Pictures', terminal.print),
      log: terminal.print,
    },
  );
  const { rawContent, sources } = linted.read;
  if (!site || !rawContent) throw refusalFor(diagnostics, 'Nothing was written.');
  const { texts, media } = await exportSite(site, { rawContent, sources }, target as ExportTarget, folder);
  terminal.print(
    `Wrote ${countNoun(texts, 'file')}${media > 0 ? ` and ${countNoun(media, 'picture')}` : ''} to ${named}.${keepsDrafts ? ' Drafts and unlisted content have   draft: true' : ' Drafts and unlisted content were left out.'}`,
  );
  const [first, ...others] = rawContent.site.languages ?? [];
  if (others.length > 0)
    terminal.print(`Only the texts in ${first} were exported, not the texts in ${others.join(', ')}.`);
  return 0;
};
