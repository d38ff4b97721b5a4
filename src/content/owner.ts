import type { z } from 'zod';
import { addressWithoutScheme } from '../core/text.ts';
import { formatDate, formatDateSpan } from '../i18n/dates.ts';
import { joinParts } from '../i18n/isolate.ts';
import type { Locale } from '../i18n/locale.ts';
import { networkSlug } from './networks.ts';
import type { ownerSchema } from './site-schema.ts';

export type RawOwner = z.infer<typeof ownerSchema>;

export type Owner = Omit<RawOwner, 'email' | 'phone' | 'showPhone' | 'profiles'> & {
  /** `''` for none. */
  email: string;
  phone: Phone;
  /** In the order of the footer. */
  profiles: Profile[];
  /** One SVG with the symbols of all links; `path` is below the site's base. */
  icons: { path: string; bytes: string };
};

/** `''` for none. Only documents that the owner sends to somebody may have `private`. */
type Phone = { private: string; public: string };

/** The owner's page on another site. */
type Profile = {
  /** The network as a slug. */
  name: string;
  label: string;
  address: string;
  /** The owner's name there. */
  handle: string;
  /** The name of its symbol in the owner's `icons`. */
  icon: string;
};

/** The symbol for a link to a network without an icon. */
export const plainIcon = 'link';

/** `label` is null for mail, whose label is a translation. `icon` is a path below the base and a symbol. */
export type OwnerLink = {
  label: string | null;
  href: string;
  icon: string;
  /** Whether the icon is the general one, which does not show where the link leads. */
  isPlain?: true;
};

/** The profiles that `names` chooses, in its order; without `names` all of them. */
export function chooseProfiles({ profiles }: Owner, names: readonly string[] | undefined): Profile[] {
  return names
    ? names.flatMap((name) => profiles.filter((profile) => profile.name === networkSlug(name)))
    : profiles;
}

/** Profiles in the PDF: with location, email and site, they fill the two columns of its contact box. */
export const maxPrintedProfiles = 3;

/** The profiles of the résumé. One imported from elsewhere often repeats the address of this site. */
export function resumeProfiles(
  owner: Owner,
  { links, siteUrl }: { links: readonly string[] | undefined; siteUrl: string },
): Profile[] {
  return chooseProfiles(owner, links).filter(
    ({ address }) => addressWithoutScheme(address) !== addressWithoutScheme(siteUrl),
  );
}

/** `@ada@hachyderm.io` of the owner's first Mastodon profile; "" for none. */
export function fediverseName({ profiles }: Pick<Owner, 'profiles'>): string {
  const handle = profiles.find(({ name }) => name === 'mastodon')?.handle ?? '';
  return handle.includes('@') ? `@${handle}` : '';
}

export function profileLinks({ icons }: Owner, profiles: readonly Profile[]): OwnerLink[] {
  return profiles.map(({ label, address, icon }) => ({
    label,
    href: address,
    icon: `${icons.path}#${icon}`,
    ...(icon === plainIcon ? { isPlain: true } : {}),
  }));
}

/** The link to the owner's phone number; none unless the owner publishes it. */
function phoneLinks({ phone, icons }: Owner): OwnerLink[] {
  return phone.public === ''
    ? []
    : [{ label: phone.public, href: phoneAddress(phone.public), icon: `${icons.path}#phone`, isPlain: true }];
}

/** https://www.rfc-editor.org/rfc/rfc3966 */
export function phoneAddress(phone: string): string {
  const [number = '', extension] = phone.split(/x|ext\.?/);
  const digits = (text: string) => text.replaceAll(/[^\d+]/g, '');
  return `tel:${digits(number)}${extension ? `;ext=${digits(extension)}` : ''}`;
}

/** The link to the owner's mail address; none without an address. */
export function mailLinks({ email, icons }: Owner): OwnerLink[] {
  return email === '' ? [] : [{ label: null, href: `mailto:${email}`, icon: `${icons.path}#email` }];
}

/** The links to the owner's mail address and phone number. */
export function directLinks(owner: Owner): OwnerLink[] {
  return [...mailLinks(owner), ...phoneLinks(owner)];
}

/** A link with the address that paper shows. */
export type PrintedLink = OwnerLink & { address: string };

export function withAddress(link: OwnerLink): PrintedLink {
  const { href, label } = link;
  const address = href.startsWith('tel:')
    ? (label ?? '')
    : addressWithoutScheme(href.replace(/^mailto:/, ''));
  return { ...link, address };
}

type ShownAvailability = { time: string; places: string[]; rightToWork: string };

/** When and where the owner could work; null if they do not say. */
export function describeAvailability(
  { availability }: Pick<RawOwner, 'availability'>,
  locale: Locale,
): ShownAvailability | null {
  if (!availability) return null;
  const { from, until, places = [], remote, rightToWork = '' } = availability;
  const { documents } = locale;
  return {
    time: until
      ? formatDateSpan(from, until, locale)
      : documents.availableFrom({ date: formatDate(from, locale) }),
    places: [...places, ...(remote ? [documents.remote] : [])],
    rightToWork,
  };
}

/** The same as one line; "" if they do not say. */
export function availabilityLine(owner: Pick<RawOwner, 'availability'>, locale: Locale): string {
  const shown = describeAvailability(owner, locale);
  return shown ? joinParts([shown.time, ...shown.places, shown.rightToWork], locale) : '';
}
