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

const makers: Record<string, (site: HostSite) => string | null> = {
  _headers: headersFile,
  _redirects: redirectsFile,
  CNAME: domainFile,
  // Says to take every file as it is, `_headers` included.
  '.nojekyll': () => '',
};

export const uploadFileNames = Object.keys(makers);

/** All of them by path in dist/. */
export function uploadFiles(site: HostSite): { path: string; bytes: string }[] {
  return Object.entries(makers).flatMap(([path, make]) => {
    const bytes = make(site);
    return bytes === null ? [] : [{ path, bytes }];
  });
}
