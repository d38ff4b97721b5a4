import {
  hostLines,
  hosts,
  isOver,
  limitUses,
  mediaLine,
  noSite,
  siteLines,
} from '../build/report/host-report.ts';
import { measureSite } from '../build/report/measure-site.ts';
import { commandHint } from '../core/command-hint.ts';
import { outputPaths } from '../files/output-paths.ts';
import { describeCommand, refuse } from './command.ts';

const hostOptions = hosts.map(({ option }) => option);

const usage = `${commandHint(`report [--host ${hostOptions.join('|')}]`)}

Measures dist/ and compares it with the limits of hosts. With --host, compares it with that host only, and fails if the
site does not fit there.`;

export const run = describeCommand({
  name: 'report',
  usage,
  options: { host: { type: 'string' } },
  run: async ({ options }, terminal) => {
    const wanted = hosts.filter(({ option }) => options.host === undefined || option === options.host);
    if (wanted.length === 0) {
      return refuse(terminal, `--host is "${options.host}", expected ${hostOptions.join(', ')}.`);
    }
    const paths = outputPaths(terminal.root);
    const size = await measureSite(paths.distDir);
    if (!size) return refuse(terminal, noSite);
    const media = size.pictures.count === 0 ? await measureSite(paths.mediaDir) : null;
    terminal.say([...siteLines(size), ...(media ? [mediaLine(media)] : [])].join('\n'));
    for (const host of wanted) terminal.say(`\n${hostLines(host, size).join('\n')}`);
    const isTooMuch = wanted.some((host) => limitUses(host, size).some(isOver));
    return options.host !== undefined && isTooMuch ? 1 : 0;
  },
});
