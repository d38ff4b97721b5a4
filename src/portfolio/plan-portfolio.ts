import { fits, type Lens, markedFirst } from '../content/lens.ts';
import { headOf, type Page, pageOfKind } from '../content/pages.ts';
import { type Project, projectAddresses, projectDates } from '../content/project.ts';
import type { Figure, Picture } from '../core/picture.ts';
import { inlinesOf, type Prose, type RichText } from '../core/prose.ts';
import { absoluteAddress, subpagePath } from '../core/routes.ts';
import { addressWithoutScheme, withName } from '../core/text.ts';
import { doiAddress, type Publication } from '../features/experiences/sections/publications/publications.ts';
import { sectionsOfKind } from '../features/experiences/sections.ts';
import { layOutRows } from '../features/photos/justified-layout.ts';
import { proportionOf } from '../gallery/gallery.ts';
import { joinParts } from '../i18n/isolate.ts';
import { writeShortVcard } from '../resume/contact-vcard.ts';
import { openingOf, planResume, type ResumePlan } from '../resume/plan-resume.ts';
import { type QrCode, qrCode } from '../resume/qr-code.ts';
import { tailorContent } from '../resume/tailor-content.ts';
import { chooseProofs } from '../site/proofs.ts';
import { pictureAddress } from '../site/site-address.ts';
import type { SiteContent } from '../site/site-content.ts';
import { captionsAsText, mapFigures, type StoryBlock } from '../story/story.ts';
import { type Sheet, type SheetName, sheetOf } from './sheet.ts';

export type PortfolioOptions = {
  lens: Lens | undefined;
  /** Names of projects; all with a case study that fit, by default. */
  stories: readonly string[] | undefined;
  sheet: SheetName;
};

/** What a portfolio contains, in the order of its pages. */
export type PortfolioPlan = Pick<
  ResumePlan,
  'language' | 'region' | 'direction' | 'isSpacious' | 'hasItalics' | 'name' | 'keywords' | 'contact' | 'site'
> & {
  sheet: Sheet;
  /** Title of the document. */
  title: string;
  kind: string;
  role: string;
  /** "" without a lens. */
  chosenFor: string;
  cover: PlacedPicture | null;
  profile: { title: string; statement: RichText; portrait: PlacedPicture | null; texts: Prose };
  stories: PortfolioStory[];
  /** Projects, or positions and publications of an owner without projects. */
  lists: { title: string; entries: PortfolioEntry[] }[];
  /** Photos by gallery in rows of one height, for an owner without case studies. */
  photos: { title: string; rows: PlacedPicture[][] }[];
  contactTitle: string;
  card: QrCode & { alt: string };
  labels: Record<'madeWith' | 'role' | 'period' | 'notes', string> & { callouts: Record<string, string> };
};

/** A picture with its largest size on paper, in points. */
export type PlacedPicture = {
  /** Its path for Typst, which is also its identity. */
  id: string;
  source: string;
  width: number;
  height: number;
  alt: string;
  caption: string;
  /** Leads to a video, of which this is the poster. */
  video?: QrCode & { href: string; alt: string };
};

type PortfolioStory = {
  name: string;
  title: string;
  type: string;
  summary: string;
  facts: { label: string; text: string }[];
  link: { href: string; text: string };
  blocks: StoryBlock<PlacedPicture>[];
};

type PortfolioEntry = {
  title: RichText;
  line: string;
  paragraphs: RichText[];
  bullets: RichText[];
  /** Skills, or a prize. */
  note: string;
  link: { href: string; text: string } | null;
  picture: PlacedPicture | null;
};

/** Maximum number of entries in each list. */
const maxEntries = 8;
const maxPhotos = 24;
/** A last row with few photos is enlarged at most by this factor. */
const maxStretch = 1.3;

/** Null if there is nothing to show: no case study, project, photo, publication or position. */
export function planPortfolio(whole: SiteContent, options: PortfolioOptions): PortfolioPlan | null {
  const { lens } = options;
  const content = lens ? tailorContent(whole, lens) : whole;
  const { owner, locale, pages } = content;
  const resume = planResume(content, null);
  const sheet = sheetOf(options.sheet);
  let pictures = 0;
  const place: Place = (figure, width, height) => {
    pictures += 1;
    return placePicture(figure, { width, height }, { content, name: `/pictures/${pictures}.jpg`, sheet });
  };
  const chosen = chooseStories(content, options);
  const stories = chosen.map((project) => planStory(project, content, sheet, place));
  const others = content.projects.filter((project) => !chosen.includes(project)).toReversed();
  const projects = chooseProjects(others, lens);
  const photos = stories.length === 0 ? planPhotos(content, sheet, place) : [];
  const lists =
    projects.length > 0
      ? [
          {
            title: titleOf(pageOfKind(pages, 'projects'), content),
            entries: projects.map((project) => planProject(project, content, sheet, place)),
          },
        ]
      : stories.length > 0
        ? []
        : planRecords(content, { lens, withJobs: photos.length === 0 }, sheet, place);
  if (stories.length + lists.length + photos.length === 0) return null;
  const [proof] = chooseProofs(content, lens).filter(({ picture }) => picture && !picture.clip);
  const { portrait, lede = '', texts } = content.about;
  const picture = proof?.picture ?? content.galleries.flatMap((gallery) => gallery.photos)[0]?.picture;
  const isPortraitOnCover = !picture && portrait !== null;
  // A face is not cut off.
  const share = isPortraitOnCover ? 0.72 : 1;
  const cover = picture ?? portrait;
  const about = pageOfKind(pages, 'about');
  const contact = pageOfKind(pages, 'contact');
  const { documents, words } = locale;
  const card = qrCode(writeShortVcard(content));
  return {
    ...resume,
    sheet,
    kind: documents.portfolio,
    title: [resume.name, documents.portfolio, lens?.title].filter(Boolean).join(' · '),
    chosenFor: lens ? documents.brief.chosenFor({ lens: lens.title }) : '',
    cover: cover
      ? place({ title: '', picture: cover }, sheet.coverWidth * share, sheet.coverHeight * share)
      : null,
    profile: {
      title: titleOf(about, content) || owner.name,
      statement: resume.summary,
      portrait:
        portrait && !isPortraitOnCover
          ? place({ title: '', picture: portrait }, sheet.portrait, sheet.portrait * 1.4)
          : null,
      texts: [
        ...(lede === '' ? [] : [{ kind: 'paragraph' as const, children: inlinesOf(lede) }]),
        ...texts.flatMap(({ prose }) => prose),
      ],
    },
    stories,
    lists,
    photos,
    contactTitle: titleOf(contact, content) || owner.name,
    card: { ...card, alt: documents.brief.scan({ name: owner.name }) },
    labels: {
      madeWith: String(words.madeWith),
      role: String(words.role),
      period: String(words.period),
      notes: String(words.notes),
      callouts: words.callouts as Record<string, string>,
    },
  };
}

type Place = (figure: Pick<Figure, 'title' | 'picture'>, width: number, height: number) => PlacedPicture;

/** Pictures with fewer dots per inch look blurred in print. */
export const minDpi = 150;

/** As large as the space and the number of its dots allow. */
function placePicture(
  { title, picture }: Pick<Figure, 'title' | 'picture'>,
  space: { width: number; height: number },
  { content, name, sheet }: { content: SiteContent; name: string; sheet: Sheet },
): PlacedPicture {
  const [wide, high] = [space.width / picture.width, space.height / picture.height];
  // A cover fills its space, whatever that cuts off.
  const isCover = space.height === sheet.coverHeight;
  const scale = Math.min(isCover ? Math.max(wide, high) : Math.min(wide, high), 72 / minDpi);
  const placed = {
    id: name,
    source: picture.path,
    width: picture.width * scale,
    height: picture.height * scale,
    alt: picture.alt,
    caption: title,
  };
  return picture.clip?.kind === 'video' ? { ...placed, video: videoOf(picture.clip, content) } : placed;
}

function videoOf(
  clip: NonNullable<Picture['clip']>,
  { site, locale }: SiteContent,
): PlacedPicture['video'] & {} {
  const href = pictureAddress(site, clip);
  return { ...qrCode(href), href, alt: locale.documents.qrCode({ address: addressWithoutScheme(href) }) };
}

/** The heading of a page, or its label in the bar where that is the owner's name. */
function titleOf(page: Page | undefined, { owner }: SiteContent): string {
  if (!page) return '';
  const { heading } = headOf(page, owner.name);
  return heading === owner.name ? withName(page.nav, owner.name) : heading;
}

/** Newest first; with a lens those that fit, or all if none fits. */
function chooseStories(content: SiteContent, { lens, stories }: PortfolioOptions): Project[] {
  const { projects, caseStudies } = content;
  if (stories) return stories.flatMap((name) => projects.filter((project) => project.name === name));
  const withStory = projects
    .filter(({ name }) => caseStudies.some(({ project }) => project === name))
    .toReversed();
  const fitting = lens ? withStory.filter((project) => fits(project, lens.tags)) : [];
  return fitting.length > 0 ? fitting : withStory;
}

function chooseProjects(projects: Project[], lens: Lens | undefined): Project[] {
  return markedFirst(projects, (project) => lens !== undefined && fits(project, lens.tags)).slice(
    0,
    maxEntries,
  );
}

function planStory(project: Project, content: SiteContent, sheet: Sheet, place: Place): PortfolioStory {
  const { caseStudies, locale, site, pages } = content;
  const study = caseStudies.find((each) => each.project === project.name);
  const parent = pageOfKind(pages, 'projects')?.path ?? '';
  const href = absoluteAddress(site.url, subpagePath(parent, project.name));
  const { words } = locale;
  const blocks = mapFigures(captionsAsText(study?.story ?? [], locale), (figure) =>
    place(figure, sheet.column, sheet.maxPicture),
  );
  return {
    name: project.name,
    title: project.title,
    type: project.type,
    summary: study?.summary ?? '',
    facts: [
      { label: String(words.role), text: study?.role ?? '' },
      { label: String(words.period), text: study?.dates || projectDates(project, locale) },
      { label: String(words.madeWith), text: joinParts([...project.languages, ...project.tools], locale) },
    ].filter(({ text }) => text !== ''),
    link: { href, text: addressWithoutScheme(href) },
    blocks: blocks.map((block) => (block.kind === 'figures' ? compared(block, sheet) : linked(block, href))),
  };
}

/** Two pictures to compare are beside each other. */
function compared(
  block: Extract<StoryBlock<PlacedPicture>, { kind: 'figures' }>,
  { column, gap }: Sheet,
): StoryBlock<PlacedPicture> {
  if (block.figures.length < 2) return block;
  const maxWidth = (column - gap) / 2;
  const figures = block.figures.map((figure) => {
    const scale = Math.min(1, maxWidth / figure.width);
    return { ...figure, width: figure.width * scale, height: figure.height * scale };
  });
  return { ...block, figures };
}

/** Links to parts of the story lead to its page. */
function linked<B>(block: B, address: string): B {
  const visit = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(visit);
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(([key, part]) => [
      key,
      key === 'href' && String(part).startsWith('#') ? address + part : visit(part),
    ]);
    return Object.fromEntries(entries);
  };
  // The same block with other addresses.
  return visit(block) as B;
}

function planProject(project: Project, content: SiteContent, sheet: Sheet, place: Place): PortfolioEntry {
  const { locale } = content;
  const [first] = project.slides;
  const [address] = projectAddresses(project);
  return {
    title: project.title,
    line: joinParts([project.type, projectDates(project, locale)], locale),
    paragraphs: [openingOf(project.description)],
    bullets: [],
    note: joinParts([...project.languages, ...project.tools], locale),
    link: linkTo(address),
    picture: thumbnail(first?.original, sheet, place),
  };
}

function thumbnail(picture: Picture | null | undefined, { thumbnail }: Sheet, place: Place) {
  return picture ? place({ title: '', picture }, thumbnail, thumbnail) : null;
}

function linkTo(address: string | undefined): PortfolioEntry['link'] {
  return address ? { href: address, text: addressWithoutScheme(address) } : null;
}

/** Publications, otherwise positions, which are in the résumé as well. */
function planRecords(
  { sections, site, locale }: SiteContent,
  { lens, withJobs }: { lens: Lens | undefined; withJobs: boolean },
  sheet: Sheet,
  place: Place,
): PortfolioPlan['lists'] {
  const publications = sectionsOfKind(sections, 'publications').map(({ title, records, pages, path }) => {
    const { chosen, areSelected } = choosePublications(records, lens);
    const entries = chosen.map((publication): PortfolioEntry => {
      const { name, venue, details, date, byline, abstract, award, doi, address } = publication;
      const own = pages ? absoluteAddress(site.url, subpagePath(path, name)) : '';
      return {
        title: publication.title,
        line: joinParts([venue, details, date.slice(0, 4)], locale),
        paragraphs: [byline, abstract].filter((text) => text.length > 0),
        bullets: [],
        note: award,
        link: linkTo((doi && doiAddress(doi)) || address || own),
        picture: thumbnail(publication.picture, sheet, place),
      };
    });
    return { title: areSelected ? locale.documents.brief.proofs : title, entries };
  });
  const filled = publications.filter(({ entries }) => entries.length > 0);
  if (filled.length > 0 || !withJobs) return filled;
  const jobs = sectionsOfKind(sections, 'jobs').map(({ title, records }) => ({
    title,
    entries: records.toReversed().map(
      (job): PortfolioEntry => ({
        title: job.title,
        line: joinParts([job.organization, job.location, job.dates], locale),
        paragraphs: [],
        bullets: job.description,
        note: joinParts([...job.languages, ...job.tools], locale),
        link: null,
        picture: thumbnail(job.picture, sheet, place),
      }),
    ),
  }));
  return jobs.filter(({ entries }) => entries.length > 0);
}

/** What the owner selected, otherwise the newest; for a lens what fits it. */
function choosePublications(
  records: readonly Publication[],
  lens: Lens | undefined,
): { chosen: Publication[]; areSelected: boolean } {
  const newest = records.toReversed();
  const fitting = lens ? newest.filter((record) => fits(record, lens.tags)) : [];
  const selected = newest.filter(({ isSelected }) => isSelected);
  const areSelected = fitting.length === 0 && selected.length > 0;
  const [chosen = newest] = [fitting, selected].filter(({ length }) => length > 0);
  return { chosen: chosen.slice(0, maxEntries), areSelected };
}

/** The newest photos of each gallery, in equal shares. */
function planPhotos(content: SiteContent, sheet: Sheet, place: Place): PortfolioPlan['photos'] {
  const galleries = content.galleries.filter(({ photos }) => photos.length > 0);
  const share = Math.max(1, Math.floor(maxPhotos / Math.max(1, galleries.length)));
  return galleries.map((gallery) => {
    const page = content.pages.find(({ name }) => name === gallery.page);
    const figures = gallery.photos
      .slice(-share)
      .reverse()
      .map((figure) => place(figure, sheet.column, sheet.maxPicture));
    return { title: gallery.title || titleOf(page, content), rows: inRows(figures, sheet) };
  });
}

/** Rows fill the column where their pictures have enough dots. */
function inRows(figures: readonly PlacedPicture[], { column, gap, rowHeight }: Sheet): PlacedPicture[][] {
  const { starts } = layOutRows(figures.map(proportionOf), {
    widthPx: column,
    rowHeightPx: rowHeight,
    gapPx: gap,
    restShare: 0,
  });
  return starts.slice(0, -1).map((start, index) => {
    const row = figures.slice(start, starts[index + 1]);
    const proportions = row.reduce((sum, { width, height }) => sum + width / height, 0);
    const isLast = index === starts.length - 2;
    const height = Math.min(
      (column - (row.length - 1) * gap) / proportions,
      isLast ? rowHeight * maxStretch : Number.POSITIVE_INFINITY,
      ...row.map((figure) => figure.height),
    );
    return row.map((figure) => ({ ...figure, width: (figure.width * height) / figure.height, height }));
  });
}

export function picturesOf(plan: PortfolioPlan): PlacedPicture[] {
  return [
    plan.cover,
    plan.profile.portrait,
    ...plan.stories.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'figures' ? block.figures : [])),
    ),
    ...plan.lists.flatMap(({ entries }) => entries.map(({ picture }) => picture)),
    ...plan.photos.flatMap(({ rows }) => rows.flat()),
  ].filter((picture) => picture !== null);
}
