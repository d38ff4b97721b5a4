import { withBase } from '../core/routes.ts';
import { immutable, immutablePaths } from './headers.ts';
import type { HostSite } from './host-site.ts';

/*
 * Files in dist/ that tell a host how to treat the others: Netlify and Cloudflare Pages read `_headers` and
 * `_redirects`, GitHub Pages reads `CNAME` and `.nojekyll`. Each host ignores the others' files.
 */

/**
 * `_headers`. Files of no rule are revalidated there by default; saying so would make Cloudflare send both values,
 * joined by a comma. What would keep a file of the owner's own (`publicFiles`) for ever is left out.
 */
export function headersFile({ base, headers }: HostSite, publicFiles: readonly string[] = []): string {
  const catchesOwn = (glob: string) => {
    const [start = '', end = ''] = glob.split('*');
    return publicFiles.some((file) => `/${file}`.startsWith(start) && file.endsWith(end));
  };
  const lasting = immutablePaths.flatMap(({ globs }) => globs).filter((glob) => !catchesOwn(glob));
  return [
    `${base}*`,
    ...headers.map(([name, value]) => `  ${name}: ${value}`),
    ...lasting.flatMap((glob) => ['', `${base}${glob.slice(1)}`, `  Cache-Control: ${immutable}`]),
    '',
  ].join('\n');
}

/**
 * `_redirects`: addresses that moved lead on, and a picture's lasting address keeps working when pictures have a host of
 * their own. Nothing else is redirected: both hosts find `/about` and `/about/`, and answer the rest with 404.html.
 * `null` for no file. Where a page stands at an address, Netlify redirects with `!` alone; Cloudflare always does, knows
 * no `!`, and passes over such a line.
 * https://docs.netlify.com/manage/routing/redirects/rewrites-proxies/#shadowing
 * https://developers.cloudflare.com/pages/configuration/redirects/
 */
export function redirectsFile({ base, mediaBase, moves }: HostSite): string | null {
  const lines = moves.flatMap(({ from, to }) =>
    ['301!', '301'].map((status) => `${withBase(base, from)} ${withBase(base, to)} ${status}`),
  );
  if (mediaBase) lines.push(`${base}images/* ${mediaBase}images/:splat 302`);
  return lines.length > 0 ? `${lines.join('\n')}\n` : null;
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

const makers: Record<string, (site: HostSite, publicFiles: readonly string[]) => string | null> = {
  _headers: headersFile,
  _redirects: redirectsFile,
  CNAME: domainFile,
  // Says to take every file as it is, `_headers` included.
  '.nojekyll': () => '',
};

export const uploadFileNames = Object.keys(makers);

/** All of them by path in dist/. */
export function uploadFiles(
  site: HostSite,
  publicFiles: readonly string[] = [],
): { path: string; bytes: string }[] {
  return Object.entries(makers).flatMap(([path, make]) => {
    const bytes = make(site, publicFiles);
    return bytes === null ? [] : [{ path, bytes }];
  });
}
