import type { Site } from '../content/site-schema.ts';
import { thanksPath, withBase } from '../core/routes.ts';

export type Header = readonly [name: string, value: string];

type PolicyInput = {
  /**
   * Where the form posts: a path of the site for the local inbox, else the address of the form service; null without a
   * form.
   */
  action: string | null;
  /** Where the service redirects visitors: browsers apply `form-action` to redirects too. */
  redirects?: readonly string[];
  /** Host of pictures and videos, if it is not the host of the site. */
  pictureOrigin?: string | undefined;
  /** Address of the image that counts visits, if the site has one. */
  countAddress?: string | undefined;
  /** Hash of the one `<style>` that all pages of a language share; none by default. */
  styleHashes?: readonly string[] | undefined;
  /**
   * The policy for the configuration of a server. With a hash of styles, it would block the styles of later builds,
   * so it leaves style sheets to the policy in each page. Without `default-src`, every other rule must be explicit.
   */
  leavesStylesToPages?: boolean;
};

/**
 * The policy of every page allows only what the site's files need: no `unsafe-*`, no inline script, one inline
 * style.
 */
function contentSecurityPolicy({
  action,
  redirects = [],
  pictureOrigin,
  countAddress,
  styleHashes = [],
  leavesStylesToPages = false,
}: PolicyInput): string[] {
  const formOrigins = (action === null ? [] : [action, ...redirects]).map((address) =>
    address.startsWith('/') ? "'self'" : address.startsWith('mailto:') ? 'mailto:' : new URL(address).origin,
  );
  return [
    ...(leavesStylesToPages
      ? ["child-src 'none'", "object-src 'none'", "style-src-attr 'none'"]
      : ["default-src 'none'", ["style-src 'self'", ...styleHashes.map((hash) => `'${hash}'`)].join(' ')]),
    "script-src 'self'",
    `img-src ${["'self'", pictureOrigin, countAddress].filter(Boolean).join(' ')}`,
    // Captions count as media and come from the site.
    `media-src 'self'${pictureOrigin ? ` ${pictureOrigin}` : ''}`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    `form-action ${[...new Set(formOrigins)].join(' ') || "'none'"}`,
    "require-trusted-types-for 'script'",
    // The site's scripts write no markup, so no Trusted Types policy is needed.
    "trusted-types 'none'",
    // Works only as a header; a `<meta>` ignores it.
    "frame-ancestors 'none'",
  ];
}

/** The rules that apply in a `<meta>`, for hosts that do not send the site's headers. */
export function metaPolicy(input: PolicyInput): string[] {
  return contentSecurityPolicy(input).filter((rule) => !rule.startsWith('frame-ancestors'));
}

/** Browser features that the site refuses, by the names in https://github.com/w3c/webappsec-permissions-policy. */
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

/** The lightbox copies a link; the browser's video controls use the other two. */
const usedFeatures = ['clipboard-write', 'fullscreen', 'picture-in-picture'] as const;

/** Headers of every response: the one table for the local server and the files of every host. */
export function siteHeaders(input: PolicyInput): Header[] {
  return [
    ['Content-Security-Policy', contentSecurityPolicy(input).join('; ')],
    // Without `preload`, which is hard to undo; the owner decides.
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
    // An object store or a service sends no Cross-Origin-Resource-Policy, so `require-corp` would block its pictures;
    // `credentialless` loads them without cookies. Safari does not support it and loads them as usual.
    [
      'Cross-Origin-Embedder-Policy',
      input.pictureOrigin || input.countAddress ? 'credentialless' : 'require-corp',
    ],
    [resourcePolicyHeader, 'same-origin'],
  ];
}

export const resourcePolicyHeader = 'Cross-Origin-Resource-Policy';

/** Files that pages of other sites may show: web feed readers show the pictures of feeds. */
export const sharedPaths = { pattern: /^\/images\//, glob: '/images/*', policy: 'cross-origin' };

/**
 * Pages and documents for one reader, in any language: search engines read no `<meta>` in a PDF. The pattern contains no `{2,3}`, because Caddy would read it as a placeholder.
 */
export const readerPaths = { pattern: /^\/(?:[a-z][a-z][a-z]?(?:-[a-z\d]+)*\/)?for\// };
export const unlistedHeader: Header = ['X-Robots-Tag', 'noindex'];

/** The `Cross-Origin-Resource-Policy` of a path below the base. */
export function resourcePolicy(path: string): string {
  return sharedPaths.pattern.test(path) ? sharedPaths.policy : 'same-origin';
}

export const immutable = 'public, max-age=31536000, immutable';
export const revalidate = 'public, max-age=0, must-revalidate';

export type ImmutablePath = {
  /** Path below the base, as a regular expression that JavaScript, PCRE and RE2 understand. */
  pattern: RegExp;
  /** The same for `_headers` files, which allow one `*` per path. A glob must not match other files of the site. */
  globs: string[];
};

/** Files whose name changes with their content, so browsers may cache them forever. */
export const immutablePaths: ImmutablePath[] = [
  { pattern: /^\/assets\//, globs: ['/assets/*'] },
  { pattern: /^\/fonts\//, globs: ['/fonts/*'] },
  // The permanent address of a picture is a JPEG or PNG, without a fingerprint.
  { pattern: /^\/images\/.+-[0-9a-f]{8}-[0-9]+\.(?:avif|jpg|png)$/, globs: ['/images/*.avif'] },
  {
    pattern: /^\/images\/.+-[0-9a-f]{8}(?:-[0-9]+)?\.(?:mp4|webm|webp)$/,
    globs: ['/images/*.mp4', '/images/*.webm', '/images/*.webp'],
  },
];

/** The `Cache-Control` of a path below the base, or below the folder of a further language. */
export function cacheControl(path: string): string {
  const inLanguage = path.replace(/^\/[a-z]{2,3}(?:-[a-z\d]+)*(?=\/(?:assets|fonts)\/)/, '');
  return immutablePaths.some(({ pattern }) => pattern.test(inLanguage)) ? immutable : revalidate;
}

export type FormTarget = { action: string | null; redirects: readonly string[]; isInbox: boolean };

/** Where the form of the built site posts, and whether that is the local inbox, which all languages share. */
export function formTarget({ form }: Pick<Site, 'form'>, base: string, rootBase = base): FormTarget {
  if (!form) return { action: null, redirects: [], isInbox: false };
  const { action, service = '', accessKey, redirects = [], thanks } = form;
  if (!action && accessKey === sampleAccessKey)
    return { action: `${rootBase}submit`, redirects: [], isInbox: true };
  return {
    // Netlify handles posts to any page of the site, and shows that page afterwards.
    action:
      action === 'netlify' ? withBase(base, thanksPath) : (action ?? `${service.replace(/\/+$/, '')}/submit`),
    // The thank-you page is part of the site.
    redirects: [...redirects, ...(thanks ? [base] : [])],
    isInbox: false,
  };
}

export const sampleAccessKey = 'sample-access-key';
