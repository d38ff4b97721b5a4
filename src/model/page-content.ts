import type { StoryBlock } from './case-study.ts';
import {
  type AboutText,
  type Content,
  type Owner,
  type Profile,
  type Project,
  plainIcon,
  withName,
} from './content.ts';
import { shownDate } from './dates.ts';
import type { DrawingElement } from './drawing.ts';
import { type ExperiencesSections, selectSections } from './experiences-content.ts';
import { type GalleryContent, selectGallery } from './gallery.ts';
import { type Highlights, selectHighlights } from './highlights.ts';
import { type HomeLabel, homeLabel } from './home-label.ts';
import { collectLenses, type LensView } from './lens.ts';
import { fillTemplate } from './locale.ts';
import { networkSlug } from './networks.ts';
import type { Page, PageKind } from './pages.ts';
import { type PageBelow, type PageBelowKind, pagesBelow } from './pages-below.ts';
import { type AllPhotos, selectPhotos } from './photos-content.ts';
import type { Picture } from './picture.ts';
import { mapWords, type RichText, wordsOf } from './prose.ts';
import { absoluteAddress, pageBelowPath, resumePath, thanksPath } from './routes.ts';
import type { ResumePdf } from './sections.ts';
import { collectSkillEvidence, type SkillEvidence } from './skill-evidence.ts';

export type PageContents = {
  shell: ShellContent;
  /** The pages in the order of the bar, the one for addresses that do not exist, and those below others. */
  pages: PageContent[];
};

/** What one page needs and nothing else: it travels in that page's own chunk, or in a file of words. */
export type PageContent = OwnPageContent | PageBelowContent;

export type OwnPageContent = { [K in PageKind]: PageOfKind<K> }[PageKind];

/** What a page below another needs; `parent` is the path of that one. */
export type PageBelowContent = { [K in PageBelowKind]: PageOfKind<K> & { parent: string } }[PageBelowKind];

type PageOfKind<K extends PageKind | PageBelowKind> = {
  kind: K;
  name: string;
  path: string;
  content: ContentOfKind[K];
};

type ContentOfKind = {
  home: HomeContent;
  about: AboutContent;
  projects: ProjectsContent;
  experiences: ExperiencesContent;
  gallery: GalleryPageContent;
  contact: ContactContent;
  notFound: NotFoundContent;
  caseStudy: CaseStudyContent;
  photos: PhotosContent;
};

export type PageHead = { title: string; description: string; heading: string; subtitle: string };

/** What every page shows around its own words. */
export type ShellContent = {
  language: string;
  /** Colours of the browser's own bars, `#rrggbb` since older browsers want that. */
  barColours: { light: string; dark: string };
  direction: 'ltr' | 'rtl';
  ownerName: string;
  copyrightYear: number;
  nav: { path: string; label: string }[];
  /** In the order of the footer. */
  links: OwnerLink[];
};

/** `label` is null for the mail, which the site has its own word for. `icon` is a path below the base and a symbol. */
export type OwnerLink = {
  label: string | null;
  href: string;
  icon: string;
  /** Whether the icon alone does not tell where it leads. */
  isPlain?: true;
};

export type HomeContent = {
  head: PageHead;
  ownerName: string;
  /** What the owner is, and where. */
  ownerRole: string;
  phrases: string[];
  intro: RichText;
  /** The one with an empty label leads to the PDF of the résumé. */
  buttons: { path: string; label: string }[];
  label: HomeLabel | null;
  highlights: Highlights;
};

export type AboutContent = {
  head: PageHead;
  portrait: Picture | null;
  /** "" for none. */
  lede: RichText;
  texts: AboutText[];
  galleryTitle: string;
  galleryHint: string;
  galleries: GalleryContent[];
};

export type ProjectsContent = {
  head: PageHead;
  /** `''` is the category of all projects; a label that is `null` is the site's own word. None for fewer than two. */
  filters: { category: string; label: string | null }[];
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
  | 'isRetired'
  | 'links'
  | 'slides'
> & {
  /** Names it had before; left out for none. */
  formerly?: string[];
  /** Path of its case study, where it has one. */
  story?: string;
};

export type ExperiencesContent = { head: PageHead } & ExperiencesSections;

export type GalleryPageContent = { head: PageHead; galleries: GalleryContent[] };

export type ContactContent = {
  head: PageHead;
  intro: RichText;
  picture: Picture | null;
  formTitle: string;
  /** Beside the title of the form; "" for none. */
  sign: string;
  links: OwnerLink[];
  form: {
    /** Where it posts. */
    action: string;
    /** What is sent with it beside the visitor's words, by the names of the fields: the service's key above all. */
    hidden: Record<string, string>;
    /** Name of the field that people do not see and robots fill in; "" for none. */
    honeypot: string;
  };
};

export type NotFoundContent = { head: PageHead; drawing: DrawingElement | null };

export type CaseStudyContent = {
  head: PageHead;
  /** What only such pages say. It comes with their words, since the others are in what every visitor loads. */
  words: Record<CaseStudyWord, string>;
  project: Pick<Project, 'name' | 'type' | 'category' | 'isRetired' | 'links'>;
  role: string;
  dates: string;
  story: StoryBlock[];
  /** Its headings, where there are so many that a list of them helps. */
  contents: { id: string; level: 2 | 3; text: string }[];
  /** Its languages and its tools, each with where else it was used. */
  evidence: SkillEvidence;
  /** The page it stands below. */
  list: { path: string; label: string };
  /** The case studies beside it in the order of that page, among all and among those of its category. */
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
  'previousProject',
  'nextProject',
] as const;
type CaseStudyWord = (typeof caseStudyWords)[number] | 'back';

type Neighbours = { previous: PageLink | null; next: PageLink | null };
export type PageLink = { path: string; title: string };

export type PhotosContent = {
  head: PageHead;
  /** The page on which some of them stand. */
  parent: { path: string; label: string };
  photos: AllPhotos;
};

/** Whether a page stands below another. */
export function isBelow(page: PageContent): page is PageBelowContent {
  return 'parent' in page;
}

/** Cuts the content into what each page shows. `formAction` depends on how the site is served. */
export function selectPageContents(
  content: Content,
  formAction: string,
  revisions: Record<string, string>,
  resumePdf: ResumePdf,
): PageContents {
  const { pages, owner, site, look } = content;
  const shown = pages.filter(({ kind }) => kind !== 'notFound');
  const select = contentSelectors(content, formAction, revisions, resumePdf);
  const selectBelow = belowSelectors(content, revisions);
  return {
    shell: {
      language: site.language,
      barColours: { light: look.screen.day.paper, dark: look.screen.night.paper },
      direction: content.locale.direction,
      ownerName: owner.name,
      copyrightYear: site.copyrightYear,
      nav: shown.map(({ path, nav }) => ({ path, label: withName(nav, owner.name) })),
      links: [...profileLinks(owner, owner.profiles), ...mailLink(owner)],
    },
    pages: [
      ...pages.map((page) => {
        const { kind, name, path } = page;
        // Each selector gives what its own kind needs, which the table's type has checked.
        return { kind, name, path, content: select[kind](page) } as PageContent;
      }),
      ...pagesBelow(content).map((page) => {
        const { kind, name, path, parent } = page;
        // As above.
        return { kind, name, path, parent, content: selectBelow[kind](page) } as PageContent;
      }),
    ],
  };
}

function selectCard(project: Project, page: Page, { caseStudies, locale }: Content): ProjectCard {
  const {
    date: _date,
    github: _github,
    activeLink: _demo,
    devpostLink: _devpost,
    formerly,
    ...card
  } = project;
  return {
    ...card,
    ...(formerly.length > 0 ? { formerly } : {}),
    links: projectLinks(project, locale),
    ...(caseStudies.some((study) => study.project === project.name)
      ? { story: pageBelowPath(page.path, project.name) }
      : {}),
  };
}

/** Where a project leads, each link only when there is one: its code, where it can be tried, Devpost, and the others. */
function projectLinks(
  { github, activeLink, devpostLink, links }: Project,
  { words }: Content['locale'],
): Project['links'] {
  // None of these words holds anything to be filled in.
  return [
    { label: String(words.github), address: github },
    { label: String(words.tryIt), address: activeLink },
    { label: String(words.devpost), address: devpostLink },
    ...links,
  ].filter(({ address }) => address !== '');
}

/** What a page below another shows, by its kind. */
function belowSelectors(
  content: Content,
  revisions: Record<string, string>,
): { [K in PageBelowKind]: (page: PageBelow) => ContentOfKind[K] } {
  const { pages, owner, galleries } = content;
  return {
    caseStudy: (page) => selectCaseStudy(page, content),
    photos: (page) => {
      const parent = pages.find(({ path }) => path === page.parent);
      const gallery = galleries.find(
        ({ name, page: place }) => name === page.subject && place === parent?.name,
      );
      if (!parent || !gallery) throw new Error(`no gallery for ${page.path}`);
      return {
        head: headOf(page, owner.name),
        parent: { path: parent.path, label: withName(parent.nav, owner.name) },
        photos: selectPhotos(gallery, page.part ?? 1, revisions[gallery.name] ?? ''),
      };
    },
  };
}

function selectCaseStudy(page: PageBelow, content: Content): CaseStudyContent {
  const { projects, caseStudies, locale, owner } = content;
  const project = projects.find(({ name }) => name === page.subject);
  const study = caseStudies.find((each) => each.project === page.subject);
  const parent = content.pages.find(({ path }) => path === page.parent);
  if (!project || !study || !parent) throw new Error(`${page.path} is about nothing`);
  const { name, type, category, isRetired } = project;
  const told = projects
    .toReversed()
    .filter((each) => caseStudies.some((other) => other.project === each.name))
    .map((each) => ({ ...each, path: pageBelowPath(parent.path, each.name) }));
  return {
    head: { ...headOf(page, owner.name), heading: project.title },
    words: wordsOfCaseStudy(locale, withName(parent.nav, owner.name)),
    project: { name, type, category, isRetired, links: projectLinks(project, locale) },
    role: study.role,
    dates: study.dates || shownDate(project.date, locale),
    story: study.story,
    contents: listHeadings(study.story),
    evidence: evidenceBeside(project, content),
    list: { path: parent.path, label: withName(parent.nav, owner.name) },
    beside: {
      all: neighboursOf(name, told),
      category: neighboursOf(
        name,
        told.filter((each) => each.category === category),
      ),
    },
  };
}

/** `list` is the label of the page it stands below. */
function wordsOfCaseStudy({ words }: Content['locale'], list: string): CaseStudyContent['words'] {
  // None but the first holds anything to be filled in.
  const own = caseStudyWords.map((name) => [name, String(words[name])]);
  return { back: fillTemplate(words.backTo, { page: list }), ...Object.fromEntries(own) };
}

/** A text with fewer headings than this is looked over at once. */
const fewestListed = 5;

function listHeadings(story: readonly StoryBlock[]): CaseStudyContent['contents'] {
  const headings = story.filter((block) => block.kind === 'heading');
  return headings.length < fewestListed
    ? []
    : headings.map(({ id, level, text }) => ({ id, level, text: wordsOf(text) }));
}

/** What a project was made with, and where else each of these was used. */
function evidenceBeside(project: Project, content: Content): SkillEvidence {
  const categories = [
    { name: 'languages', skills: project.languages },
    { name: 'tools', skills: project.tools },
  ].filter(({ skills }) => skills.length > 0);
  const others = content.projects.filter((each) => each !== project);
  return collectSkillEvidence(categories, { ...content, projects: others });
}

function neighboursOf(name: string, list: readonly (PageLink & { name: string })[]): Neighbours {
  const place = list.findIndex((each) => each.name === name);
  const linkTo = (index: number) => {
    const found = list[index];
    return found ? { path: found.path, title: found.title } : null;
  };
  return { previous: linkTo(place - 1), next: linkTo(place + 1) };
}

/** Title, description and heading of a page, with the owner's name in them. */
function headOf(
  { title, description, heading, subtitle }: Pick<Page, keyof PageHead>,
  ownerName: string,
): PageHead {
  return {
    title: withName(title, ownerName),
    description: withName(description, ownerName),
    heading: withName(heading, ownerName),
    subtitle: withName(subtitle, ownerName),
  };
}

/** What a page of each kind shows. */
function contentSelectors(
  content: Content,
  formAction: string,
  revisions: Record<string, string>,
  resumePdf: ResumePdf,
): { [K in PageKind]: (page: Page) => ContentOfKind[K] } {
  const { owner, site } = content;
  const head = (page: Page) => headOf(page, owner.name);
  const galleriesOn = (page: Page) =>
    content.galleries
      .filter((gallery) => gallery.page === page.name && gallery.photos.length > 0)
      .map((gallery) => selectGallery(gallery, revisions[gallery.name] ?? '', page.path, head(page).heading));
  const highlights = selectHighlights(content);
  return {
    home: (page) => ({
      head: head(page),
      ownerName: owner.name,
      ownerRole: `${owner.role}${content.locale.lists.comma}${owner.location}`,
      phrases: content.home.phrases.map((phrase) => withName(phrase, owner.name)),
      intro: mapWords(content.home.intro, (words) => withName(words, owner.name)),
      buttons: homeButtons(content, page, resumePdf),
      label: homeLabel(content, highlights.projects?.cards),
      highlights,
    }),
    about: (page) => ({
      head: head(page),
      portrait: content.about.portrait,
      lede: content.about.lede ?? '',
      texts: content.about.texts,
      galleryTitle: content.about.galleries.title,
      galleryHint: content.about.galleries.hint ?? '',
      galleries: galleriesOn(page),
    }),
    projects: (page) => ({
      head: head(page),
      filters: projectFilters(page, content.projects),
      projects: content.projects.toReversed().map((project) => selectCard(project, page, content)),
      lenses: collectLenses(content.lenses, { projects: content.projects }),
    }),
    experiences: (page) => ({ head: head(page), ...selectSections(content, page.name, resumePdf) }),
    gallery: (page) => ({ head: head(page), galleries: galleriesOn(page) }),
    contact: (page) => ({
      head: head(page),
      intro: content.contact.intro,
      picture: content.contact.picture,
      formTitle: content.contact.formTitle,
      sign: content.contact.sign ?? '',
      links: contactLinks(content),
      form: {
        action: formAction,
        hidden: {
          access_key: site.form.accessKey,
          ...(site.form.thanks ? { [site.form.thanks]: absoluteAddress(site.url, thanksPath) } : {}),
        },
        honeypot: site.form.honeypot ?? '',
      },
    }),
    notFound: (page) => ({ head: head(page), drawing: content.drawing }),
  };
}

/** The buttons that lead somewhere, in the owner's order. */
function homeButtons(
  { pages, home, owner }: Content,
  page: Page,
  resumePdf: ResumePdf,
): HomeContent['buttons'] {
  const next = pages.find(({ kind }) => kind !== 'home' && kind !== 'notFound');
  const usual = [...new Set([next?.name ?? 'resume', 'resume'])].map((name) => ({ page: name }));
  const wanted = home.buttons ?? usual;
  return wanted.flatMap(({ page: name, label }: { page: string; label?: string | undefined }) => {
    const target = pages.find((candidate) => candidate.name === name && candidate !== page);
    if (target) return [{ path: target.path, label: withName(label ?? target.nav, owner.name) }];
    return name === 'resume' && resumePdf !== 'none'
      ? [{ path: resumePath, label: withName(label ?? '', owner.name) }]
      : [];
  });
}

/** A filter for each category that has projects, once there are two. */
function projectFilters({ all, categories = [] }: Page, projects: Project[]): ProjectsContent['filters'] {
  const filled = categories.filter(({ name }) => projects.some(({ category }) => category === name));
  if (filled.length < 2) return [];
  return [
    { category: '', label: all ?? null },
    ...filled.map(({ name, label }) => ({ category: name, label })),
  ];
}

/** The profiles that `names` chooses, in its order; all of them where nothing is said. */
export function chooseProfiles({ profiles }: Owner, names: readonly string[] | undefined): Profile[] {
  return names
    ? names.flatMap((name) => profiles.filter((profile) => profile.name === networkSlug(name)))
    : profiles;
}

function contactLinks({ owner, contact }: Content): OwnerLink[] {
  const names = contact.links ?? ['email', ...new Set(owner.profiles.map(({ name }) => name))];
  return names.flatMap((name) =>
    name === 'email' ? mailLink(owner) : profileLinks(owner, chooseProfiles(owner, [name])),
  );
}

function profileLinks({ icons }: Owner, profiles: Profile[]): OwnerLink[] {
  return profiles.map(({ label, address, icon }) => ({
    label,
    href: address,
    icon: `${icons.path}#${icon}`,
    ...(icon === plainIcon ? { isPlain: true } : {}),
  }));
}

function mailLink({ email, icons }: Owner): OwnerLink[] {
  return email === '' ? [] : [{ label: null, href: `mailto:${email}`, icon: `${icons.path}#email` }];
}
