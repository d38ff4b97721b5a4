import { startDevServer } from '../build/dev/dev-server.ts';
import { commandHint } from '../core/command-hint.ts';
import { outputPaths } from '../files/output-paths.ts';
import { errorCode } from '../files/system-errors.ts';
import { describeCommand, refuse } from './command.ts';
import { badPort, portTaken } from './command-messages.ts';
import { highestPort, readPort } from './read-port.ts';
import { takeBackUnfinished } from './take-back-unfinished.ts';

const usage = `${commandHint('dev [--port 5173]')}

Serves the site at http://localhost:5173 from the sources: pages are prerendered as in a build, a change of content/
or of the code shows at once, and pictures are encoded when a page asks for them.`;

export const run = describeCommand({
  name: 'dev',
  usage,
  options: { port: { type: 'string' } },
  run: async ({ options: { port: written = '5173' } }, terminal) => {
    const port = readPort(written);
    if (port === null) return refuse(terminal, badPort(written, highestPort));
    const { root, say } = terminal;
    await takeBackUnfinished(outputPaths(root).contentDir, terminal);
    try {
      const server = await startDevServer({ root, port, log: say });
      if (!server) return 1;
      say(`Serving http://localhost:${port}${server.base} from the sources`);
      return 0;
    } catch (error) {
      if (errorCode(error) !== 'EADDRINUSE') throw error;
      return refuse(terminal, portTaken(port, 'dev'));
    }
  },
});
