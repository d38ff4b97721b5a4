import {
  type Content,
  type Experience,
  type Project,
  projectAddresses,
  type Work,
  withName,
} from '../../model/content.ts';
import { pageOfKind, sectionTitles } from '../../model/pages.ts';
import { wordsOf } from '../../model/prose.ts';
import { resumeLabels, shownDate } from './resume-labels.ts';

const columns = 72;
const bullet = '- ';

/** The whole résumé as plain text of 72 columns, newest first; only an address can be longer than a line. */
export function writeResumeText(content: Content): string {
  const { owner, site, pages } = content;
  const titles = sectionTitles(pages);
  const language = site.language;
  const blocks = [
    [underlined(owner.name), owner.role, owner.location].join('\n'),
    table(
      [
        [resumeLabels.email, owner.email],
        [resumeLabels.site, site.url],
        ...owner.profiles.map(({ label, address }) => [label, address]),
      ].filter(isGiven),
    ),
    wrap(withName(wordsOf(content.home.intro), owner.name)),
    section(titles.work ?? '', content.work.toReversed().map(workText)),
    section(
      titles.skills ?? '',
      content.skills.length === 0
        ? []
        : [content.skills.map(({ name, skills }) => wrap(`${name}: ${skills.join(', ')}`, '  ')).join('\n')],
    ),
    section(
      pageOfKind(pages, 'projects')?.heading ?? '',
      content.projects.toReversed().map((project) => projectText(project, language)),
    ),
    section(titles.education ?? '', [
      ...content.education.programs
        .toReversed()
        .map(({ title, dates }) =>
          heading(
            title,
            dates,
            [content.education.university, content.education.location].filter(Boolean).join(', '),
          ),
        ),
      ...content.awards
        .toReversed()
        .map(({ title, dates, description, skills }) =>
          [heading(title, dates), wrap(wordsOf(description)), wrap(skills.join(', '))]
            .filter((line) => line !== '')
            .join('\n'),
        ),
    ]),
    section(titles.healthcare ?? '', content.healthcare.toReversed().map(experienceText)),
    section(titles.research ?? '', content.research.toReversed().map(experienceText)),
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

/** Breaks between words; every line after the first starts with `hanging`. A word longer than a line stays whole. */
export function wrap(text: string, hanging = ''): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    const longer = line.trim() === '' ? line + word : `${line} ${word}`;
    if (letterCount(longer) > columns && line.trim() !== '') {
      lines.push(line);
      line = hanging + word;
    } else {
      line = longer;
    }
  }
  return [...lines, line].join('\n');
}

function underlined(title: string): string {
  return `${title}\n${'_'.repeat(letterCount(title))}`;
}

function section(title: string, entries: string[]): string {
  if (entries.length === 0) return '';
  return [underlined(title), ...entries].join('\n\n');
}

/** Title with its dates at the right edge when both fit in a line, else below it; then who and where. */
function heading(title: string, dates: string, place = ''): string {
  const space = columns - letterCount(title) - letterCount(dates);
  const first = space >= 2 ? title + ' '.repeat(space) + dates : `${wrap(title)}\n${dates}`;
  return place === '' ? first : `${first}\n${wrap(place)}`;
}

function workText(work: Work): string {
  const skills = [...work.languages, ...work.tools].join(', ');
  return skills === '' ? experienceText(work) : `${experienceText(work)}\n${wrap(skills)}`;
}

function experienceText({ title, organization, location, dates, description }: Work | Experience): string {
  const lines = description.map((line) => wrap(bullet + wordsOf(line), ' '.repeat(bullet.length)));
  return [heading(title, dates, `${organization}, ${location}`), ...lines].join('\n');
}

function projectText(project: Project, language: string): string {
  const skills = [...project.languages, ...project.tools].join(', ');
  return [
    heading(project.title, shownDate(project.date, language), project.type),
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
  const width = Math.max(...rows.map(([label]) => letterCount(label))) + 2;
  return rows.map(([label, value]) => label.padEnd(width) + value).join('\n');
}

/** Letters as a reader counts them: an accent written as a mark of its own adds no column. */
function letterCount(text: string): number {
  return [...text.normalize('NFC')].length;
}
