import { randomBytes } from 'node:crypto';
import { bundleEditor } from '../editor/server/bundle-editor.ts';
import { evictOldDrops } from '../editor/server/dropped-pictures.ts';
import * as messages from '../editor/server/editor-messages.ts';
import { createEditorServer } from '../editor/server/editor-server.ts';
import { importPicture } from '../editor/server/import-picture.ts';
import { startPreview } from '../editor/server/preview.ts';
import { createPublisher } from '../editor/server/publisher.ts';
import { setLetterOf } from '../editor/server/set-letter.ts';
import { outputPaths } from '../files/output-paths.ts';
import { localDate } from '../i18n/dates.ts';
import { lookAtPictures } from '../owner/known-pictures.ts';
import { describeCommand, refuse } from './command.ts';
import { badPort, portTaken } from './command-messages.ts';
import { highestPort, readPort } from './read-port.ts';
import { refuseOtherVersion } from './refuse-other-version.ts';
import { takeBackUnfinished } from './take-back-unfinished.ts';
import type { Terminal } from './terminal.ts';

/** The preview takes the port after the editor's. */
const highest = highestPort - 1;

export const run = describeCommand({
  name: 'edit',
  usage: messages.usage,
  options: { port: { type: 'string' } },
  run: async ({ options: { port: written = '5174' } }, terminal) => {
    const port = readPort(written, highest);
    if (!port) return refuse(terminal, badPort(written, highest));
    const refused = await refuseOtherVersion(outputPaths(terminal.root).contentDir, terminal);
    if (refused) return refused;
    try {
      await edit(port, terminal);
      return 0;
    } catch (error) {
      const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!isTaken || !('port' in error)) throw error;
      return refuse(terminal, portTaken(Number(error.port), 'edit', Number(error.port) + 2));
    }
  },
});

async function edit(port: number, terminal: Terminal): Promise<void> {
  const { root } = terminal;
  const paths = outputPaths(root);
  const { contentDir, droppedDir, hashCacheDir: cacheDir } = paths;
  await takeBackUnfinished(contentDir, terminal);
  await evictOldDrops(droppedDir, Date.now());
  const token = randomBytes(24).toString('base64url');
  const origin = `http://localhost:${port}`;
  // Else the bundle below would set it for the whole process, and the preview needs React's development form.
  process.env.NODE_ENV = 'development';
  const preview = await startPreview(root, port + 1, origin);
  const server = createEditorServer({
    ...paths,
    port,
    token,
    preview,
    publisher: createPublisher(root),
    editor: await bundleEditor(),
    previewOrigin: `http://localhost:${port + 1}`,
    importPicture: (bytes, name, folder) =>
      importPicture({ contentDir, droppedDir, cacheDir }, bytes, name, folder),
    typesetLetter: (name, written) => setLetterOf(paths, name, written),
    today: localDate,
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', resolve);
  });
  terminal.say(messages.ready(`${origin}/#key=${token}`));
  // So that the first picture dropped need not wait until all others have been looked at.
  await lookAtPictures(contentDir, cacheDir);
}
