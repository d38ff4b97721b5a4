import { randomBytes } from 'node:crypto';
import { createPublisher } from '../editor/publish/publisher.ts';
import { bundleEditor } from '../editor/server/bundle-editor.ts';
import { evictOldDrops } from '../editor/server/dropped-pictures.ts';
import { createEditorServer } from '../editor/server/editor-server.ts';
import { importPicture } from '../editor/server/import-picture.ts';
import { readKeptTexts } from '../editor/server/kept-drafts.ts';
import { createDocumentMaker } from '../editor/server/make-document.ts';
import { openFolder } from '../editor/server/open-folder.ts';
import { startPreview } from '../editor/server/preview.ts';
import { outputPaths } from '../files/output-paths.ts';
import { errorCode } from '../files/system-errors.ts';
import { localDate } from '../i18n/dates.ts';
import { hashPictures } from '../owner/perceptual-hash.ts';
import { refuseOtherVersion, undoInterrupted } from './change-content.ts';
import { type Command, maxPort, readPort, takenPort } from './command.ts';
import type { Terminal } from './terminal.ts';

export const run: Command<{ port: string }> = async ({ options }, terminal) => {
  // The preview uses the next port.
  const port = readPort(options.port ?? '5174', maxPort - 1);
  await refuseOtherVersion(outputPaths(terminal.root).contentDir);
  try {
    await edit(port, terminal);
    return 0;
  } catch (error) {
    if (errorCode(error) !== 'EADDRINUSE') throw error;
    // The editor's or the preview's.
    const taken = Number((error as { port?: number }).port);
    throw takenPort(taken, 'edit');
  }
};

async function edit(port: number, terminal: Terminal): Promise<void> {
  const { root } = terminal;
  const paths = outputPaths(root);
  const { contentDir, droppedDir, unsavedDir, hashCacheDir: cacheDir } = paths;
  await undoInterrupted(contentDir, terminal);
  await evictOldDrops(droppedDir, Date.now(), await readKeptTexts(unsavedDir));
  const token = randomBytes(24).toString('base64url');
  const origin = `http://localhost:${port}`;
  // The bundle below would set it to production for the whole process; the preview needs React's development build.
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
    makeDocument: createDocumentMaker(),
    openFolder,
    today: localDate,
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', resolve);
  });
  terminal.print(
    `Edit your site at\n\n  ${origin}/#key=${token}\n\nThe address contains a key that changes at each start. Ctrl+C stops the editor.`,
  );
  // Hashes all pictures now, so that the first dropped picture does not have to wait.
  await hashPictures(contentDir, cacheDir);
}
