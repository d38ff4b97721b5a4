import type { z } from 'zod';
import type { Picture } from '../core/picture.ts';
import type { MathElement } from '../core/prose.ts';
import { formatDateSpan, formatDay } from '../i18n/dates.ts';
import { joinParts } from '../i18n/isolate.ts';
import type { Locale } from '../i18n/locale.ts';
import type { projectSchema } from './record-schemas.ts';

/** `formulas` is the title with its formulas. */
export type RawProject = z.infer<typeof projectSchema> & { formulas?: MathElement[] };

/** Optional fields that always have a value here: a default, `''` or `[]`. `end` is `''` if the project is ongoing. */
type FilledField =
  | 'id'
  | 'formerly'
  | 'type'
  | 'category'
  | 'start'
  | 'end'
  | 'tags'
  | 'github'
  | 'devpostLink'
  | 'links';

type ReplacedField = 'languages' | 'additionalInfo' | 'activeLink' | 'images' | 'draft' | 'unlisted';

/** A project with its lists split and its pictures resolved. */
export type Project = Omit<RawProject, FilledField | ReplacedField> &
  Required<Pick<RawProject, FilledField>> & {
    languages: string[];
    tools: string[];
    /** Where it can be tried today. */
    activeLink: string;
    /** Whether it could once be tried and has been shut down. */
    isRetired: boolean;
    /** `thumbnail` where that is another picture. */
    slides: { original: Picture; thumbnail?: Picture }[];
  };

/** Every address of a project, in the order in which its card shows them. */
export function projectAddresses({ github, activeLink, devpostLink, links }: Project): string[] {
  return [github, activeLink, devpostLink, ...links.map(({ address }) => address)].filter(
    (address) => address !== '',
  );
}

/** When it was made: a span if its start is known. */
export function projectDates({ start, end, date }: Project, locale: Pick<Locale, 'dates'>): string {
  return formatDateSpan(start || date, end, locale);
}

/** Main language, stars and last release of its repository, with the day they were read; "" if none was. */
export function repositoryLine(
  { stars = 0, release, readOn, languages }: Project,
  locale: Pick<Locale, 'dates' | 'lists' | 'direction' | 'words'>,
): string {
  if (stars === 0 && !release) return '';
  const facts = joinParts([stars > 0 ? `★ ${stars}` : '', languages[0], release], locale);
  const source = joinParts([String(locale.words.github), readOn && formatDay(readOn, locale)], locale);
  return `${source}: ${facts}`;
}

/** The links of a project, with their labels. */
export function projectLinks(
  { github, activeLink, devpostLink, links }: Project,
  { words }: Pick<Locale, 'words'>,
): Project['links'] {
  // None of these translations has a placeholder.
  return [
    { label: String(words.github), address: github },
    { label: String(words.tryIt), address: activeLink },
    { label: String(words.devpost), address: devpostLink },
    ...links,
  ].filter(({ address }) => address !== '');
}
