import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { writeLooksSheet } from './looks-sheet.ts';

const usage = `npm run screenshots [-- --update] [-- name…]
npm run screenshots -- --looks

Takes screenshots of the built site (npm run build -- --profile fast) and writes them to screenshots/: every page on a desktop
in the light theme and on a phone in the dark theme, a few at other widths, states such as the open lightbox, and a
generated site with extreme content. A name selects the screenshots that start with it: home, about-375. Screenshots
that differ from their references fail, as in npm run test:full; --update stores them as the new references. --looks writes
docs/images/looks.jpg instead, the homepage in each look, and downloads the typefaces that it needs.`;

const { values, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    update: { type: 'boolean', default: false },
    looks: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) console.log(usage);
else if (values.looks) await writeLooksSheet();
else {
  const chosen = names.length > 0 ? ['-g', `shows (?:${names.join('|')})\\S* as`] : [];
  const snapshots = `--update-snapshots=${values.update ? 'all' : 'none'}`;
  const cli = 'node_modules/@playwright/test/cli.js';
  const { status } = spawnSync(process.execPath, [cli, 'test', 'visual.long.spec.ts', snapshots, ...chosen], {
    stdio: 'inherit',
    env: { ...process.env, PORTFOLIO_FULL: '1' },
  });
  process.exitCode = status ?? 1;
}
