import { headOf, type Page, type PageHead, pageAbove, type Subpage } from '../../content/pages.ts';
import { type Project, projectDates, projectLinks } from '../../content/project.ts';
import { collectSkillEvidence, type SkillEvidence, type SkillRecord } from '../../content/skill-evidence.ts';
import { subpagePath } from '../../core/routes.ts';
import type { Locale } from '../../i18n/locale.ts';
import { type StoryProps, toStoryProps } from '../../story/story-elements.ts';
import {
  type HeadingLink,
  listHeadings,
  type Neighbors,
  neighborsOf,
  type TagLink,
  tagLinks,
  textsOf,
} from '../../story/story-page-props.ts';
import type { CaseStudy } from './case-study.ts';

export type CaseStudyProps = {
  head: PageHead;
  labels: Record<(typeof caseStudyLabels)[number] | 'back', string>;
  project: Pick<Project, 'name' | 'type' | 'category' | 'isRetired' | 'links'>;
  role: string;
  dates: string;
  story: StoryProps;
  /** Tags of the project and of its case study. */
  tags: TagLink[];
  /** Links to the headings of a long text. */
  contents: HeadingLink[];
  /** The project's languages and tools, each with the other records that use it. */
  evidence: SkillEvidence;
  /** The parent page. */
  list: { path: string; label: string };
  /** Previous and next case study in the order of that page: of all, and of its category. */
  neighbors: { all: Neighbors; category: Neighbors };
};

const caseStudyLabels = [
  'contents',
  'madeWith',
  'nextProject',
  'period',
  'previousProject',
  'role',
  'tags',
] as const;

type CaseStudySource = {
  pages: readonly Page[];
  projects: readonly Project[];
  caseStudies: readonly CaseStudy[];
  owner: { name: string };
  locale: Locale;
  skillRecords: readonly SkillRecord[];
};

export function toCaseStudyProps(page: Subpage, source: CaseStudySource): CaseStudyProps {
  const { projects, caseStudies, locale, owner } = source;
  const project = projects.find(({ name }) => name === page.subject);
  const study = caseStudies.find((each) => each.project === page.subject);
  const { path, label, back } = pageAbove(page, source);
  if (!project || !study) throw new Error(`${page.path} is about nothing`);
  const { name, type, category, isRetired } = project;
  const withStory = projects
    .toReversed()
    .filter((each) => caseStudies.some((other) => other.project === each.name))
    .map((each) => ({ ...each, path: subpagePath(path, each.name) }));
  return {
    head: {
      ...headOf(page, owner.name),
      heading: project.title,
      ...(project.formulas && { formulas: project.formulas }),
    },
    labels: { back, ...textsOf(caseStudyLabels, locale) },
    project: { name, type, category, isRetired, links: projectLinks(project, locale) },
    role: study.role,
    dates: study.dates || projectDates(project, locale),
    story: toStoryProps(study.story, locale),
    tags: tagLinks([...project.tags, ...study.tags], source.pages),
    contents: listHeadings(study.story, minListed),
    evidence: evidenceBeside(project, page, source),
    list: { path, label },
    neighbors: {
      all: neighborsOf(name, withStory),
      category: neighborsOf(
        name,
        withStory.filter((each) => each.category === category),
      ),
    },
  };
}

/** Shorter texts need no table of contents. */
const minListed = 5;

function evidenceBeside(
  project: Project,
  { path }: Subpage,
  { skillRecords }: CaseStudySource,
): SkillEvidence {
  const categories = [
    { name: 'languages', skills: project.languages },
    { name: 'tools', skills: project.tools },
  ].filter(({ skills }) => skills.length > 0);
  return collectSkillEvidence(
    categories,
    skillRecords.filter(({ use }) => use.path !== path),
  );
}
