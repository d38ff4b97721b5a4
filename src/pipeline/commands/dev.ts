import { startDevServer } from '../dev-server.ts';
import { badPort, portTaken, unknownOption } from '../messages/command-messages.ts';
import { outputPaths } from '../output-paths.ts';
import { readCommandLine } from './command-line.ts';
import { readPort } from './read-port.ts';
import { takeBackUnfinished } from './take-back-unfinished.ts';

const usage = `npm run dev [-- --port 5173]

Serves the site at http://localhost:5173 from the sources: pages are prerendered as in a build, a change of content/
or of the code shows at once, and pictures are encoded when a page asks for them.`;

const { options, unknown } = readCommandLine({ port: { type: 'string' }, help: { type: 'boolean' } });
const { port: written = '5173', help } = options;
const port = readPort(written);

if (help) console.log(usage);
else if (unknown) fail(unknownOption(unknown, 'npm run dev'));
else if (port === null) fail(badPort(written));
else await serve(port);

async function serve(wanted: number): Promise<void> {
  await takeBackUnfinished(outputPaths(process.cwd()).contentDir);
  try {
    const server = await startDevServer({ root: process.cwd(), port: wanted, log: console.log });
    if (server) console.log(`Serving http://localhost:${wanted}${server.base} from the sources`);
    else process.exitCode = 1;
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || error.code !== 'EADDRINUSE') throw error;
    fail(portTaken(wanted, 'npm run dev'));
    // What watches the sources would keep the process alive.
    process.exit();
  }
}

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}
