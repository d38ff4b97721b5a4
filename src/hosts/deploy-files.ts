import type { Site } from '../content/site-schema.ts';
import type { Move } from '../site/moved-addresses.ts';
import { caddyfile, containerCaddyfile } from './caddyfile.ts';
import { containerfile } from './containerfile.ts';
import { hostSite } from './host-site.ts';
import { nginxConfig } from './nginx-config.ts';

/** Files for servers of one's own, by their path in the project. Hosts one uploads to find theirs in dist/. */
export function deployFiles(site: Site, moves: readonly Move[] = []): Map<string, string> {
  const host = hostSite(site, moves);
  return new Map([
    ['deploy/nginx.conf', nginxConfig(host)],
    ['deploy/Caddyfile', caddyfile(host)],
    ['deploy/Containerfile', containerfile(host)],
    ['deploy/container.Caddyfile', containerCaddyfile(host)],
  ]);
}
