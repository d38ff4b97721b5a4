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

/** Text types to which nginx adds the character set; for HTML it does so by default. */
const textTypes = Object.values(contentTypes)
  .filter((type) => type.includes('charset') && !type.startsWith('text/html'))
  .map(mediaType);

/**
 * Configuration for nginx 1.18 or newer, for `sites-enabled/` or `conf.d/`. A map sets `Cache-Control`, because a `location` with
 * its own headers would drop those of the server.
 */
export function nginxConfig(site: HostSite): string {
  const { hostName, base, headers, mediaBase, moves, languageFolders } = site;
  return `# Made by: npm run hosts
# Copy the content of dist/ to /var/www/site${base}, and write the paths of your certificate into the two lines below.

# By status first, because a missing file may exist tomorrow, even one with a fingerprint.
map $status $cache_of_answer {
  "~^(?:200|206|304)$" $cache_of_uri;
  default "no-store";
}

map $uri $cache_of_uri {
  default "${revalidate}";
${immutablePathsOf(site)
  .map(({ pattern }) => `  "~${inFolder(pattern, base)}" "${immutable}";`)
  .join('\n')}
}

map $uri $resource_policy {
  default "same-origin";
  "~${inFolder(sharedPaths.pattern, base)}" "${sharedPaths.policy}";
}

# Pages for one reader. nginx sends no header without a value.
map $uri $robots {
  default "";
  "~${inFolder(readerPaths.pattern, base)}" "${unlistedHeader[1]}";
}

# The 404 page in the language of the address, also of files that are never sent.
map $uri $missing_page {
  default "${base}404.html";
${languageFolders
  .map((folder) => `  "~${inFolder(new RegExp(`^/${folder}/`), base)}" "${base}${folder}/404.html";\n`)
  .join('')}}

map $request_method $allowed_methods {
  default "GET, HEAD";
  GET "";
  HEAD "";
}

server {
  listen 80;
  listen [::]:80;
  server_name ${hostName};
  server_tokens off;
  return 301 https://${hostName}$request_uri;
}

server {
  # From nginx 1.25.1 on, you can write "http2" on its own line:   http2 on;
  listen 443 ssl http2;
  listen [::]:443 ssl http2;
  server_name ${hostName};
  ssl_certificate     /etc/ssl/site.pem;
  ssl_certificate_key /etc/ssl/site.key;
  ssl_protocols TLSv1.2 TLSv1.3;

  root /var/www/site;
  server_tokens off;
  charset utf-8;
  charset_types ${[...new Set(textTypes)].join(' ')};
  types {
${Object.entries(contentTypes)
  .map(([ending, type]) => `    ${mediaType(type)} ${ending.slice(1)};`)
  .join('\n')}
  }
  # Text was compressed by the build. nginx sends the .gz files by itself. For the smaller .br files, install the
  # brotli module (Debian: libnginx-mod-http-brotli-static) and uncomment the next line.
  # brotli_static on;
  gzip_static on;
  gzip_vary on;

${headers
  .map(([name, value]) => {
    const written = name === resourcePolicyHeader ? '$resource_policy' : value;
    return `  add_header ${name} "${written}" always;`;
  })
  .join('\n')}
  add_header Cache-Control $cache_of_answer always;
  add_header Allow $allowed_methods always;
  add_header ${unlistedHeader[0]} $robots always;

  error_page 404 $missing_page;
  if ($allowed_methods) {
    return 405;
  }
${movedElsewhere(base, moves)}${mediaBase ? picturesElsewhere(base, mediaBase) : ''}  # Files for other hosts, and compressed files by their own names.
  location ~ (?:/_headers|/_redirects|/CNAME|/\\.nojekyll|\\.gz|\\.br)$ {
    return 404;
  }

  location ${base} {
    try_files $uri $uri.html $uri/index.html =404;
  }
}
`;
}

function movedElsewhere(base: string, moves: readonly Move[]): string {
  if (moves.length === 0) return '';
  const rules = moves.map(({ from, to }) => {
    const address = withBase(base, to);
    // The query string precedes the fragment.
    const target = address.includes('#') ? address.replace('#', '$is_args$args#') : `${address}$is_args$args`;
    return ['', '/'].map((end) => `  location = ${withBase(base, from)}${end} { return 301 ${target}; }\n`);
  });
  return `  # Addresses that moved.\n${rules.flat().join('')}\n`;
}

function picturesElsewhere(base: string, mediaBase: string): string {
  return `  # Pictures are on another host; their permanent addresses redirect there.
  rewrite ${inFolder(picturePattern, base)} ${mediaBase}$1 redirect;
`;
}

function mediaType(type: string): string {
  return type.split(';', 1)[0] ?? type;
}
