import { build } from '../build.ts';
import { typed } from '../messages/typed.ts';
import { outputPaths } from '../output-paths.ts';
import { describeCommand, refuse } from './command.ts';
import { showProgress } from './show-progress.ts';
import { takeBackUnfinished } from './take-back-unfinished.ts';

const usage = `${typed('build [--profile publish|fast|dev]')}

Builds the site from content/ into dist/. The profile says how much time to spend on pictures: publish (smallest
files, the default), fast, or dev.`;

export const run = describeCommand({
  name: 'build',
  usage,
  options: { profile: { type: 'string' } },
  run: async ({ options: { profile = 'publish' } }, terminal) => {
    if (profile !== 'publish' && profile !== 'fast' && profile !== 'dev')
      return refuse(terminal, `--profile is "${profile}", expected publish, fast or dev.`);
    const { root, say } = terminal;
    const startedAt = performance.now();
    await takeBackUnfinished(outputPaths(root).contentDir, terminal);
    const isBuilt = await build({ root, profile, log: say, onProgress: showProgress('Pictures', say) });
    if (isBuilt) say(`Built dist/ in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
    return isBuilt ? 0 : 1;
  },
});
