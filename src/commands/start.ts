import { build } from '../build/build.ts';
import { commandHint } from '../core/command-hint.ts';
import { outputPaths } from '../files/output-paths.ts';
import { describeCommand, refuse } from './command.ts';
import { badPort } from './command-messages.ts';
import { highestPort, readPort } from './read-port.ts';
import { serveSite } from './serve-site.ts';
import { showProgress } from './show-progress.ts';
import { takeBackUnfinished } from './take-back-unfinished.ts';

const usage = `${commandHint('start [--port 4173]')}

Builds the site to look at and serves it at http://localhost:4173, with an inbox that keeps the messages of the contact
form in inbox/. Pictures that have no alternative text yet are marked. dist/, which is published, stays as it is: that is
what ${commandHint('build')} makes and ${commandHint('preview')} serves.`;

export const run = describeCommand({
  name: 'start',
  usage,
  options: { port: { type: 'string' } },
  run: async ({ options: { port: written = '4173' } }, terminal) => {
    const port = readPort(written);
    if (port === null) return refuse(terminal, badPort(written, highestPort));
    const { root, say } = terminal;
    await takeBackUnfinished(outputPaths(root).contentDir, terminal);
    const onProgress = showProgress('Pictures', say);
    const isBuilt = await build({ root, profile: 'fast', isDraft: true, log: say, onProgress });
    return isBuilt ? serveSite('start', outputPaths(root).draftDir, port, terminal) : 1;
  },
});
