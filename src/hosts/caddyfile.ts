import { withBase } from '../core/routes.ts';
import type { Move } from '../site/moved-addresses.ts';
import { contentTypes } from './content-types.ts';
import {
  immutable,
  readerPaths,
  resourcePolicyHeader,
  revalidate,
  sharedPaths,
  unlistedHeader,
} from './headers.ts';
import { type HostSite, immutablePathsOf, inFolder, picturePattern } from './host-site.ts';

/** A site for Caddy 2, which gets its certificate automatically. */
export function caddyfile(site: HostSite): string {
  return `# Made by: npm run hosts
# Copy the content of dist/ to /var/www/site${site.base}

${snippet(site)}
${site.hostName} {
	root * /var/www/site
	import site
}
`;
}

/**
 * The same for the container: plain HTTP on port 8080, because the proxy in front of it holds the certificate, and nothing
 * that writes to a read-only disk.
 */
export function containerCaddyfile(site: HostSite): string {
  return `# Made by: npm run hosts
# The configuration inside the container that deploy/Containerfile describes.

{
	admin off
	auto_https off
}

${snippet(site)}
:8080 {
	root * /srv/site
	import site
}
`;
}

/** The common part. Headers are a separate snippet, because error pages need them too. */
function snippet(site: HostSite): string {
  const { base, headers, mediaBase, moves, languageFolders } = site;
  const lasting = immutablePathsOf(site)
    .map(({ pattern }) => inFolder(pattern, base))
    .join('|');
  const types = Object.entries(contentTypes)
    .filter(([ending]) => ending !== '.html')
    .map(
      ([ending, type]) =>
        `\t@${ending.slice(1)} path *${ending}\n\theader @${ending.slice(1)} Content-Type "${type}"`,
    )
    .join('\n');
  return `(promises) {
	header {
${headers
  .filter(([name]) => name !== resourcePolicyHeader)
  .map(([name, value]) => `\t\t${name} "${value}"`)
  .join('\n')}
		# Older versions of Caddy send compressed files without it.
		Vary Accept-Encoding
		-Server
		defer
	}
}

(site) {
	import promises
	@lasting path_regexp ${lasting}
	@changing not path_regexp ${lasting}
	header @lasting Cache-Control "${immutable}"
	header @changing Cache-Control "${revalidate}"
	@shared path_regexp ${inFolder(sharedPaths.pattern, base)}
	@own not path_regexp ${inFolder(sharedPaths.pattern, base)}
	header @shared ${resourcePolicyHeader} "${sharedPaths.policy}"
	header @own ${resourcePolicyHeader} "same-origin"

	# Pages for one reader.
	@readers path_regexp ${inFolder(readerPaths.pattern, base)}
	header @readers ${unlistedHeader[0]} "${unlistedHeader[1]}"

	# Set here, because they differ between machines otherwise.
${types}

	@writing not method GET HEAD
	header @writing Allow "GET, HEAD"
	respond @writing 405
${movedElsewhere(base, moves)}${mediaBase ? picturesElsewhere(base, mediaBase) : ''}
	# Text was compressed by the build.
	try_files {path} {path}.html {path}/index.html
	file_server {
		precompressed br gzip
	}
	handle_errors {
		import promises
		# What is missing today may be there tomorrow, whatever its name.
		header Cache-Control "no-store"
		header ${resourcePolicyHeader} "same-origin"
		header Content-Type "${contentTypes['.html']}"
${missingPages(base, languageFolders)}
		file_server {
			precompressed br gzip
		}
	}
}
`;
}

/** Each language has its own 404 page. */
function missingPages(base: string, languageFolders: readonly string[]): string {
  if (languageFolders.length === 0) return `\t\trewrite * ${base}404.html`;
  const own = languageFolders.flatMap((folder) => [
    `\t\t@missing-${folder} path ${base}${folder}/*`,
    `\t\trewrite @missing-${folder} ${base}${folder}/404.html`,
  ]);
  const all = languageFolders.map((folder) => `${base}${folder}/*`).join(' ');
  return [...own, `\t\t@missing not path ${all}`, `\t\trewrite @missing ${base}404.html`].join('\n');
}

function movedElsewhere(base: string, moves: readonly Move[]): string {
  if (moves.length === 0) return '';
  const rules = moves.flatMap(({ from, to }) =>
    ['', '/'].map((end) => `\tredir ${withBase(base, from)}${end} ${withBase(base, to)} permanent\n`),
  );
  return `\n\t# Addresses that moved.\n${rules.join('')}`;
}

function picturesElsewhere(base: string, mediaBase: string): string {
  return `
	# Pictures are on another host; their permanent addresses redirect there.
	@pictures path_regexp pictures ${inFolder(picturePattern, base)}
	redir @pictures ${mediaBase}{re.pictures.1} 302
`;
}
