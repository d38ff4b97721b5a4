import { pageOfKind } from '../content/pages.ts';
import { wordsOf } from '../core/prose.ts';
import { makeOfSection, sectionsWithin } from '../features/experiences/sections.ts';
import { shownDate } from '../i18n/dates.ts';
import type { Locale } from '../i18n/locale.ts';
import { type Project, projectAddresses, type SiteContent, withName } from '../site/site-content.ts';
import { resumeOrder } from './resume-order.ts';
import { resumeTexts } from './resume-text-sections.ts';
import { columnCount, heading, wrap } from './text-lines.ts';

/** The whole résumé as plain text, as wide as `columns`, newest first; only an address can be longer than a line. */
export function writeResumeText(content: SiteContent): string {
  const { owner, site, pages, locale } = content;
  const { documents } = locale;
  const blocks = [
    [underlined(owner.name), owner.role, owner.location].join('\n'),
    table(
      [
        [documents.email, owner.email],
        [documents.site, site.url],
        ...owner.profiles.map(({ label, address }) => [label, address]),
      ].filter(isGiven),
    ),
    wrap(withName(wordsOf(content.home.intro), owner.name)),
    ...resumeOrder(content).map((place) =>
      place === 'projects'
        ? section(
            pageOfKind(pages, 'projects')?.heading ?? '',
            content.projects.toReversed().map((project) => projectText(project, locale)),
          )
        : section(
            place.title,
            [place, ...sectionsWithin(content.sections, place)].flatMap((told) =>
              makeOfSection(resumeTexts, told, locale),
            ),
          ),
    ),
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

function underlined(title: string): string {
  return `${title}\n${'_'.repeat(columnCount(title))}`;
}

function section(title: string, entries: string[]): string {
  if (entries.length === 0) return '';
  return [underlined(title), ...entries].join('\n\n');
}

function projectText(project: Project, locale: Locale): string {
  const skills = [...project.languages, ...project.tools].join(locale.lists.comma);
  return [
    heading(project.title, shownDate(project.date, locale), project.type),
    wrap(wordsOf(project.description)),
    wrap(skills),
    ...projectAddresses(project),
  ]
    .filter((line) => line !== '')
    .join('\n');
}

function isGiven(row: string[]): row is [label: string, value: string] {
  return row[1] !== '';
}

function table(rows: [label: string, value: string][]): string {
  const width = Math.max(...rows.map(([label]) => columnCount(label))) + 2;
  return rows.map(([label, value]) => label + ' '.repeat(width - columnCount(label)) + value).join('\n');
}
