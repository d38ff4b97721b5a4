import { parseArgs } from 'node:util';
import { startDevServer } from '../dev-server.ts';

const usage = `npm run dev [-- --port 5173]

Serves the site at http://localhost:5173 from the sources: pages are prerendered as in a build, a change of content/
or of the code shows at once, and pictures are encoded when a page asks for them.`;

const { values } = parseArgs({
  options: { port: { type: 'string', default: '5173' }, help: { type: 'boolean', default: false } },
});

if (values.help) console.log(usage);
else {
  const port = Number(values.port);
  const server = await startDevServer({ root: process.cwd(), port, log: console.log });
  if (server) console.log(`Serving http://localhost:${port}${server.base} from the sources`);
  else process.exitCode = 1;
}
