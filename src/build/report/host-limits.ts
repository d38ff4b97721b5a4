/** What a host allows, as it publishes it. A limit that is left out is none we know of. */
export type HostLimits = {
  name: string;
  /** How the owner names it on the command line. */
  option: string;
  siteBytes?: number;
  fileBytes?: number;
  files?: number;
  /** Files in one folder. */
  folderFiles?: number;
  headerRules?: number;
  /** Characters of one line of `_headers`. */
  headerCharacters?: number;
  /** How text reaches visitors. */
  sends: string;
};

const megabyte = 1_000_000;
const mebibyte = 1_048_576;

/**
 * GitHub Pages, read 2026-11-21: sites of 1 GB at most
 * (https://docs.github.com/en/pages/getting-started-with-github-pages/github-pages-limits), files of 100 MiB at most in
 * a repository (https://docs.github.com/en/repositories/working-with-files/managing-large-files/about-large-files-on-github).
 *
 * Cloudflare Pages, read 2026-11-21 (https://developers.cloudflare.com/pages/platform/limits/): 20,000 files on the free
 * plan (100,000 on paid ones), 25 MiB a file, 100 header rules of 2,000 characters.
 *
 * Netlify, 2026-11-21: 54,000 files in one folder, no limit on the number or the length of all files
 * (https://docs.netlify.com/ tells it where deploys are described; known from others' notes, not read there).
 *
 * A server of one's own has the limits of its disk.
 */
export const hosts: HostLimits[] = [
  {
    name: 'GitHub Pages',
    option: 'github',
    siteBytes: 1000 * megabyte,
    fileBytes: 100 * mebibyte,
    sends: 'gzip, made by the host',
  },
  {
    name: 'Cloudflare Pages',
    option: 'cloudflare',
    files: 20_000,
    fileBytes: 25 * mebibyte,
    headerRules: 100,
    headerCharacters: 2000,
    sends: 'brotli, made by the host',
  },
  { name: 'Netlify', option: 'netlify', folderFiles: 54_000, sends: 'brotli, made by the host' },
  { name: 'nginx, Caddy', option: 'server', sends: 'brotli or gzip, made by the build' },
];
