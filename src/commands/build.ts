import { build } from '../build/build.ts';
import { commandHint } from '../core/command-hint.ts';
import { outputPaths } from '../files/output-paths.ts';
import { describeCommand, refuse } from './command.ts';
import { showProgress } from './show-progress.ts';
import { takeBackUnfinished } from './take-back-unfinished.ts';

const usage = `${commandHint('build [--profile publish|fast|dev] [--draft]')}

Builds the site from content/ into dist/, to be published. The profile says how much time to spend on pictures: publish
(smallest files, the default), fast, or dev. With --draft it builds the site as ${commandHint('start')} shows it instead, which
may have pictures without alternative text, and leaves dist/ alone. Look at that one:   ${commandHint('preview --draft')}`;

export const run = describeCommand({
  name: 'build',
  usage,
  options: { profile: { type: 'string' }, draft: { type: 'boolean' } },
  run: async ({ options: { profile = 'publish', draft: isDraft = false } }, terminal) => {
    if (profile !== 'publish' && profile !== 'fast' && profile !== 'dev')
      return refuse(terminal, `--profile is "${profile}", expected publish, fast or dev.`);
    const { root, say } = terminal;
    const startedAt = performance.now();
    await takeBackUnfinished(outputPaths(root).contentDir, terminal);
    const isBuilt = await build({
      root,
      profile,
      isDraft,
      log: say,
      onProgress: showProgress('Pictures', say),
    });
    if (isBuilt)
      say(
        `Built ${isDraft ? 'a draft' : 'dist/'} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`,
      );
    return isBuilt ? 0 : 1;
  },
});
