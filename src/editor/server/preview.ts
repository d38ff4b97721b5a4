import { type DevServer, startDevServer } from '../../build/dev/dev-server.ts';
import { outputPaths } from '../../files/output-paths.ts';
import type { Written } from './drafts.ts';

export type Preview = {
  /** The address of the site with everything that is being written; null until the content is in order once. */
  address: () => string | null;
  show: (written: Pick<Written, 'drafts' | 'moved'>) => Promise<void>;
};

/** The site as it will be, on a port of its own, so that no page of it can reach the editor. */
export async function startPreview(root: string, port: number, editorOrigin: string): Promise<Preview> {
  const { droppedDir: picturesDir } = outputPaths(root);
  // What is wrong stands in the editor, at its field.
  const options = { root, port, log: () => {}, framedBy: editorOrigin };
  let server: DevServer | null = await startDevServer(options);
  let shown = '[]';
  return {
    address: () => server && `http://localhost:${port}${server.base}`,
    async show({ drafts, moved }) {
      const changed = drafts.filter(({ before, after }) => before !== after);
      const next = JSON.stringify(changed.map(({ file, after }) => [file, after]));
      const texts = new Map(changed.map(({ file, after }) => [file, after]));
      const unsaved = { texts, picturesDir, moved };
      if (server && next === shown) return;
      shown = next;
      if (server) await server.show(unsaved);
      else server = await startDevServer({ ...options, unsaved });
    },
  };
}
