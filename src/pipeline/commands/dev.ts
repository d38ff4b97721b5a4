import { startDevServer } from '../dev-server.ts';
import { badPort, portTaken } from '../messages/command-messages.ts';
import { outputPaths } from '../output-paths.ts';
import { describeCommand, refuse, runAsProgram } from './command.ts';
import { highestPort, readPort } from './read-port.ts';
import { takeBackUnfinished } from './take-back-unfinished.ts';

const usage = `npm run dev [-- --port 5173]

Serves the site at http://localhost:5173 from the sources: pages are prerendered as in a build, a change of content/
or of the code shows at once, and pictures are encoded when a page asks for them.`;

export const run = describeCommand({
  task: 'npm run dev',
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
      if (!(error instanceof Error) || !('code' in error) || error.code !== 'EADDRINUSE') throw error;
      return refuse(terminal, portTaken(port, 'npm run dev'));
    }
  },
});

await runAsProgram(import.meta.url, run);
