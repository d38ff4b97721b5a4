import { basePath } from '../site-address.ts';
import { contentTypes } from './content-types.ts';
import { type Header, immutable, immutablePaths, revalidate } from './headers.ts';

type Options = {
  /** Address of the published site. */
  siteUrl: string;
  headers: Header[];
};

/**
 * `_headers` as Netlify and Cloudflare Pages read it. Files of no rule are revalidated there by default; saying so
 * would make Cloudflare send both values, joined by a comma.
 */
export function headersFile({ siteUrl, headers }: Options): string {
  const base = basePath(siteUrl);
  const lasting = immutablePaths.flatMap(({ globs }) => globs);
  return [
    `${base}*`,
    ...headers.map(([name, value]) => `  ${name}: ${value}`),
    ...lasting.flatMap((glob) => ['', `${base}${glob.slice(1)}`, `  Cache-Control: ${immutable}`]),
    '',
  ].join('\n');
}

/** A site for nginx, to lie in `sites-enabled/` (or `conf.d/`) beside the owner's certificates. */
export function nginxConfig({ siteUrl, headers }: Options): string {
  const base = basePath(siteUrl);
  const types = Object.entries(contentTypes).map(([ending, type]) => [
    ending.slice(1),
    type.split(';', 1)[0],
  ]);
  return `# Made by: npm run hosts
# Put what is in dist/ into /var/www/site${base} and add the two lines of your certificate.

map $uri $cache_of_uri {
  default "${revalidate}";
${immutablePaths.map(({ pattern }) => `  "~${inFolder(pattern, base)}" "${immutable}";`).join('\n')}
}

server {
  listen 443 ssl;
  listen [::]:443 ssl;
  server_name ${new URL(siteUrl).hostname};
  # ssl_certificate     /etc/ssl/site.pem;
  # ssl_certificate_key /etc/ssl/site.key;

  root /var/www/site;
  server_tokens off;
  charset utf-8;
  charset_types text/css text/plain text/javascript text/vcard application/json application/manifest+json application/xml image/svg+xml;
  types {
${types.map(([ending, type]) => `    ${type} ${ending};`).join('\n')}
  }
  # Text was compressed by the build. With the brotli module also:   brotli_static on;
  gzip_static on;
  gzip_vary on;

${headers.map(([name, value]) => `  add_header ${name} "${value}" always;`).join('\n')}
  add_header Cache-Control $cache_of_uri always;

  error_page 404 ${base}404.html;
  location ${base} {
    try_files $uri $uri.html $uri/index.html =404;
  }
}
`;
}

/** A site for Caddy, which fetches its certificate by itself. */
export function caddyfile({ siteUrl, headers }: Options): string {
  const base = basePath(siteUrl);
  const patterns = immutablePaths.map(({ pattern }) => inFolder(pattern, base));
  return `# Made by: npm run hosts
# Put what is in dist/ into /var/www/site${base}

(promises) {
	header {
${headers.map(([name, value]) => `\t\t${name} "${value}"`).join('\n')}
		-Server
	}
}

${new URL(siteUrl).hostname} {
	root * /var/www/site
	import promises
	@lasting path_regexp ${patterns.join('|')}
	@changing not path_regexp ${patterns.join('|')}
	header @lasting Cache-Control "${immutable}"
	header @changing Cache-Control "${revalidate}"

	@writing not method GET HEAD
	respond @writing 405

	# Text was compressed by the build.
	try_files {path} {path}.html {path}/index.html
	file_server {
		precompressed br gzip
	}
	handle_errors {
		import promises
		rewrite * ${base}404.html
		file_server
	}
}
`;
}

/** A pattern of a path below the base, as a pattern of the whole path; without the slashes JavaScript escapes. */
function inFolder(pattern: RegExp, base: string): string {
  return pattern.source.replaceAll('\\/', '/').replace('^/', `^${base}`);
}
