import { stat } from 'node:fs/promises';
import { noSite } from '../build/report/host-report.ts';
import { commandHint } from '../core/command-hint.ts';
import { outputPaths } from '../files/output-paths.ts';
import { describeCommand, refuse } from './command.ts';
import { badPort } from './command-messages.ts';
import { highestPort, readPort } from './read-port.ts';
import { serveSite } from './serve-site.ts';

const usage = `${commandHint('preview [--port 4173] [--draft]')}

Serves dist/ as it is at http://localhost:4173, with an inbox that keeps the messages of the contact form in inbox/;
with --draft what ${commandHint('build --draft')} or ${commandHint('start')} made last.`;

export const run = describeCommand({
  name: 'preview',
  usage,
  options: { port: { type: 'string' }, draft: { type: 'boolean' } },
  run: async ({ options: { port: written = '4173', draft: isDraft } }, terminal) => {
    const port = readPort(written);
    if (port === null) return refuse(terminal, badPort(written, highestPort));
    const { distDir, draftDir } = outputPaths(terminal.root);
    const folder = isDraft ? draftDir : distDir;
    const isBuilt = await stat(folder).catch(() => null);
    return isBuilt
      ? serveSite('preview', folder, port, terminal)
      : refuse(
          terminal,
          isDraft ? `There is no draft yet. Build it first:   ${commandHint('build --draft')}` : noSite,
        );
  },
});
