import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';
import { brandStyles, makeLook } from '../../brand/make-look.ts';
import { faviconSvg } from '../../build/head/icons.ts';
import { quietLogger, withoutTimings } from '../../build/prerender/site-config.ts';
import { engineRoot } from '../../files/output-paths.ts';
import { contentTypeOf } from '../../hosts/content-types.ts';
import type { Header } from '../../hosts/headers.ts';

export type EditorFiles = {
  /** Paths of the script and the stylesheets, from the root. */
  script: string;
  styles: string[];
  /** By path from the root. */
  files: Map<string, ServedFile>;
};

type ServedFile = { bytes: string | Uint8Array; type: string };

/** The editor uses the default colors, not those of the site it edits. */
const defaultLook = makeLook({});
const defaultStyles: Plugin = {
  name: 'default-styles',
  resolveId: (id) => (id === 'virtual:brand.css' ? `\0${id}` : null),
  load: (id) => (id === '\0virtual:brand.css' ? brandStyles(defaultLook) : null),
};

/** Bundles src/editor/page/ in memory; nothing is written to disk. */
export async function bundleEditor(): Promise<EditorFiles> {
  const result = await build({
    configFile: false,
    root: engineRoot,
    publicDir: false,
    customLogger: quietLogger(),
    define: { 'import.meta.env.FOLLOWS_SYSTEM': 'true' },
    plugins: [react(), defaultStyles],
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      // The Content Security Policy blocks `data:` URLs.
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: path.join(engineRoot, 'src/editor/page/main.tsx'),
        checks: withoutTimings,
        output: { entryFileNames: 'editor.js', assetFileNames: 'assets/[name]-[hash][extname]' },
      },
    },
  });
  const { output } = [result].flat()[0] as Rolldown.RolldownOutput;
  const files = output.map((file) => {
    const bytes = file.type === 'chunk' ? file.code : file.source;
    return [`/${file.fileName}`, { bytes, type: contentTypeOf(file.fileName) }] as const;
  });
  const icon = { bytes: faviconSvg(defaultLook), type: contentTypeOf('favicon.svg') };
  return {
    script: '/editor.js',
    styles: output.map(({ fileName }) => `/${fileName}`).filter((name) => name.endsWith('.css')),
    files: new Map<string, ServedFile>([...files, ['/favicon.svg', icon]]),
  };
}

/** The editor's HTML document; its script renders everything. */
export function editorHtml({ script, styles }: Pick<EditorFiles, 'script' | 'styles'>): string {
  const sheets = styles.map((file) => `<link rel="stylesheet" href="${file}">`).join('\n');
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Edit content</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${sheets}
<script type="module" src="${script}"></script>
</head>
<body>
<div id="editor"></div>
<noscript>The editor needs JavaScript. The files in content/ can be edited with any text editor, too.</noscript>
</body>
</html>
`;
}

/** Headers of every response: no other origins, except the preview in a frame. */
export function editorHeaders(previewOrigin: string): Header[] {
  return [
    [
      'Content-Security-Policy',
      [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        `frame-src ${previewOrigin}`,
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
      ].join('; '),
    ],
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    ['Referrer-Policy', 'no-referrer'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Cache-Control', 'no-store'],
  ];
}
