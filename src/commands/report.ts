import {
  exceedsLimit,
  hostLines,
  hosts,
  limitUses,
  mediaLine,
  missingSiteMessage,
  siteLines,
} from '../build/report/host-report.ts';
import { measureSite } from '../build/report/measure-site.ts';
import { Refused } from '../core/diagnostics.ts';
import { outputPaths } from '../files/output-paths.ts';
import type { Command } from './command.ts';

export const run: Command<{ host: string }> = async ({ options }, terminal) => {
  const requested = hosts.filter(({ option }) => options.host === undefined || option === options.host);
  if (requested.length === 0)
    throw new Refused(
      `--host is "${options.host}", expected ${hosts.map(({ option }) => option).join(', ')}.`,
    );
  const paths = outputPaths(terminal.root);
  const size = await measureSite(paths.distDir);
  if (!size) throw new Refused(missingSiteMessage);
  const media = size.pictures.count === 0 ? await measureSite(paths.mediaDir) : null;
  terminal.print([...siteLines(size), ...(media ? [mediaLine(media)] : [])].join('\n'));
  for (const host of requested) terminal.print(`\n${hostLines(host, size).join('\n')}`);
  const isTooMuch = requested.some((host) => limitUses(host, size).some(exceedsLimit));
  return options.host !== undefined && isTooMuch ? 1 : 0;
};
