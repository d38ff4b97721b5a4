import { describe, expect, it } from 'vitest';
import {
  findNetwork,
  handleIn,
  networkAt,
  networkNames,
  profileAddress,
} from '../../src/content/networks.ts';

const pageOf = (network: string, text: string) => profileAddress(findNetwork(network), text);

describe('a profile', () => {
  it.each([
    ['GitHub', '@ada', 'https://github.com/ada'],
    ['github', 'github.com/ada', 'https://github.com/ada'],
    ['github', 'https://www.github.com/ada/', 'https://www.github.com/ada/'],
    ['mastodon', '@ada@hachyderm.io', 'https://hachyderm.io/@ada'],
    ['Mastodon', 'hachyderm.io/@ada', 'https://hachyderm.io/@ada'],
    ['bluesky', '@ada.bsky.social', 'https://bsky.app/profile/ada.bsky.social'],
    ['ORCID', '0000-0002-1825-0097', 'https://orcid.org/0000-0002-1825-0097'],
    ['Google Scholar', 'AbCdEfGhIjKl', 'https://scholar.google.com/citations?user=AbCdEfGhIjKl'],
    ['google-scholar', 'scholar.google.ca/citations?user=A', 'https://scholar.google.ca/citations?user=A'],
    ['itch.io', 'ada', 'https://ada.itch.io'],
    ['itch.io', 'ada.itch.io', 'https://ada.itch.io'],
    ['Twitter', 'twitter.com/ada', 'https://twitter.com/ada'],
    ['instagram', 'ada.quill', 'https://www.instagram.com/ada.quill'],
    ['stack overflow', '42/ada', 'https://stackoverflow.com/users/42/ada'],
    ['linkedin', 'ca.linkedin.com/in/ada', 'https://ca.linkedin.com/in/ada'],
    ['gitlab', 'https://gitlab.gnome.org/ada', 'https://gitlab.gnome.org/ada'],
    ['medium', 'https://blog.ada-quill.ca', 'https://blog.ada-quill.ca'],
    ['My choir', 'choir.example.org/people/ada', 'https://choir.example.org/people/ada'],
  ])('on %s written as %s is %s', (network, text, address) => {
    expect(pageOf(network, text)).toBe(address);
  });

  it.each([
    ['github', 'https//github.com/ada'],
    ['github', 'ada quill'],
    ['github', 'github.com'],
    ['github', 'gitlab.com/ada'],
    ['github', 'https://ada-quill.ca'],
    ['mastodon', '@ada'],
    ['mastodon', 'https://github.com/ada'],
    ['bluesky', 'ada'],
    ['orcid', '1825-0097'],
    ['linkedin', 'in/ada'],
    ['itch.io', 'itch.io'],
    ['github', 'javascript:alert(1)'],
    ['My choir', 'ada'],
    ['My choir', 'data:text/html,ada'],
    ['My choir', 'https://xn--a.com:99999/'],
  ])('on %s is not %s', (network, text) => {
    expect(pageOf(network, text)).toBeNull();
  });

  it('can be written as a name or as an address for every network', () => {
    const names: Partial<Record<string, string>> = {
      'stack-overflow': '42',
      orcid: '0000-0002-1825-0097',
      'google-scholar': 'AbCdEfGhIjKl',
      bluesky: 'ada.bsky.social',
      mastodon: 'ada@hachyderm.io',
    };
    for (const network of networkNames) {
      const name = names[network] ?? 'ada-quill';
      const address = profileAddress(network, `@${name}`) ?? '';
      expect(address, network).toMatch(/^https:/);
      expect(profileAddress(network, address), network).toBe(address);
      expect(handleIn(network, address), network).toBe(name);
      if (network !== 'mastodon') expect(networkAt(address)).toBe(network);
    }
  });
});
