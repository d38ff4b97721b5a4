import { applicationOfFile } from '../../applications/application-folder.ts';
import { type DevServer, startDevServer } from '../../build/dev/dev-server.ts';
import { readSite } from '../../build/site.ts';
import { type OutputPaths, outputPaths } from '../../files/output-paths.ts';
import { typesetLetter } from '../../resume/resume-pdf.ts';
import { typesetterMissing } from '../../typst/typesetter.ts';
import type { AppliedDrafts } from './drafts.ts';

export type Preview = {
  /** The address of the site with unsaved changes; null until the content is valid for the first time. */
  address: () => string | null;
  show: (written: Pick<AppliedDrafts, 'drafts' | 'moved'>) => Promise<void>;
};

/** Serves the site with unsaved changes. It has a separate port, so that its pages cannot reach the editor. */
export async function startPreview(root: string, port: number, editorOrigin: string): Promise<Preview> {
  const { droppedDir: picturesDir } = outputPaths(root);
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
      const texts = new Map(changed.map(({ file, after }) => [file, after]));
      const unsaved = { texts, picturesDir, moved };
      if (server && next === shown) return;
      shown = next;
      if (server) await server.show(unsaved);
      else server = await startDevServer({ ...options, unsaved });
    },
  };
}

/** Renders a letter as PDF, with unsaved changes; `refused` says why it cannot. */
export async function renderLetter(
  paths: OutputPaths,
  name: string,
  { drafts, moved }: Pick<AppliedDrafts, 'drafts' | 'moved'>,
): Promise<{ pdf: Uint8Array } | { refused: string }> {
  const texts = new Map(drafts.map(({ file, after }) => [file, after]));
  const { value: site } = await readSite(paths, {
    profile: 'dev',
    planOnly: true,
    isDraft: true,
    mayFetch: false,
    unsaved: { texts, picturesDir: paths.droppedDir, moved },
  });
  if (!site) {
    return {
      refused: 'Fix the errors under "Problems" first. A letter can only be created from valid content.',
    };
  }
  if (!site.canTypeset) return { refused: typesetterMissing };
  const letter = site.content.letters.find((each) => each.name === name);
  if (!letter) return { refused: `There is no letter named ${name}.` };
  return { pdf: await typesetLetter(site.content, letter, site.faces) };
}
