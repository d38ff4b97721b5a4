import type { Content } from './content.ts';
import { type Page, pageOfKind } from './pages.ts';
import { wordsOf } from './prose.ts';
import { pageBelowPath } from './routes.ts';
import { openingOf } from './text.ts';

/** Kinds of pages that stand below one of the owner's, because some of the content asks for a page of its own. */
export type PageBelowKind = 'caseStudy';

/** A page below one of the owner's: never in the bar, which marks its `parent`. */
export type PageBelow = Pick<
  Page,
  'name' | 'path' | 'nav' | 'title' | 'heading' | 'subtitle' | 'description'
> & {
  kind: PageBelowKind;
  /** Path of the page it stands below. */
  parent: string;
  /** Name of the project it is about. */
  subject: string;
};

/** Search engines show no more of a description, in characters. */
const descriptionLength = 155;

/** All pages below others, which the content asks for. */
export function pagesBelow(content: Pick<Content, 'pages' | 'projects' | 'caseStudies'>): PageBelow[] {
  const parent = pageOfKind(content.pages, 'projects');
  if (!parent) return [];
  return content.caseStudies.flatMap(({ project: name, summary }) => {
    const project = content.projects.find((candidate) => candidate.name === name);
    if (!project) return [];
    const path = pageBelowPath(parent.path, name);
    return {
      kind: 'caseStudy' as const,
      name: path.slice(1),
      path,
      parent: parent.path,
      subject: name,
      nav: project.title,
      title: `${project.title} · {name}`,
      heading: project.title,
      subtitle: '',
      description: summary ?? openingOf(wordsOf(project.description), descriptionLength),
    };
  });
}

/** Every page that has an address: the owner's in their order, then those below them. */
export function allPages(content: Pick<Content, 'pages' | 'projects' | 'caseStudies'>): (Page | PageBelow)[] {
  return [...content.pages, ...pagesBelow(content)];
}
