import { headOf, type Page, type PageHead, type Subpage } from '../../content/pages.ts';
import { type Project, projectDates, projectLinks } from '../../content/project.ts';
import { collectSkillEvidence, type SkillEvidence, type SkillRecord } from '../../content/skill-evidence.ts';
import { wordsOf } from '../../core/prose.ts';
import { subpagePath } from '../../core/routes.ts';
import { withName } from '../../core/text.ts';
import { fillTemplate, type Locale } from '../../i18n/locale.ts';
import type { CaseStudy, StoryBlock } from './case-study.ts';

export type CaseStudyProps = {
  head: PageHead;
  /** Labels that only case studies need; part of their props, because every visitor loads the messages module. */
  words: Record<CaseStudyWord, string>;
  project: Pick<Project, 'name' | 'type' | 'category' | 'isRetired' | 'links'>;
  role: string;
  dates: string;
  story: StoryBlock[];
  /** Links to the headings of a long text. */
  contents: { id: string; level: 2 | 3; text: string }[];
  /** The project's languages and tools, each with the other records that use it. */
  evidence: SkillEvidence;
  /** The parent page. */
  list: { path: string; label: string };
  /** Previous and next case study in the order of that page: of all, and of its category. */
  beside: { all: Neighbours; category: Neighbours };
};

const caseStudyWords = [
  'role',
  'period',
  'madeWith',
  'contents',
  'code',
  'table',
  'comparison',
  'notes',
  'backToText',
  'previousProject',
  'nextProject',
] as const;
type CaseStudyWord = (typeof caseStudyWords)[number] | 'back';

type Neighbours = { previous: PageLink | null; next: PageLink | null };
export type PageLink = { path: string; title: string };

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
  const parent = source.pages.find(({ path }) => path === page.parent);
  if (!project || !study || !parent) throw new Error(`${page.path} is about nothing`);
  const { name, type, category, isRetired } = project;
  const withStory = projects
    .toReversed()
    .filter((each) => caseStudies.some((other) => other.project === each.name))
    .map((each) => ({ ...each, path: subpagePath(parent.path, each.name) }));
  return {
    head: { ...headOf(page, owner.name), heading: project.title },
    words: wordsOfCaseStudy(locale, withName(parent.nav, owner.name)),
    project: { name, type, category, isRetired, links: projectLinks(project, locale) },
    role: study.role,
    dates: study.dates || projectDates(project, locale),
    story: study.story,
    contents: listHeadings(study.story),
    evidence: evidenceBeside(project, page, source),
    list: { path: parent.path, label: withName(parent.nav, owner.name) },
    beside: {
      all: neighboursOf(name, withStory),
      category: neighboursOf(
        name,
        withStory.filter((each) => each.category === category),
      ),
    },
  };
}

/** `list` is the label of the parent page. */
function wordsOfCaseStudy({ words }: Locale, list: string): CaseStudyProps['words'] {
  // Only the first has a placeholder.
  const own = caseStudyWords.map((name) => [name, String(words[name])]);
  return { back: fillTemplate(words.backTo, { page: list }), ...Object.fromEntries(own) };
}

/** Shorter texts need no table of contents. */
const minListed = 5;

function listHeadings(story: readonly StoryBlock[]): CaseStudyProps['contents'] {
  const headings = story.filter((block) => block.kind === 'heading');
  return headings.length < minListed
    ? []
    : headings.map(({ id, level, text }) => ({ id, level, text: wordsOf(text) }));
}

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

function neighboursOf(name: string, list: readonly (PageLink & { name: string })[]): Neighbours {
  const place = list.findIndex((each) => each.name === name);
  const linkTo = (index: number) => {
    const found = list[index];
    return found ? { path: found.path, title: found.title } : null;
  };
  return { previous: linkTo(place - 1), next: linkTo(place + 1) };
}
