import { unknownOption } from '../messages/command-messages.ts';
import {
  hostLines,
  mediaLine,
  noSite,
  reportUsage,
  siteLines,
  unknownHost,
} from '../messages/report-messages.ts';
import { outputPaths } from '../output-paths.ts';
import { hosts } from '../report/host-limits.ts';
import { isOver, judgeHost } from '../report/judge-host.ts';
import { measureSite } from '../report/measure-site.ts';
import { readCommandLine } from './command-line.ts';

const { options, unknown } = readCommandLine({ host: { type: 'string' }, help: { type: 'boolean' } });
const wanted = hosts.filter(({ option }) => options.host === undefined || option === options.host);
if (options.help) {
  console.log(reportUsage);
} else if (unknown) {
  console.error(unknownOption(unknown, 'npm run report'));
  process.exitCode = 1;
} else if (wanted.length === 0) {
  console.error(unknownHost(options.host ?? ''));
  process.exitCode = 1;
} else {
  await report();
}

async function report() {
  const paths = outputPaths(process.cwd());
  const size = await measureSite(paths.distDir);
  if (!size) {
    console.error(noSite);
    process.exitCode = 1;
    return;
  }
  const media = size.pictures.count === 0 ? await measureSite(paths.mediaDir) : null;
  console.log([...siteLines(size), ...(media ? [mediaLine(media)] : [])].join('\n'));
  for (const host of wanted) console.log(`\n${hostLines(host, size).join('\n')}`);
  const isTooMuch = wanted.some((host) => judgeHost(host, size).some(isOver));
  if (options.host !== undefined && isTooMuch) process.exitCode = 1;
}
