import { applicationOfFile } from '../../applications/application-folder.ts';
import { type DevServer, startDevServer } from '../../build/dev/dev-server.ts';
import { outputPaths } from '../../files/output-paths.ts';
import { type AppliedDrafts, unsavedOf } from './drafts.ts';

export type Preview = {
  /** The address of the site with unsaved changes; null until the content is valid for the first time. */
  address: () => string | null;
  show: (written: Pick<AppliedDrafts, 'drafts' | 'moved'>) => Promise<void>;
};

/** Serves the site with unsaved changes. It has a separate port, so that its pages cannot reach the editor. */
export async function startPreview(root: string, port: number, editorOrigin: string): Promise<Preview> {
  const { droppedDir } = outputPaths(root);
  // The editor shows the problems.
  const options = { root, port, log: () => {}, framedBy: editorOrigin };
  let server: DevServer | null = await startDevServer(options);
  let shown = '[]';
  return {
    address: () => server && `http://localhost:${port}${server.base}`,
    async show({ drafts, moved }) {
      const changed = drafts.filter(
        ({ file, before, after }) => before !== after && applicationOfFile(file) === null,
      );
      const next = JSON.stringify(changed.map(({ file, after }) => [file, after]));
      const unsaved = unsavedOf({ drafts: changed, moved }, droppedDir);
      if (server && next === shown) return;
      shown = next;
      if (server) await server.show(unsaved);
      else server = await startDevServer({ ...options, unsaved });
    },
  };
}
