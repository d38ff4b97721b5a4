import { immutable, immutablePaths } from './headers.ts';
import type { HostSite } from './host-site.ts';

/*
 * Files in dist/ that tell a host how to treat the others: Netlify and Cloudflare Pages read `_headers` and
 * `_redirects`, GitHub Pages reads `CNAME` and `.nojekyll`. Each host ignores the others' files.
 */

/**
 * `_headers`. Files of no rule are revalidated there by default; saying so would make Cloudflare send both values,
 * joined by a comma.
 */
export function headersFile({ base, headers }: HostSite): string {
  const lasting = immutablePaths.flatMap(({ globs }) => globs);
  return [
    `${base}*`,
    ...headers.map(([name, value]) => `  ${name}: ${value}`),
    ...lasting.flatMap((glob) => ['', `${base}${glob.slice(1)}`, `  Cache-Control: ${immutable}`]),
    '',
  ].join('\n');
}

/**
 * `_redirects`: a picture's lasting address keeps working when pictures have a host of their own. Nothing else is
 * redirected: both hosts find `/about` and `/about/`, and answer the rest with 404.html. `null` for no file.
 */
export function redirectsFile({ base, mediaBase }: HostSite): string | null {
  return mediaBase && `${base}images/* ${mediaBase}images/:splat 302\n`;
}

/**
 * `CNAME`: the domain of a GitHub Pages site that has one of its own. A project site in a folder has the domain of its
 * owner's site, and github.io needs none; `null` for those.
 * https://docs.github.com/en/pages/configuring-a-custom-domain-for-your-github-pages-site
 */
export function domainFile({ base, hostName }: HostSite): string | null {
  const isOwn = base === '/' && /[a-z]$/i.test(hostName) && !/(?:^|\.)github\.io$/i.test(hostName);
  return isOwn && hostName.includes('.') ? `${hostName}\n` : null;
}

/** All of them by path in dist/. `.nojekyll` is empty: it says to take every file as it is, `_headers` included. */
export function uploadFiles(site: HostSite): { path: string; bytes: string }[] {
  return [
    { path: '_headers', bytes: headersFile(site) },
    { path: '_redirects', bytes: redirectsFile(site) },
    { path: 'CNAME', bytes: domainFile(site) },
    { path: '.nojekyll', bytes: '' },
  ].flatMap(({ path, bytes }) => (bytes === null ? [] : [{ path, bytes }]));
}
