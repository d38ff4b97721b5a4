import { collectLenses, type Lens, type LensView } from '../../content/lens.ts';
import { headOf, type Page, type PageHead } from '../../content/pages.ts';
import { type Project, projectDates, projectLinks, repositoryLine } from '../../content/project.ts';
import { subpagePath } from '../../core/routes.ts';
import type { Locale } from '../../i18n/locale.ts';

export type ProjectsProps = {
  head: PageHead;
  /** `''` is the category of all projects; its label is `null` without one of the owner's. None for fewer than two. */
  filters: { category: string; label: string | null }[];
  /** Newest first. */
  projects: ProjectCard[];
  lenses: LensView[];
};

/** The fields of a project that reach the page. */
const cardFields = [
  'id',
  'name',
  'title',
  'type',
  'category',
  'description',
  'languages',
  'tools',
  'links',
  'slides',
] as const;

/** What a card shows of a project; `links` begins with its code, demo and Devpost page. */
export type ProjectCard = Pick<Project, (typeof cardFields)[number]> & {
  /** Left out where it can be tried, or never could. */
  isRetired?: true;
  /** Left out without a start or end. */
  dates?: string;
  /** Names it had before; left out for none. */
  formerly?: string[];
  /** Of its repository; left out where nothing is known. */
  repository?: string;
  /** Path of its case study, where it has one. */
  story?: string;
};

type ProjectsSource = {
  owner: { name: string };
  projects: readonly Project[];
  caseStudies: readonly { project: string }[];
  lenses: readonly Lens[];
  locale: Pick<Locale, 'dates' | 'lists' | 'direction' | 'words'>;
};

export function toProjectsProps(page: Page, source: ProjectsSource): ProjectsProps {
  const { owner, projects, lenses } = source;
  return {
    head: headOf(page, owner.name),
    filters: projectFilters(page, projects),
    projects: projects.toReversed().map((project) => toProjectCard(project, page, source)),
    lenses: collectLenses(lenses, { projects }),
  };
}

/** A filter for each category that has projects, once there are two. */
function projectFilters(
  { all, categories = [] }: Page,
  projects: readonly Project[],
): ProjectsProps['filters'] {
  const filled = categories.filter(({ name }) => projects.some(({ category }) => category === name));
  if (filled.length < 2) return [];
  return [
    { category: '', label: all ?? null },
    ...filled.map(({ name, label }) => ({ category: name, label })),
  ];
}

function toProjectCard(
  project: Project,
  page: Page,
  { caseStudies, locale }: Pick<ProjectsSource, 'caseStudies' | 'locale'>,
): ProjectCard {
  const withLinks = { ...project, links: projectLinks(project, locale) };
  const repository = repositoryLine(project, locale);
  return {
    // Its type is that of the picked fields.
    ...(Object.fromEntries(cardFields.map((field) => [field, withLinks[field]])) as Pick<
      Project,
      (typeof cardFields)[number]
    >),
    ...(project.isRetired ? { isRetired: true } : {}),
    ...(project.start || project.end !== project.date ? { dates: projectDates(project, locale) } : {}),
    ...(project.formerly.length > 0 ? { formerly: project.formerly } : {}),
    ...(repository ? { repository } : {}),
    ...(caseStudies.some((study) => study.project === project.name)
      ? { story: subpagePath(page.path, project.name) }
      : {}),
  };
}
