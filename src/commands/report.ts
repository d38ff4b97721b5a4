import { hosts } from '../build/report/host-limits.ts';
import { evaluateHost, isOver } from '../build/report/judge-host.ts';
import { measureSite } from '../build/report/measure-site.ts';
import {
  hostLines,
  mediaLine,
  noSite,
  reportUsage,
  siteLines,
  unknownHost,
} from '../build/report/report-messages.ts';
import { outputPaths } from '../files/output-paths.ts';
import { describeCommand, refuse } from './command.ts';

export const run = describeCommand({
  name: 'report',
  usage: reportUsage,
  options: { host: { type: 'string' } },
  run: async ({ options }, terminal) => {
    const wanted = hosts.filter(({ option }) => options.host === undefined || option === options.host);
    if (wanted.length === 0) return refuse(terminal, unknownHost(options.host ?? ''));
    const paths = outputPaths(terminal.root);
    const size = await measureSite(paths.distDir);
    if (!size) return refuse(terminal, noSite);
    const media = size.pictures.count === 0 ? await measureSite(paths.mediaDir) : null;
    terminal.say([...siteLines(size), ...(media ? [mediaLine(media)] : [])].join('\n'));
    for (const host of wanted) terminal.say(`\n${hostLines(host, size).join('\n')}`);
    const isTooMuch = wanted.some((host) => evaluateHost(host, size).some(isOver));
    return options.host !== undefined && isTooMuch ? 1 : 0;
  },
});
