import { createRequire } from 'node:module';
import { findNetwork, handleIn, networkSlug, networks, profileAddress } from '../content/networks.ts';
import { type Owner, plainIcon, type RawOwner } from '../content/owner.ts';
import { sha256 } from '../files/hash.ts';
import { assetsFolder } from '../files/output-paths.ts';

/** Font Awesome Free's brand icons as Iconify packs them: inner SVG by name, on a square of 640 units. */
type BrandIcons = { icons: Record<string, { body: string }> };

const require = createRequire(import.meta.url);
const { icons: brands } = require('@iconify-json/fa7-brands/icons.json') as BrandIcons;

/** Further icons: lines on a square of 24 units. */
const ownIcons: Record<string, string> = {
  email: 'M3.5 6h17v12.5h-17zM4 6.5l8 6.5 8-6.5',
  phone:
    'M8.5 4H5.2C4.5 4 4 4.6 4 5.3 4.4 13 11 19.6 18.7 20c.7 0 1.3-.5 1.3-1.2v-3.3l-4.5-1.7-1.8 2.1a12 12 0 0 1-5.6-5.6l2.1-1.8z',
  [plainIcon]:
    'M10 14a4.5 4.5 0 0 0 6.4 0l3-3A4.5 4.5 0 0 0 13 4.6l-1 1M14 10a4.5 4.5 0 0 0-6.4 0l-3 3A4.5 4.5 0 0 0 11 19.4l1-1',
};

/** The owner with every profile as an address, and the icons of their links. */
export function resolveOwner({
  email = '',
  phone = '',
  showPhone,
  profiles = [],
  ...owner
}: RawOwner): Owner {
  const resolved = profiles.map(({ network, address, label }) => {
    const listedNetwork = findNetwork(network);
    const name = networkSlug(network);
    const href = profileAddress(listedNetwork, address) ?? address;
    return {
      name,
      label: label ?? (listedNetwork ? networks[listedNetwork].label : network),
      address: href,
      handle: handleIn(listedNetwork, href),
      icon: iconFor(name),
    };
  });
  const publicPhone = showPhone ? phone : '';
  const icons = [
    ...resolved.map(({ icon }) => icon),
    ...(email ? ['email'] : []),
    ...(publicPhone ? ['phone'] : []),
  ];
  return {
    ...owner,
    email,
    phone: { private: phone, public: publicPhone },
    profiles: resolved,
    icons: linkIcons(icons),
  };
}

/** The name of a network's icon: its brand icon, or that of a plain link. */
function iconFor(network: string): string {
  return Object.hasOwn(brands, network) ? network : plainIcon;
}

/**
 * One SVG with a symbol for each name, and its path below the base. A separate file, because within a page each icon would
 * add half a kilobyte to the HTML and to the script.
 */
function linkIcons(names: readonly string[]): { path: string; bytes: string } {
  const symbols = [...new Set(names)].map((name) => symbol(name));
  const bytes = [
    '<svg xmlns="http://www.w3.org/2000/svg">',
    '  <!-- Brand marks from Font Awesome Free 7 (CC BY 4.0, see /licences.txt). -->',
    ...symbols,
    '</svg>\n',
  ].join('\n');
  const fingerprint = sha256(bytes).slice(0, 8);
  return { path: `${assetsFolder}/links-${fingerprint}.svg`, bytes };
}

function symbol(name: string): string {
  const lines = ownIcons[name];
  // Lines extend a little beyond the square to match the text beside them; wide icons overflow.
  if (lines)
    return `  <symbol id="${name}" viewBox="1.5 1.5 21 21" overflow="visible"><path fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="${lines}"/></symbol>`;
  return `  <symbol id="${name}" viewBox="64 64 512 512" overflow="visible">${brands[name]?.body ?? ''}</symbol>`;
}
