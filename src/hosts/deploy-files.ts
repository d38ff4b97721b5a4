import type { Site } from '../content/site-schema.ts';
import type { Move } from '../site/moved-addresses.ts';
import { caddyfile, containerCaddyfile } from './caddyfile.ts';
import type { HostSite } from './host-site.ts';
import { hostSite } from './host-site.ts';
import { nginxConfig } from './nginx-config.ts';

/** Configuration for your own server, by path in the project. Files for upload hosts are in dist/. */
export function deployFiles(site: Site, moves: readonly Move[] = []): Map<string, string> {
  const host = hostSite(site, moves);
  return new Map([
    ['deploy/nginx.conf', nginxConfig(host)],
    ['deploy/Caddyfile', caddyfile(host)],
    ['deploy/Containerfile', containerfile(host)],
    ['deploy/container.Caddyfile', containerCaddyfile(host)],
  ]);
}

/** With digests of multi-platform indexes, because a tag can change. */
const nodeImage =
  'node:24.21.0-trixie-slim@sha256:8ec5d7557396cfe32d21c3f9c13072355ceab22b584578ca4bb28af31120cffe';
const caddyImage = 'caddy:2-alpine@sha256:5f5c8640aae01df9654968d946d8f1a56c497f1dd5c5cda4cf95ab7c14d58648';

/** The site in a container; its server is configured by `containerCaddyfile`. */
function containerfile({ base }: HostSite): string {
  return `# Made by: npm run hosts
# The site in a container: built with Node, served by Caddy as user nobody on port 8080, read-only.
#
#   podman build -f deploy/Containerfile -t portfolio .
#   podman run --rm --read-only --cap-drop=all -p 8080:8080 portfolio
#
# (docker takes the same arguments.) The proxy in front of it holds the certificate.

FROM docker.io/library/${nodeImage} AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --no-audit --no-fund
COPY . .
# Encoded pictures and downloaded typefaces are kept between builds.
RUN --mount=type=cache,target=/site/.cache/pictures --mount=type=cache,target=/site/.cache/typefaces \\
    npm run hosts && npm run build

FROM docker.io/library/${caddyImage}
# The program has the capability to open ports below 1024 and cannot start without it. It does not need it.
RUN setcap -r /usr/bin/caddy
COPY --from=build /site/deploy/container.Caddyfile /etc/caddy/Caddyfile
COPY --from=build /site/dist /srv/site${base}
USER 65534:65534
EXPOSE 8080
`;
}
