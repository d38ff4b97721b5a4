import { type Content, type Figure, type GalleryName, type Project, type Work, withName } from './content.ts';
import { collectLenses, type LensView } from './lens.ts';
import { type PageKind, pageOfKind, sectionTitles } from './pages.ts';
import type { Picture } from './picture.ts';
import { type Block, mapWords, type RichText } from './prose.ts';
import { type PageName, type RouteName, routeNames } from './routes.ts';
import { collectSkillEvidence, type SkillEvidence } from './skill-evidence.ts';

/** What one page needs and nothing else: it travels in that page's own chunk. */
export type PageContents = {
  shell: ShellContent;
  home: HomeContent;
  about: AboutContent;
  projects: ProjectsContent;
  experiences: ExperiencesContent;
  art: ArtContent;
  contact: ContactContent;
  notFound: NotFoundContent;
};

export type PageHead = { title: string; description: string; heading: string; subtitle: string };

/** What every page shows around its own words. */
export type ShellContent = {
  language: string;
  ownerName: string;
  copyrightYear: number;
  nav: { page: RouteName; label: string }[];
  /** In the order of the footer. */
  links: OwnerLink[];
};

export type OwnerLink = { kind: 'devpost' | 'github' | 'linkedin' | 'instagram' | 'email'; href: string };

export type HomeContent = {
  head: PageHead;
  ownerName: string;
  /** What the owner is, and where. */
  ownerRole: string;
  phrases: string[];
  intro: RichText;
  /** Whether there is a PDF of it. */
  hasResume: boolean;
  /** The newest project, for the prescription label; `others` is how many more there are. */
  latest: {
    number: number;
    name: string;
    title: string;
    type: string;
    languages: string[];
    others: number;
  } | null;
};

export type AboutContent = {
  head: PageHead;
  portrait: Picture;
  lede: RichText;
  biography: Block[];
  healthcare: Block[];
  hobbies: Block[];
  hobbiesPicture: Picture;
  galleryTitle: string;
  galleryHint: string;
  galleries: GalleryContent[];
};

/** All a page carries of a gallery, however many photos it has; the photos come in shards. */
export type GalleryContent = {
  name: GalleryName;
  title: string;
  count: number;
  /** Changes when any photo or caption does; part of the shards' addresses. */
  revision: string;
  /** Six newest, for visitors without scripts. */
  first: Figure[];
  /** The caption that needs the most room. */
  longestTitle: string;
};

export type ProjectsContent = {
  head: PageHead;
  filters: { category: string; label: string }[];
  /** Newest first. */
  projects: ProjectCard[];
  lenses: LensView[];
};
/** What a card shows of a project; lists as in `Project`. */
export type ProjectCard = Pick<
  Project,
  | 'id'
  | 'name'
  | 'title'
  | 'type'
  | 'category'
  | 'description'
  | 'languages'
  | 'tools'
  | 'github'
  | 'activeLink'
  | 'isRetired'
  | 'devpostLink'
  | 'slides'
>;

export type ExperiencesContent = {
  head: PageHead;
  /** Titles by section, in the order of the page; without those that have nothing in them. */
  sections: Record<string, string>;
  /** Text of the link to the PDF; `null` where there is none. */
  resumeLink: string | null;
  skills: SkillEvidence;
  /** All lists newest first. */
  work: Work[];
  education: Content['education'];
  awards: Content['awards'];
  healthcare: Content['healthcare'];
  research: Content['research'];
  lenses: LensView[];
};

export type ArtContent = { head: PageHead /** Newest first. */; works: Figure[] };

export type ContactContent = {
  head: PageHead;
  intro: RichText;
  picture: Picture;
  formTitle: string;
  links: OwnerLink[];
  /** Where the form posts, and the service's key. */
  form: { action: string; accessKey: string };
};

export type NotFoundContent = { head: PageHead };

export const shownPerGallery = 6;

const kindOf: Record<PageName, PageKind> = {
  home: 'home',
  about: 'about',
  projects: 'projects',
  experiences: 'experiences',
  art: 'gallery',
  contact: 'contact',
  notFound: 'notFound',
};

/** Cuts the content into what each page shows. `formAction` depends on how the site is served. */
export function selectPageContents(
  content: Content,
  formAction: string,
  revisions: Record<GalleryName, string>,
  hasResume: boolean,
): PageContents {
  const { pages, owner } = content;
  const newest = content.projects.at(-1);
  const pageNamed = (page: PageName) => {
    const found = pageOfKind(pages, kindOf[page]);
    if (!found) throw new Error(`pages.yaml has no page of kind ${kindOf[page]}`);
    return found;
  };
  const head = (page: PageName): PageHead => {
    const { title, description, heading, subtitle } = pageNamed(page);
    return {
      title: withName(title, owner.name),
      description: withName(description, owner.name),
      heading: withName(heading, owner.name),
      subtitle: withName(subtitle, owner.name),
    };
  };
  const resumeLink = pageNamed('experiences').sections?.find(({ kind }) => kind === 'resume')?.link ?? null;
  const links = ownerLinks(content);
  const lenses = collectLenses(content);
  const galleries = (['travel', 'food', 'cat'] as const)
    .filter((name) => content.galleries[name].length > 0)
    .map((name) => ({
      name,
      title: content.about.gallery[name],
      count: content.galleries[name].length,
      revision: revisions[name],
      first: content.galleries[name].toReversed().slice(0, shownPerGallery),
      longestTitle: content.galleries[name].reduce(
        (longest, { title }) => (title.length > longest.length ? title : longest),
        '',
      ),
    }));
  return {
    shell: {
      language: content.site.language,
      ownerName: owner.name,
      copyrightYear: content.site.copyrightYear,
      nav: routeNames.map((page) => ({ page, label: pageNamed(page).nav })),
      links,
    },
    home: {
      head: head('home'),
      ownerName: owner.name,
      ownerRole: `${owner.role}, ${owner.location}`,
      phrases: content.home.phrases.map((phrase) => withName(phrase, owner.name)),
      intro: mapWords(content.home.intro, (words) => withName(words, owner.name)),
      hasResume,
      latest: newest
        ? {
            number: newest.id,
            name: newest.name,
            title: newest.title,
            type: newest.type,
            languages: newest.languages,
            others: content.projects.length - 1,
          }
        : null,
    },
    about: {
      head: head('about'),
      portrait: content.about.portrait,
      lede: content.about.lede,
      biography: content.about.biography,
      healthcare: content.about.healthcare,
      hobbies: content.about.hobbies,
      hobbiesPicture: content.about.hobbiesPicture,
      galleryTitle: content.about.gallery.title,
      galleryHint: content.about.gallery.hint,
      galleries,
    },
    projects: {
      head: head('projects'),
      filters: [
        { category: 'all', label: pageNamed('projects').all ?? '' },
        ...(pageNamed('projects').categories ?? []).map(({ name, label }) => ({ category: name, label })),
      ],
      projects: content.projects.toReversed().map(({ date: _date, ...card }) => card),
      lenses: lenses.projects,
    },
    experiences: {
      head: head('experiences'),
      sections: filledSections(content),
      resumeLink: hasResume ? resumeLink : null,
      skills: collectSkillEvidence(content),
      work: content.work.toReversed(),
      education: { ...content.education, programs: content.education.programs.toReversed() },
      awards: content.awards.toReversed(),
      healthcare: content.healthcare.toReversed(),
      research: content.research.toReversed(),
      lenses: lenses.experiences,
    },
    art: { head: head('art'), works: content.art.toReversed() },
    contact: {
      head: head('contact'),
      intro: content.contact.intro,
      picture: content.contact.picture,
      formTitle: content.contact.formTitle,
      links,
      form: { action: formAction, accessKey: content.site.form.accessKey },
    },
    notFound: { head: head('notFound') },
  };
}

/** Titles of the sections that have something in them; an empty one is not shown. */
function filledSections(content: Content): ExperiencesContent['sections'] {
  const { skills, work, education, awards, healthcare, research } = content;
  const isEmpty: Partial<Record<string, boolean>> = {
    skills: skills.length === 0,
    work: work.length === 0,
    education: education.programs.length + awards.length === 0,
    healthcare: healthcare.length === 0,
    research: research.length === 0,
  };
  const filled = Object.entries(sectionTitles(content.pages)).filter(([section]) => !isEmpty[section]);
  return Object.fromEntries(filled);
}

function ownerLinks({ owner }: Content): OwnerLink[] {
  return [
    { kind: 'devpost' as const, href: owner.devpost },
    { kind: 'github' as const, href: owner.github },
    { kind: 'linkedin' as const, href: owner.linkedin },
    { kind: 'instagram' as const, href: owner.instagram },
    { kind: 'email' as const, href: `mailto:${owner.email}` },
  ].filter(({ href }) => href !== '');
}
