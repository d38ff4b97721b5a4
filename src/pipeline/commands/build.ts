import { build } from '../build.ts';
import { unknownOption } from '../messages/command-messages.ts';
import { outputPaths } from '../output-paths.ts';
import { readCommandLine } from './command-line.ts';
import { showProgress } from './show-progress.ts';
import { takeBackUnfinished } from './take-back-unfinished.ts';

const usage = `npm run build [-- --profile publish|fast|dev]

Builds the site from content/ into dist/. The profile says how much time to spend on pictures: publish (smallest
files, the default), fast, or dev.`;

const { options, unknown } = readCommandLine({ profile: { type: 'string' }, help: { type: 'boolean' } });
const { profile = 'publish', help } = options;
if (help) {
  console.log(usage);
} else if (unknown) {
  console.error(unknownOption(unknown, 'npm run build'));
  process.exitCode = 1;
} else if (profile !== 'publish' && profile !== 'fast' && profile !== 'dev') {
  console.error(`--profile is "${profile}", expected publish, fast or dev.`);
  process.exitCode = 1;
} else {
  const startedAt = performance.now();
  await takeBackUnfinished(outputPaths(process.cwd()).contentDir);
  const { isBuilt } = await build({
    root: process.cwd(),
    profile,
    log: console.log,
    onProgress: showProgress('Pictures'),
  });
  if (isBuilt) console.log(`Built dist/ in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
  else process.exitCode = 1;
}
