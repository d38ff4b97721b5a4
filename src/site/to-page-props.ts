import { collectLenses } from '../content/lens.ts';
import { networkSlug } from '../content/networks.ts';
import { headOf } from '../content/page-head.ts';
import type { Page, PageKind } from '../content/pages.ts';
import { projectLinks } from '../content/project-links.ts';
import { mapWords } from '../core/prose.ts';
import { absoluteAddress, resumePath, subpagePath, thanksPath } from '../core/routes.ts';
import { toCaseStudyProps } from '../features/case-studies/props.ts';
import { toSectionsProps } from '../features/experiences/props.ts';
import type { ResumePdf } from '../features/experiences/sections.ts';
import { toHighlights } from '../features/home/highlights.ts';
import { toRecordLabel } from '../features/home/record-label.ts';
import { emptyLabel } from '../features/not-found/drawing.ts';
import { toAllPhotos } from '../features/photos/props.ts';
import { toGalleryView } from '../gallery/gallery.ts';
import type {
  HomeProps,
  OwnerLink,
  PageProps,
  ProjectCard,
  ProjectsProps,
  PropsOfKind,
  SiteProps,
} from './page-props.ts';
import {
  type Owner,
  type Profile,
  type Project,
  plainIcon,
  type SiteContent,
  withName,
} from './site-content.ts';
import { type Subpage, type SubpageKind, subpages } from './subpages.ts';

/** Cuts the content into what each page shows. `formAction` depends on how the site is served. */
export function toSiteProps(
  content: SiteContent,
  formAction: string,
  revisions: Record<string, string>,
  resumePdf: ResumePdf,
): SiteProps {
  const { pages, owner, site, look } = content;
  const shown = pages.filter(({ kind }) => kind !== 'notFound');
  const select = pageSelectors(content, formAction, revisions, resumePdf);
  const toSubpageProps = subpageSelectors(content, revisions);
  return {
    shell: {
      language: site.language,
      barColors: { light: look.screen.day.paper, dark: look.screen.night.paper },
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
        return { kind, name, path, content: select[kind](page) } as PageProps;
      }),
      ...subpages(content).map((page) => {
        const { kind, name, path, parent } = page;
        // As above.
        return { kind, name, path, parent, content: toSubpageProps[kind](page) } as PageProps;
      }),
    ],
  };
}

/** What a page of each kind shows. */
function pageSelectors(
  content: SiteContent,
  formAction: string,
  revisions: Record<string, string>,
  resumePdf: ResumePdf,
): { [K in PageKind]: (page: Page) => PropsOfKind[K] } {
  const { owner, site } = content;
  const head = (page: Page) => headOf(page, owner.name);
  const galleriesOn = (page: Page) =>
    content.galleries
      .filter((gallery) => gallery.page === page.name && gallery.photos.length > 0)
      .map((gallery) => toGalleryView(gallery, revisions[gallery.name] ?? '', page.path, head(page).heading));
  const highlights = toHighlights(content);
  return {
    home: (page) => ({
      head: head(page),
      ownerName: owner.name,
      ownerRole: `${owner.role}${content.locale.lists.comma}${owner.location}`,
      phrases: content.home.phrases.map((phrase) => withName(phrase, owner.name)),
      intro: mapWords(content.home.intro, (words) => withName(words, owner.name)),
      buttons: homeButtons(content, page, resumePdf),
      label: toRecordLabel(content, highlights.projects?.cards),
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
      projects: content.projects.toReversed().map((project) => toProjectCard(project, page, content)),
      lenses: collectLenses(content.lenses, { projects: content.projects }),
    }),
    experiences: (page) => ({ head: head(page), ...toSectionsProps(content, page.name, resumePdf) }),
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
    notFound: (page) => ({ head: head(page), drawing: content.drawing ?? emptyLabel }),
  };
}

/** The buttons that lead somewhere, in the owner's order. */
function homeButtons(
  { pages, home, owner }: SiteContent,
  page: Page,
  resumePdf: ResumePdf,
): HomeProps['buttons'] {
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
function projectFilters({ all, categories = [] }: Page, projects: Project[]): ProjectsProps['filters'] {
  const filled = categories.filter(({ name }) => projects.some(({ category }) => category === name));
  if (filled.length < 2) return [];
  return [
    { category: '', label: all ?? null },
    ...filled.map(({ name, label }) => ({ category: name, label })),
  ];
}

function toProjectCard(project: Project, page: Page, { caseStudies, locale }: SiteContent): ProjectCard {
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
      ? { story: subpagePath(page.path, project.name) }
      : {}),
  };
}

/** What a page below another shows, by its kind. */
function subpageSelectors(
  content: SiteContent,
  revisions: Record<string, string>,
): { [K in SubpageKind]: (page: Subpage) => PropsOfKind[K] } {
  const { pages, owner, galleries } = content;
  return {
    caseStudy: (page) => toCaseStudyProps(page, content),
    photos: (page) => {
      const parent = pages.find(({ path }) => path === page.parent);
      const gallery = galleries.find(
        ({ name, page: place }) => name === page.subject && place === parent?.name,
      );
      if (!parent || !gallery) throw new Error(`no gallery for ${page.path}`);
      return {
        head: headOf(page, owner.name),
        parent: { path: parent.path, label: withName(parent.nav, owner.name) },
        photos: toAllPhotos(gallery, page.part ?? 1, revisions[gallery.name] ?? ''),
      };
    },
  };
}

/** The profiles that `names` chooses, in its order; all of them where nothing is said. */
export function chooseProfiles({ profiles }: Owner, names: readonly string[] | undefined): Profile[] {
  return names
    ? names.flatMap((name) => profiles.filter((profile) => profile.name === networkSlug(name)))
    : profiles;
}

function contactLinks({ owner, contact }: SiteContent): OwnerLink[] {
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
