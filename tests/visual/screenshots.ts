import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const usage = `npm run screenshots [-- --update] [-- name…]

Photographs the built site (npm run build first) in screenshots/: every page on a desktop in the light theme and on a
phone in the dark one, a few at other widths, states such as the open overlay, and a site of extreme content that is built
for it. Names select shots that begin so, as in home or about-375. What looks otherwise than its small reference is told, as by npm run test:full;
--update stores it as the new reference.`;

const { values, positionals: names } = parseArgs({
  allowPositionals: true,
  options: { update: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
});

if (values.help) console.log(usage);
else {
  const chosen = names.length > 0 ? ['-g', ` (?:${names.join('|')})\\S* looks`] : [];
  const snapshots = `--update-snapshots=${values.update ? 'all' : 'none'}`;
  const cli = 'node_modules/@playwright/test/cli.js';
  const { status } = spawnSync(process.execPath, [cli, 'test', 'visual.long.spec.ts', snapshots, ...chosen], {
    stdio: 'inherit',
    env: { ...process.env, PORTFOLIO_FULL: '1' },
  });
  process.exitCode = status ?? 1;
}
