import type { HostSite } from './host-site.ts';

/** By their digests: a tag may mean another image tomorrow. Those of the indexes, which hold every architecture. */
const nodeImage =
  'node:24.21.0-trixie-slim@sha256:8ec5d7557396cfe32d21c3f9c13072355ceab22b584578ca4bb28af31120cffe';
const caddyImage = 'caddy:2-alpine@sha256:5f5c8640aae01df9654968d946d8f1a56c497f1dd5c5cda4cf95ab7c14d58648';

/** The site in a container; its server is configured by `containerCaddyfile`. */
export function containerfile({ base }: HostSite): string {
  return `# Made by: npm run hosts
# The site in a container: built with Node, served by Caddy as nobody, on port 8080, with nothing to write to.
#
#   podman build -f deploy/Containerfile -t portfolio .
#   podman run --rm --read-only --cap-drop=all -p 8080:8080 portfolio
#
# (docker takes the same words.) What stands in front of it holds the certificate.

FROM docker.io/library/${nodeImage} AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --no-audit --no-fund
COPY . .
# Pictures that were encoded and typefaces that were fetched before are kept between builds.
RUN --mount=type=cache,target=/site/.cache/pictures --mount=type=cache,target=/site/.cache/typefaces \\
    npm run hosts && npm run build

FROM docker.io/library/${caddyImage}
# The program may open ports below 1024, and cannot be started where that right is taken away. It needs none of them.
RUN setcap -r /usr/bin/caddy
COPY --from=build /site/deploy/container.Caddyfile /etc/caddy/Caddyfile
COPY --from=build /site/dist /srv/site${base}
USER 65534:65534
EXPOSE 8080
`;
}
