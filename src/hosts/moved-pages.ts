import { absoluteAddress, withBase } from '../core/routes.ts';
import { escapeHtml } from '../core/text.ts';
import { pageFiles } from '../files/output-paths.ts';
import type { Move } from '../site/moved-addresses.ts';

type MovedInput = {
  moves: readonly Move[];
  siteUrl: string;
  base: string;
  language: string;
  direction: 'ltr' | 'rtl';
  /** What the page at a path is called. */
  titleOf: (path: string) => string;
};

/**
 * A page at each address that moved, for hosts that cannot redirect: it leads on at once, and tells search engines which
 * address counts.
 */
export function movedPages({ moves, siteUrl, base, language, direction, titleOf }: MovedInput) {
  return moves.flatMap(({ from, to }) => {
    const address = escapeHtml(withBase(base, to));
    const path = to.replace(/#.*/, '');
    const title = escapeHtml(titleOf(path));
    const bytes = `<!DOCTYPE html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'">
<meta http-equiv="refresh" content="0; url=${address}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="canonical" href="${escapeHtml(absoluteAddress(siteUrl, path))}">
<title>${title}</title>
</head>
<body>
<main>
<h1><a href="${address}">${title}</a></h1>
</main>
</body>
</html>
`;
    return pageFiles(from).map((file) => ({ path: file, bytes }));
  });
}
