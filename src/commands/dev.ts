import { startDevServer } from '../build/dev/dev-server.ts';
import { outputPaths } from '../files/output-paths.ts';
import { errorCode } from '../files/system-errors.ts';
import { undoInterrupted } from './change-content.ts';
import { type Command, readPort, takenPort } from './command.ts';

export const run: Command<{ port: string }> = async ({ options }, terminal) => {
  const port = readPort(options.port ?? '5173');
  const { root, print } = terminal;
  await undoInterrupted(outputPaths(root).contentDir, terminal);
  try {
    const server = await startDevServer({ root, port, log: print });
    if (!server) return 1;
    print(`Serving http://localhost:${port}${server.base} from the sources`);
    return 0;
  } catch (error) {
    if (errorCode(error) !== 'EADDRINUSE') throw error;
    throw takenPort(port, 'dev');
  }
};
