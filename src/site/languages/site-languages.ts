import type { Site } from '../../content/site-schema.ts';
import { listAt } from '../../core/field-path.ts';
import { ownNamesOf } from '../../i18n/language.ts';
import type { SiteLanguage } from '../page-props.ts';
import { rootPath } from '../site-address.ts';

/** The further languages that site.yaml names, in its order. */
export function furtherLanguages(site: unknown): string[] {
  return listAt(site, ['languages'])
    .slice(1)
    .filter((tag): tag is string => typeof tag === 'string' && tag !== '');
}

/** Path of a language below the site's base, also the name of its folder in dist/: `fr-ca` of `fr-CA`. */
export function languageFolder(language: string): string {
  return language.toLowerCase();
}

/** Every language of the site, the first one first; empty for a site of one language. */
export function siteLanguages(site: Pick<Site, 'url' | 'languages'> & { root?: string }): SiteLanguage[] {
  const { languages = [] } = site;
  if (languages.length < 2) return [];
  const names = ownNamesOf(languages);
  const root = rootPath(site);
  return languages.map((language, index) => ({
    language,
    name: names[index] ?? language,
    path: index === 0 ? root : `${root}${languageFolder(language)}/`,
  }));
}
