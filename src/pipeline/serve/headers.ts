import type { Site } from '../../model/content.ts';

export type Header = readonly [name: string, value: string];

/** Where the form may post: the page's own origin while the inbox answers, else the configured service. */
export type PolicyInput = { formAction: string };

/**
 * The policy of every page: nothing but what the site's own files need. No `unsafe-*` and no hashes, since no
 * page holds an inline script or style.
 */
export function contentSecurityPolicy({ formAction }: PolicyInput): string[] {
  const formOrigin = formAction.startsWith('/') ? "'self'" : new URL(formAction).origin;
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    `form-action ${formOrigin}`,
    "require-trusted-types-for 'script'",
    // Counts in a header only; a `<meta>` ignores it.
    "frame-ancestors 'none'",
  ];
}

/** Headers of every answer. */
export function siteHeaders(input: PolicyInput): Header[] {
  return [
    ['Content-Security-Policy', contentSecurityPolicy(input).join('; ')],
    ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains; preload'],
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    [
      'Permissions-Policy',
      'accelerometer=(), autoplay=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), ' +
        'magnetometer=(), microphone=(), midi=(), payment=(), usb=(), fullscreen=(self)',
    ],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
  ];
}

const immutable = 'public, max-age=31536000, immutable';
const revalidate = 'public, max-age=0, must-revalidate';

/** Files whose name changes with their content, so a browser may keep them for ever. `path` is without the base. */
export function cacheControl(path: string): string {
  const isFingerprinted =
    /^\/(?:assets|fonts)\//.test(path) ||
    /^\/images\/.+-[0-9a-f]{8}-\d+\.(?:avif|jpg|png)$/.test(path) ||
    /^\/images\/\w+\/index\/[0-9a-f]{8}\//.test(path);
  return isFingerprinted ? immutable : revalidate;
}

/** Where the form of the built site posts, and whether that is the embedded inbox. */
export function formTarget(site: Site, base: string): { action: string; isInbox: boolean } {
  const isInbox = site.form.accessKey === sampleAccessKey;
  return isInbox
    ? { action: `${base}submit`, isInbox }
    : { action: `${site.form.service.replace(/\/+$/, '')}/submit`, isInbox };
}

export const sampleAccessKey = 'sample-access-key';
