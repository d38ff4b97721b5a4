import { absoluteAddress, withBase } from '../core/routes.ts';
import { escapeHtml } from '../core/text.ts';
import { pageFiles } from '../files/output-paths.ts';
import type { Move } from '../site/moved-addresses.ts';
import { type Header, immutable, resourcePolicyHeader, sharedPaths, unlistedHeader } from './headers.ts';
import { type HostSite, immutablePathsOf } from './host-site.ts';

/*
 * Configuration files for hosts in dist/: Netlify and Cloudflare Pages read `_headers` and
 * `_redirects`, GitHub Pages reads `CNAME` and `.nojekyll`. Each host ignores the others' files.
 */

/**
 * `_headers`. Other files are revalidated by default; with a rule for it, Cloudflare would send both values, joined
 * by a comma. For pictures it sends two policies that way, which browsers ignore, so other sites can show the
 * pictures too. Leaves out rules that would match a file of the owner (`publicFiles`).
 */
function headersFile(site: HostSite, publicFiles: readonly string[] = []): string {
  const { base, headers } = site;
  const matchesOwn = (glob: string) => {
    const [start = '', end = ''] = glob.split('*');
    return publicFiles.some((file) => `/${file}`.startsWith(start) && file.endsWith(end));
  };
  const lasting = immutablePathsOf(site)
    .flatMap(({ globs }) => globs)
    .filter((glob) => !matchesOwn(glob));
  return [
    `${base}*`,
    ...headers.map(([name, value]) => `  ${name}: ${value}`),
    ...lasting.flatMap((glob) => ['', `${base}${glob.slice(1)}`, `  Cache-Control: ${immutable}`]),
    '',
    `${base}${sharedPaths.glob.slice(1)}`,
    `  ${resourcePolicyHeader}: ${sharedPaths.policy}`,
    ...site.readerFolders.flatMap((folder) => ['', `${base}${folder}*`, `  ${unlistedHeader.join(': ')}`]),
    '',
  ].join('\n');
}

/**
 * `_redirects`: for addresses that moved, and for permanent picture addresses if there is a media host. Nothing else needs a
 * redirect: both hosts serve `/about` and `/about/`, and 404.html for the rest. Netlify needs a line for the 404 page of each
 * further language; Cloudflare finds the nearest, and ignores that line. Null for no file. If there is a page at an address, Netlify redirects only with `!`; Cloudflare always redirects, and ignores lines with `!`.
 * https://docs.netlify.com/manage/routing/redirects/rewrites-proxies/#shadowing
 * https://developers.cloudflare.com/pages/configuration/redirects/
 */
function redirectsFile({ base, mediaBase, moves, languageFolders }: HostSite): string | null {
  const lines = moves.flatMap(({ from, to }) =>
    ['301!', '301'].map((status) => `${withBase(base, from)} ${withBase(base, to)} ${status}`),
  );
  if (mediaBase) lines.push(`${base}images/* ${mediaBase}images/:splat 302`);
  for (const folder of languageFolders) lines.push(`${base}${folder}/* ${base}${folder}/404.html 404`);
  return lines.length > 0 ? `${lines.join('\n')}\n` : null;
}

/**
 * `CNAME`: the custom domain of a GitHub Pages site. Null for project sites in a folder, which use the domain of the user
 * site, and for github.io.
 * https://docs.github.com/en/pages/configuring-a-custom-domain-for-your-github-pages-site
 */
function domainFile({ base, hostName }: HostSite): string | null {
  const isOwn = base === '/' && /[a-z]$/i.test(hostName) && !/(?:^|\.)github\.io$/i.test(hostName);
  return isOwn && hostName.includes('.') ? `${hostName}\n` : null;
}

/** Headers of every response, from a `_headers` file of this module. */
export function parseHeadersFile(text: string): Header[] {
  const [everywhere = ''] = text.split('\n\n');
  const lines = everywhere.split('\n').slice(1);
  return lines.map((line) => {
    const [name = '', ...value] = line.trim().split(': ');
    return [name, value.join(': ')];
  });
}

const makers: Record<string, (site: HostSite, publicFiles: readonly string[]) => string | null> = {
  _headers: headersFile,
  _redirects: redirectsFile,
  CNAME: domainFile,
  // Publishes every file unchanged, including `_headers`.
  '.nojekyll': () => '',
};

export const uploadFileNames = Object.keys(makers);

/** All of these files, by path in dist/. */
export function uploadFiles(
  site: HostSite,
  publicFiles: readonly string[] = [],
): { path: string; bytes: string }[] {
  return Object.entries(makers).flatMap(([path, make]) => {
    const bytes = make(site, publicFiles);
    return bytes === null ? [] : [{ path, bytes }];
  });
}

type MovedInput = {
  moves: readonly Move[];
  siteUrl: string;
  base: string;
  language: string;
  direction: 'ltr' | 'rtl';
  /** Title of the page at a path. */
  titleOf: (path: string) => string;
};

/**
 * A page at each address that moved, for hosts without redirects: it redirects at once and names the canonical address for
 * search engines.
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
