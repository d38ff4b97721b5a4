import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build as viteBuild } from 'vite';

/** Where the control is served; its file is `bare.html`. */
export const control = { path: '/bare', file: 'bare.html' } as const;

/** One heading, prerendered and hydrated: what React costs before a site has said anything. */
export async function writeControl(root: string, folder: string): Promise<void> {
  const work = join(root, '.cache/bench-control');
  await mkdir(work, { recursive: true });
  await writeFile(
    join(work, 'bare.js'),
    "import { createElement as e } from 'react';\nimport { hydrateRoot } from 'react-dom/client';\n" +
      "hydrateRoot(document.body, e('h1', null, 'Bare'));\n",
  );
  process.env.NODE_ENV = 'production';
  await viteBuild({
    configFile: false,
    root: work,
    logLevel: 'error',
    build: {
      outDir: join(folder, 'assets/bare'),
      emptyOutDir: true,
      modulePreload: false,
      rolldownOptions: { input: join(work, 'bare.js'), output: { entryFileNames: 'bare.js' } },
    },
  });
  const [script] = await readdir(join(folder, 'assets/bare'));
  await writeFile(
    join(folder, control.file),
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Bare</title>' +
      '<meta name="description" content="A bare page."><meta name="viewport" content="width=device-width">' +
      `<script type="module" src="/assets/bare/${script}"></script></head><body><h1>Bare</h1></body></html>`,
  );
}
