import { absoluteAddress } from '../../core/routes.ts';
import { escapeHtml } from '../../core/text.ts';
import { pictureAddress } from '../../site/site-address.ts';
import type { SiteContent } from '../../site/site-content.ts';

/**
 * The owner as https://microformats.org/wiki/representative-h-card, which other sites read from the homepage. What
 * visitors see of it is elsewhere on the page.
 */
export function hCard({ owner, site, about }: SiteContent): string {
  const address = escapeHtml(absoluteAddress(site.root ?? site.url, '/'));
  const photo = about.portrait ? escapeHtml(pictureAddress(site, about.portrait)) : '';
  const part = (name: string, text: string) =>
    text ? `<span class="${name}">${escapeHtml(text)}</span>` : '';
  return [
    '<div class="h-card" hidden>',
    `<a class="p-name u-url u-uid" href="${address}" rel="me noopener noreferrer">${escapeHtml(owner.name)}</a>`,
    part('p-job-title', owner.role),
    part('p-locality', owner.location),
    // Not an image, so that the browser loads nothing.
    photo && `<data class="u-photo" value="${photo}"></data>`,
    owner.email && `<a class="u-email" href="mailto:${escapeHtml(owner.email)}"></a>`,
    ...owner.profiles.map(
      ({ address: profile }) =>
        `<a class="u-url" rel="me noopener noreferrer" href="${escapeHtml(profile)}"></a>`,
    ),
    '</div>',
  ].join('');
}
