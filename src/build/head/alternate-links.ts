import { absoluteAddress } from '../../core/routes.ts';
import { escapeHtml } from '../../core/text.ts';
import { siteLanguages } from '../../site/languages/site-languages.ts';
import type { SiteContent } from '../../site/site-content.ts';

/** Links to a page in every language, itself included; "" on a site of one language. */
export function alternateLinks(
  site: SiteContent['site'],
  path: string,
  element: 'link' | 'xhtml:link',
): string {
  const { url, root = url } = site;
  const languages = siteLanguages(site);
  const link = (language: string, base: string) => {
    const address = escapeHtml(absoluteAddress(new URL(base, root).href, path));
    const end = element === 'link' ? '>' : '/>';
    return `<${element} rel="alternate" hreflang="${language}" href="${address}"${end}`;
  };
  const [first] = languages;
  return [
    ...languages.map(({ language, path: base }) => link(language, base)),
    // https://developers.google.com/search/docs/specialty/international/localized-versions#xdefault
    ...(first ? [link('x-default', first.path)] : []),
  ].join('');
}
