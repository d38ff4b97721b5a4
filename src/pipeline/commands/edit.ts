import { randomBytes } from 'node:crypto';
import { bundleEditor } from '../edit/bundle-editor.ts';
import { forgetOldDrops } from '../edit/dropped-pictures.ts';
import { createEditorServer } from '../edit/editor-server.ts';
import { importPicture } from '../edit/import-picture.ts';
import { startPreview } from '../edit/preview.ts';
import { badPort, portTaken, unknownOption } from '../messages/command-messages.ts';
import * as messages from '../messages/editor-messages.ts';
import { outputPaths } from '../output-paths.ts';
import { lookAtPictures } from '../owner/known-pictures.ts';
import { readCommandLine } from './command-line.ts';
import { highestPort, readPort } from './read-port.ts';
import { takeBackUnfinished } from './take-back-unfinished.ts';

/** The preview takes the port after the editor's. */
const highest = highestPort - 1;

const root = process.cwd();

const { options, words, unknown } = readCommandLine({ port: { type: 'string' }, help: { type: 'boolean' } });
const { port: written = '5174', help } = options;
const port = readPort(written, highest);
const stray = unknown || words[0];

if (help) console.log(messages.usage);
else if (stray) fail(unknownOption(stray, 'npm run edit'));
else if (!port) fail(badPort(written, highest));
else await edit(port).catch(explainTakenPort);

async function edit(port: number): Promise<void> {
  const { contentDir, droppedDir, likenessFile: memoryFile } = outputPaths(root);
  await takeBackUnfinished(contentDir);
  await forgetOldDrops(droppedDir, Date.now());
  const token = randomBytes(24).toString('base64url');
  const origin = `http://localhost:${port}`;
  // Else the bundle below would set it for the whole process, and the preview needs React's development form.
  process.env.NODE_ENV = 'development';
  const preview = await startPreview(root, port + 1, origin);
  const server = createEditorServer({
    contentDir,
    droppedDir,
    port,
    token,
    preview,
    editor: await bundleEditor(root),
    previewOrigin: `http://localhost:${port + 1}`,
    importPicture: (bytes, name, folder) =>
      importPicture({ contentDir, droppedDir, memoryFile }, bytes, name, folder),
    today: () => new Date().toISOString().slice(0, 10),
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', resolve);
  });
  console.log(messages.ready(`${origin}/#key=${token}`));
  // So that the first picture dropped need not wait until all others have been looked at.
  await lookAtPictures(contentDir, memoryFile);
}

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}

function explainTakenPort(error: unknown): void {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  if (!isTaken || !('port' in error)) throw error;
  fail(portTaken(Number(error.port), 'npm run edit', Number(error.port) + 2));
  // What the preview watches would keep the process alive.
  process.exit();
}
