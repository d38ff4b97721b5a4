import { findNetwork, handleIn, networkSlug, networks, profileAddress } from '../content/networks.ts';
import type { Owner, RawOwner } from '../content/owner.ts';
import { iconFor, linkIcons } from './link-icons.ts';

/** The owner with every profile as an address, and the icons of their links. */
export function resolveOwner({ email = '', profiles = [], ...owner }: RawOwner): Owner {
  const resolved = profiles.map(({ network, address, label }) => {
    const known = findNetwork(network);
    const name = networkSlug(network);
    const href = profileAddress(known, address) ?? address;
    return {
      name,
      label: label ?? (known ? networks[known].label : network),
      address: href,
      handle: handleIn(known, href),
      icon: iconFor(name),
    };
  });
  const icons = [...resolved.map(({ icon }) => icon), ...(email ? ['email'] : [])];
  return { ...owner, email, profiles: resolved, icons: linkIcons(icons) };
}
