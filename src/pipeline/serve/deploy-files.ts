import type { Site } from '../../model/content.ts';
import { basePath } from '../site-address.ts';
import { formTarget, siteHeaders } from './headers.ts';
import { caddyfile, nginxConfig } from './host-files.ts';

/** Files for servers of one's own, by their path in the project. Hosts with a `_headers` file find theirs in dist/. */
export function deployFiles(site: Site): Map<string, string> {
  const { action: formAction } = formTarget(site, basePath(site.url));
  const options = { siteUrl: site.url, headers: siteHeaders({ formAction }) };
  return new Map([
    ['deploy/nginx.conf', nginxConfig(options)],
    ['deploy/Caddyfile', caddyfile(options)],
  ]);
}
