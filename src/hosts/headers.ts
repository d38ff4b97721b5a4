import type { Site } from '../content/site-schema.ts';

export type Header = readonly [name: string, value: string];

type PolicyInput = {
  /** Where the form posts: the page's own origin while the inbox answers, else the configured service. */
  action: string;
  /** Where the service leads a visitor on to: browsers hold the rule for forms against each redirect, too. */
  redirects?: readonly string[];
  /** Host the pictures come from, where it is not the site's own. Nothing but pictures and videos is taken from it. */
  pictureOrigin?: string | undefined;
  /** Hash of the one `<style>` that all pages have in common; none by default. */
  styleHash?: string | undefined;
  /**
   * For a server's configuration, which would block the styles of a later build if it had their hash: leaves style sheets
   * to the policy in each page. Without `default-src`, every other rule must be explicit.
   */
  leavesStylesToPages?: boolean;
};

/** The policy of every page: nothing but what the site's own files need. No `unsafe-*`; no inline script, one style. */
export function contentSecurityPolicy({
  action,
  redirects = [],
  pictureOrigin,
  styleHash,
  leavesStylesToPages = false,
}: PolicyInput): string[] {
  const formOrigins = [action, ...redirects].map((address) =>
    address.startsWith('/') ? "'self'" : new URL(address).origin,
  );
  return [
    ...(leavesStylesToPages
      ? ["child-src 'none'", "object-src 'none'", "style-src-attr 'none'"]
      : ["default-src 'none'", `style-src 'self'${styleHash ? ` '${styleHash}'` : ''}`]),
    "script-src 'self'",
    `img-src 'self'${pictureOrigin ? ` ${pictureOrigin}` : ''}`,
    // Captions come from the site itself, as the policy takes them for media, too.
    `media-src 'self'${pictureOrigin ? ` ${pictureOrigin}` : ''}`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    `form-action ${[...new Set(formOrigins)].join(' ')}`,
    "require-trusted-types-for 'script'",
    // No script of ours writes markup, so none needs a policy, and nobody else's may make one.
    "trusted-types 'none'",
    // Counts in a header only; a `<meta>` ignores it.
    "frame-ancestors 'none'",
  ];
}

/** The rules a `<meta>` can carry, for hosts that send no headers of ours. */
export function metaPolicy(input: PolicyInput): string[] {
  return contentSecurityPolicy(input).filter((rule) => !rule.startsWith('frame-ancestors'));
}

/** Everything a browser can be asked to refuse, by the names in https://github.com/w3c/webappsec-permissions-policy. */
const refusedFeatures = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'compute-pressure',
  'cross-origin-isolated',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'sync-xhr',
  'usb',
  'window-management',
  'xr-spatial-tracking',
] as const;

/** The viewer copies a link; the other two are offered by the browser's own controls of a video. */
const usedFeatures = ['clipboard-write', 'fullscreen', 'picture-in-picture'] as const;

/** Headers of every answer: the one table that the local server and every host's file are made from. */
export function siteHeaders(input: PolicyInput): Header[] {
  return [
    ['Content-Security-Policy', contentSecurityPolicy(input).join('; ')],
    // Without `preload`: that is a promise to browsers' lists, hard to take back, and the owner's to make.
    ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'],
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    [
      'Permissions-Policy',
      [
        ...refusedFeatures.map((feature) => `${feature}=()`),
        ...usedFeatures.map((feature) => `${feature}=(self)`),
      ].join(', '),
    ],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    // An object store sends no Cross-Origin-Resource-Policy, so `require-corp` would block its pictures;
    // `credentialless` takes them without cookies (Safari knows no such value and takes them as always).
    ['Cross-Origin-Embedder-Policy', input.pictureOrigin ? 'credentialless' : 'require-corp'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
  ];
}

export const immutable = 'public, max-age=31536000, immutable';
export const revalidate = 'public, max-age=0, must-revalidate';

type ImmutablePath = {
  /** Below the base; regular expressions that JavaScript, PCRE and RE2 read alike. */
  pattern: RegExp;
  /** The same for `_headers` files, which know one `*` per path, as far as that catches no other file of the site's own. */
  globs: string[];
};

/** Files whose name changes with their content, so browsers may keep them forever. */
export const immutablePaths: ImmutablePath[] = [
  { pattern: /^\/assets\//, globs: ['/assets/*'] },
  { pattern: /^\/fonts\//, globs: ['/fonts/*'] },
  // A picture's lasting address is a JPEG or PNG, without a fingerprint.
  { pattern: /^\/images\/.+-[0-9a-f]{8}-[0-9]+\.(?:avif|jpg|png)$/, globs: ['/images/*.avif'] },
  {
    pattern: /^\/images\/.+-[0-9a-f]{8}(?:-[0-9]+)?\.(?:mp4|webm|webp)$/,
    globs: ['/images/*.mp4', '/images/*.webm', '/images/*.webp'],
  },
];

/** How long an answer may be kept. `path` is without the base. */
export function cacheControl(path: string): string {
  return immutablePaths.some(({ pattern }) => pattern.test(path)) ? immutable : revalidate;
}

export type FormTarget = { action: string; redirects: readonly string[]; isInbox: boolean };

/** Where the form of the built site posts and is led on to, and whether that is the embedded inbox. */
export function formTarget(site: Site, base: string): FormTarget {
  const isInbox = site.form.accessKey === sampleAccessKey;
  return isInbox
    ? { action: `${base}submit`, redirects: [], isInbox }
    : {
        action: `${site.form.service.replace(/\/+$/, '')}/submit`,
        // The page of thanks is the site's own.
        redirects: [...(site.form.redirects ?? []), ...(site.form.thanks ? [base] : [])],
        isInbox,
      };
}

export const sampleAccessKey = 'sample-access-key';
