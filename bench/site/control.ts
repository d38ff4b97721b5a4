import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';

/** Address of the control. */
export const controlPath = '/bare';

const text = 'A line in the other font.';

const script = `import { createElement as e, Fragment } from 'react';
import { hydrateRoot } from 'react-dom/client';
hydrateRoot(document.body, e(Fragment, null, e('h1', null, 'Bare'), e('p', null, '${text}')));
`;

/**
 * Writes a page with one heading and one line, prerendered and hydrated, with the homepage's styles, fonts and script
 * priorities: what React, the stylesheet and the fonts cost without any content.
 */
export async function writeControl(root: string, folder: string, ownFonts: string[]): Promise<void> {
  const work = join(root, '.cache/bench-control');
  await mkdir(work, { recursive: true });
  await writeFile(join(work, 'bare.js'), script);
  process.env.NODE_ENV = 'production';
  await build({
    configFile: false,
    root: work,
    logLevel: 'error',
    build: {
      outDir: join(folder, 'assets/bare'),
      emptyOutDir: true,
      rolldownOptions: {
        input: join(work, 'bare.js'),
        output: {
          entryFileNames: 'bare.js',
          chunkFileNames: '[name].js',
          codeSplitting: { groups: [{ name: 'react', test: /node_modules/ }] },
        },
      },
    },
  });
  const home = await readFile(join(folder, 'index.html'), 'utf8');
  const links = [...home.matchAll(/<link [^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => /rel="(?:stylesheet|icon)"|as="font"/.test(tag) && !tag.includes('media='));
  const [siteStyles = ''] = /<style>.*?<\/style>/s.exec(home) ?? [];
  const [priority = ''] =
    / fetchpriority="\w+"/i.exec(/<script [^>]*type="module"[^>]*>/.exec(home)?.[0] ?? '') ?? [];
  const scripts = (await readdir(join(folder, 'assets/bare'))).map((name) =>
    name === 'bare.js'
      ? `<script type="module"${priority} src="/assets/bare/${name}"></script>`
      : `<link rel="modulepreload"${priority} href="/assets/bare/${name}">`,
  );
  const styles = ['h1', 'p'].map((element, at) => `${element} { font-family: "${ownFonts[at]}" }`).join(' ');
  await writeFile(
    join(folder, `${controlPath}.html`),
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Bare</title>
<meta name="description" content="A bare page."><meta name="viewport" content="width=device-width">
${[...links, ...scripts].join('')}${siteStyles}<style>${styles}</style></head><body><h1>Bare</h1><p>${text}</p></body></html>`,
  );
}

/** Returns the font families that a built site loads as files. */
export async function readOwnFonts(folder: string): Promise<string[]> {
  const names = (await readdir(join(folder, 'assets'))).filter((name) => name.endsWith('.css'));
  const sheets = await Promise.all(names.map((name) => readFile(join(folder, 'assets', name), 'utf8')));
  const faces = sheets.flatMap((sheet) => sheet.match(/@font-face\s*\{[^}]*\}/g) ?? []);
  const own = faces.filter((face) => face.includes('url('));
  return [...new Set(own.map((face) => /font-family:\s*["']?([^"';}]+)/.exec(face)?.[1] ?? ''))];
}
