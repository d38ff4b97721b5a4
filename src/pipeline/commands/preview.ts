import { stat } from 'node:fs/promises';
import { badPort } from '../messages/command-messages.ts';
import { noSite } from '../messages/report-messages.ts';
import { typed } from '../messages/typed.ts';
import { outputPaths } from '../output-paths.ts';
import { describeCommand, refuse } from './command.ts';
import { highestPort, readPort } from './read-port.ts';
import { serveSite } from './serve-site.ts';

const usage = `${typed('preview [--port 4173]')}

Serves dist/ as it is at http://localhost:4173, with an inbox that keeps the messages of the contact form in inbox/.`;

export const run = describeCommand({
  name: 'preview',
  usage,
  options: { port: { type: 'string' } },
  run: async ({ options: { port: written = '4173' } }, terminal) => {
    const port = readPort(written);
    if (port === null) return refuse(terminal, badPort(written, highestPort));
    const isBuilt = await stat(outputPaths(terminal.root).distDir).catch(() => null);
    return isBuilt ? serveSite('preview', port, terminal) : refuse(terminal, noSite);
  },
});
