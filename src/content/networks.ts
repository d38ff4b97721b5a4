import { slugify } from '../core/slugify.ts';

/* Networks with personal pages, and the addresses of these pages. */

type Network = {
  /** Its official spelling. */
  label: string;
  /** Address of a person's page; `{}` is replaced by the handle, `{1}` and `{2}` by its groups. */
  page: string;
  /** Pattern of a handle, without a leading @. Default: one word without dots. */
  handle?: RegExp;
  /** Further hosts of its pages besides the host of `page` and its subdomains. */
  hosts?: RegExp;
};

/** Pages of these networks can be on any domain. */
const anyHost = /./;
const usual = /^[\p{L}\p{N}_-]+$/u;
const dotted = /^[\p{L}\p{N}._-]+$/u;

/** By the name of their mark in Font Awesome's brand icons. */
export const networks = {
  github: { label: 'GitHub', page: 'https://github.com/{}' },
  gitlab: { label: 'GitLab', page: 'https://gitlab.com/{}', handle: dotted, hosts: anyHost },
  codeberg: { label: 'Codeberg', page: 'https://codeberg.org/{}' },
  bitbucket: { label: 'Bitbucket', page: 'https://bitbucket.org/{}' },
  linkedin: { label: 'LinkedIn', page: 'https://www.linkedin.com/in/{}' },
  xing: { label: 'XING', page: 'https://www.xing.com/profile/{}' },
  devpost: { label: 'Devpost', page: 'https://devpost.com/{}' },
  'stack-overflow': {
    label: 'Stack Overflow',
    page: 'https://stackoverflow.com/users/{}',
    handle: /^\d+(?:\/[\w-]+)?$/,
  },
  kaggle: { label: 'Kaggle', page: 'https://www.kaggle.com/{}' },
  'hugging-face': { label: 'Hugging Face', page: 'https://huggingface.co/{}' },
  leetcode: { label: 'LeetCode', page: 'https://leetcode.com/u/{}' },
  codepen: { label: 'CodePen', page: 'https://codepen.io/{}' },
  'itch-io': { label: 'itch.io', page: 'https://{}.itch.io', handle: /^[a-z0-9-]+$/i },
  // https://info.orcid.org/what-is-orcid/: four groups of four digits, of which the last may be an X.
  orcid: { label: 'ORCID', page: 'https://orcid.org/{}', handle: /^\d{4}-\d{4}-\d{4}-\d{3}[\dX]$/ },
  'google-scholar': {
    label: 'Google Scholar',
    page: 'https://scholar.google.com/citations?user={}',
    handle: /^[\w-]{12}$/,
    hosts: /^scholar\.google(?:\.[a-z]{2,3}){1,2}$/,
  },
  researchgate: { label: 'ResearchGate', page: 'https://www.researchgate.net/profile/{}' },
  instagram: { label: 'Instagram', page: 'https://www.instagram.com/{}', handle: dotted },
  threads: {
    label: 'Threads',
    page: 'https://www.threads.com/@{}',
    handle: dotted,
    hosts: /^(?:www\.)?threads\.net$/,
  },
  facebook: { label: 'Facebook', page: 'https://www.facebook.com/{}', handle: dotted },
  bluesky: { label: 'Bluesky', page: 'https://bsky.app/profile/{}', handle: /^[\w-]+(?:\.[\w-]+)+$/ },
  'x-twitter': { label: 'X', page: 'https://x.com/{}', hosts: /^(?:www\.|mobile\.)?twitter\.com$/ },
  // The handle names its server: @ada@hachyderm.io.
  mastodon: {
    label: 'Mastodon',
    page: 'https://{2}/@{1}',
    handle: /^([\w.-]+)@([\w-]+(?:\.[\w-]+)+)$/,
    hosts: anyHost,
  },
  youtube: { label: 'YouTube', page: 'https://www.youtube.com/@{}', handle: dotted },
  vimeo: { label: 'Vimeo', page: 'https://vimeo.com/{}' },
  twitch: { label: 'Twitch', page: 'https://www.twitch.tv/{}' },
  tiktok: { label: 'TikTok', page: 'https://www.tiktok.com/@{}', handle: dotted },
  soundcloud: { label: 'SoundCloud', page: 'https://soundcloud.com/{}' },
  bandcamp: { label: 'Bandcamp', page: 'https://{}.bandcamp.com', handle: /^[a-z0-9-]+$/i, hosts: anyHost },
  flickr: { label: 'Flickr', page: 'https://www.flickr.com/people/{}', handle: /^[\w@-]+$/ },
  '500px': { label: '500px', page: 'https://500px.com/p/{}' },
  unsplash: { label: 'Unsplash', page: 'https://unsplash.com/@{}' },
  behance: { label: 'Behance', page: 'https://www.behance.net/{}' },
  dribbble: { label: 'Dribbble', page: 'https://dribbble.com/{}' },
  artstation: { label: 'ArtStation', page: 'https://www.artstation.com/{}' },
  pinterest: {
    label: 'Pinterest',
    page: 'https://www.pinterest.com/{}',
    hosts: /^(?:\w+\.)?pinterest\.[a-z.]+$/,
  },
  medium: { label: 'Medium', page: 'https://medium.com/@{}', handle: dotted, hosts: anyHost },
  substack: { label: 'Substack', page: 'https://{}.substack.com', handle: /^[a-z0-9-]+$/i, hosts: anyHost },
  goodreads: { label: 'Goodreads', page: 'https://www.goodreads.com/{}' },
  letterboxd: { label: 'Letterboxd', page: 'https://letterboxd.com/{}' },
} as const satisfies Record<string, Network>;

type NetworkName = keyof typeof networks;

/** Common other names. */
const otherNames: Partial<Record<string, NetworkName>> = { twitter: 'x-twitter', scholar: 'google-scholar' };

export const networkNames = Object.keys(networks) as NetworkName[];

/** The network with this name in any spelling (`Google Scholar`, `google-scholar`, `X`), or null. */
export function findNetwork(text: string): NetworkName | null {
  const normalized = normalize(text);
  if (Object.hasOwn(otherNames, normalized)) return otherNames[normalized] ?? null;
  return (
    networkNames.find(
      (name) => normalize(name) === normalized || normalize(networks[name].label) === normalized,
    ) ?? null
  );
}

/** A unique name of a network: the name of a listed network, or the text as a slug. */
export function networkSlug(text: string): string {
  return findNetwork(text) ?? slugify(text);
}

/**
 * The address of the page that `text` means: a handle with or without its @, or an address with or without its scheme. Null
 * if it is neither, or an address on another network. For an unlisted network (`name` is null), only an address is valid.
 */
export function profileAddress(name: NetworkName | null, text: string): string | null {
  const input = text.trim();
  if (name && !/^https?:/i.test(input) && networkAt(input) === null) {
    const { page, handle = usual }: Network = networks[name];
    const match = handle.exec(input.replace(/^@/, ''));
    if (match) return page.replaceAll(/\{(\d?)\}/g, (_, group) => match[Number(group || 0)] ?? '');
  }
  const address = asAddress(input);
  if (address === null || name === null) return address;
  const { hostname, pathname } = new URL(address);
  const isFrontPage = pathname === '/' && withoutWww(hostname) === domainOf(name);
  return isOn(name, hostname) && !isFrontPage ? address : null;
}

/** The listed network on whose domain a page is, or null. */
export function networkAt(text: string): NetworkName | null {
  const address = asAddress(text.trim());
  return address === null ? null : networkOf(new URL(address).hostname);
}

/** The handle in the address of a page; of an unlisted network, or in an unusual address, its last part. */
export function handleIn(name: NetworkName | null, address: string): string {
  const place = withoutWww(address.replace(/^https?:\/\//, ''));
  const usualPlace = name && withoutWww(networks[name].page.slice('https://'.length));
  const pattern = usualPlace?.replaceAll(/[.?]/g, '\\$&').replaceAll(/\{\d?\}/g, '([^/?&#]+)');
  const match = pattern ? new RegExp(`^${pattern}`).exec(place) : null;
  // The address of @ada@hachyderm.io begins with the end of the handle.
  if (match) return match.slice(1).reverse().join('@');
  return place.replace(/\/$/, '').split('/').at(-1)?.replace(/^@/, '') ?? '';
}

function networkOf(host: string): NetworkName | null {
  const network = networkNames.find((name) => {
    const { hosts }: Network = networks[name];
    return isSubdomain(host, domainOf(name)) || (hosts !== anyHost && hosts?.test(host));
  });
  return network ?? null;
}

function isOn(name: NetworkName, host: string): boolean {
  const { hosts }: Network = networks[name];
  const network = networkOf(host);
  return network === name || (network === null && hosts === anyHost);
}

/** The domain of a network, `itch.io` of `https://{}.itch.io`; "" for one that has many. */
function domainOf(name: NetworkName): string {
  return /^https:\/\/(?:www\.|\{\d?\}\.?)?([^/]*)/.exec(networks[name].page)?.[1] ?? '';
}

function isSubdomain(host: string, domain: string): boolean {
  return domain !== '' && `.${host}`.endsWith(`.${domain}`);
}

function withoutWww(place: string): string {
  return place.replace(/^www\./, '');
}

/**
 * `text` as an address with its scheme; null if it is not an address. `javascript:` and `data:` addresses are
 * rejected.
 */
function asAddress(text: string): string | null {
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  const isPlain = /^https?:\/\/(?:[\w-]+\.)+[a-z]{2,}(?::\d+)?(?:[/?#][!-~\p{L}\p{N}]*)?$/iu.test(address);
  if (!isPlain) return null;
  try {
    return new URL(address) && address;
  } catch {
    // An invalid port or international name.
    return null;
  }
}

function normalize(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}
