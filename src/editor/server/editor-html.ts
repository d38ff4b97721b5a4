import type { Header } from '../../hosts/headers.ts';
import type { EditorFiles } from './bundle-editor.ts';

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
