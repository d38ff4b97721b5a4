import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { bundleEditor } from '../edit/bundle-editor.ts';
import { forgetOldDrops } from '../edit/dropped-pictures.ts';
import { createEditorServer } from '../edit/editor-server.ts';
import { importPicture } from '../edit/import-picture.ts';
import * as messages from '../edit/messages.ts';
import { startPreview } from '../edit/preview.ts';
import { outputPaths } from '../output-paths.ts';
import { lookAtPictures } from '../owner/known-pictures.ts';
import { takeBackUnfinished } from './take-back-unfinished.ts';

const root = process.cwd();

async function edit(): Promise<void> {
  const values = readWords();
  if (!values) return fail(messages.usage);
  if (values.help) return console.log(messages.usage);
  const port = Number(values.port);
  // The preview takes the port after it.
  if (!Number.isInteger(port) || port < 1024 || port > 65534) return fail(messages.badPort(values.port));
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

/** What was said on the command line; null when it is not understood. */
function readWords() {
  const options = {
    port: { type: 'string', default: '5174' },
    help: { type: 'boolean', default: false },
  } as const;
  try {
    return parseArgs({ options }).values;
  } catch {
    return null;
  }
}

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}

edit().catch((error: unknown) => {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  if (!isTaken || !('port' in error)) throw error;
  fail(messages.portTaken(Number(readWords()?.port), Number(error.port)));
  process.exit();
});
