import { parseArgs } from 'node:util';
import { outputPaths } from '../output-paths.ts';
import { hosts } from '../report/host-limits.ts';
import { isOver, judgeHost } from '../report/judge-host.ts';
import { measureSite } from '../report/measure-site.ts';
import {
  hostLines,
  mediaLine,
  noSite,
  reportUsage,
  siteLines,
  unknownHost,
} from '../report/report-messages.ts';

const { values } = parseArgs({
  options: { host: { type: 'string' }, help: { type: 'boolean', default: false } },
});
const wanted = hosts.filter(({ option }) => values.host === undefined || option === values.host);
if (values.help) {
  console.log(reportUsage);
} else if (wanted.length === 0) {
  console.error(unknownHost(values.host ?? ''));
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
  if (values.host !== undefined && isTooMuch) process.exitCode = 1;
}
