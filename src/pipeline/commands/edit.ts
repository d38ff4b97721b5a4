import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { bundleEditor } from '../edit/bundle-editor.ts';
import { createEditorServer } from '../edit/editor-server.ts';
import * as messages from '../edit/messages.ts';
import { startPreview } from '../edit/preview.ts';
import { outputPaths } from '../output-paths.ts';
import { writeAside } from '../owner/write-aside.ts';

const root = process.cwd();

async function edit(): Promise<void> {
  const { values } = parseArgs({
    options: { port: { type: 'string', default: '5174' }, help: { type: 'boolean', default: false } },
  });
  if (values.help) return console.log(messages.usage);
  const port = Number(values.port);
  // The preview takes the port after it.
  if (!Number.isInteger(port) || port < 1024 || port > 65534) return fail(messages.badPort(values.port));
  const { contentDir } = outputPaths(root);
  const token = randomBytes(24).toString('base64url');
  const origin = `http://localhost:${port}`;
  // Before the bundle: the preview's Vite decides for the process that React runs in its development form.
  const preview = await startPreview(root, port + 1, origin);
  const server = createEditorServer({
    contentDir,
    port,
    token,
    preview,
    editor: await bundleEditor(root),
    previewOrigin: `http://localhost:${port + 1}`,
    writeFile: (file, text) => writeAside(path.join(contentDir, ...file.split('/')), text),
    importPicture: async (bytes, name, folder) =>
      (await import('../edit/import-picture.ts')).importPicture(contentDir, bytes, name, folder),
    today: () => new Date().toISOString().slice(0, 10),
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', resolve);
  });
  console.log(messages.ready(`${origin}/#key=${token}`));
}

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}

edit().catch((error: unknown) => {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  if (!isTaken || !('port' in error)) throw error;
  fail(messages.portTaken(Number(error.port)));
  process.exit();
});
