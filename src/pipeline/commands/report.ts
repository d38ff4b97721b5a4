import {
  hostLines,
  mediaLine,
  noSite,
  reportUsage,
  siteLines,
  unknownHost,
} from '../messages/report-messages.ts';
import { noResumeMade, resumeLines } from '../messages/resume-messages.ts';
import { outputPaths } from '../output-paths.ts';
import { readBackResumes } from '../read-back-resumes.ts';
import { hosts } from '../report/host-limits.ts';
import { isOver, judgeHost } from '../report/judge-host.ts';
import { measureSite } from '../report/measure-site.ts';
import { describeCommand, refuse } from './command.ts';
import { planSite } from './plan-site.ts';
import type { Terminal } from './terminal.ts';

export const run = describeCommand({
  name: 'report',
  usage: reportUsage,
  options: { host: { type: 'string' }, resume: { type: 'boolean' } },
  run: async ({ options }, terminal) => {
    if (options.resume) return reportResume(terminal);
    const wanted = hosts.filter(({ option }) => options.host === undefined || option === options.host);
    if (wanted.length === 0) return refuse(terminal, unknownHost(options.host ?? ''));
    const paths = outputPaths(terminal.root);
    const size = await measureSite(paths.distDir);
    if (!size) return refuse(terminal, noSite);
    const media = size.pictures.count === 0 ? await measureSite(paths.mediaDir) : null;
    terminal.say([...siteLines(size), ...(media ? [mediaLine(media)] : [])].join('\n'));
    for (const host of wanted) terminal.say(`\n${hostLines(host, size).join('\n')}`);
    const isTooMuch = wanted.some((host) => judgeHost(host, size).some(isOver));
    return options.host !== undefined && isTooMuch ? 1 : 0;
  },
});

async function reportResume(terminal: Terminal): Promise<number> {
  const site = await planSite(terminal);
  if (!site) return 1;
  const files = await readBackResumes(site);
  if (files.length === 0) return refuse(terminal, noResumeMade);
  terminal.say(files.map((file) => resumeLines(file).join('\n')).join('\n\n'));
  const isWhole = files.every(({ readers }) =>
    readers.every(({ result }) => !result || result.checks.every(({ isPassed }) => isPassed)),
  );
  return isWhole ? 0 : 1;
}
