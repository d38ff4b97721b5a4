import type { Look } from '../../brand/look.ts';
import type { Owner } from '../../content/owner.ts';
import { headOf, isListed, type Page, type PageHead } from '../../content/pages.ts';
import type { Picture } from '../../core/picture.ts';
import { mapText, type RichText } from '../../core/prose.ts';
import { resumePath } from '../../core/routes.ts';
import { withName } from '../../core/text.ts';
import { isolate, isolateWithin, joinParts } from '../../i18n/isolate.ts';
import type { Locale } from '../../i18n/locale.ts';
import { titledName } from '../../i18n/person-name.ts';
import { type Highlights, type HighlightsSource, type PhotoHighlight, toHighlights } from './highlights.ts';
import { type RecordLabelSource, type RecordLabelView, toRecordLabel } from './record-label.ts';

export type HomeProps = {
  head: PageHead;
  /** With titles. */
  ownerName: string;
  /** How to read the name; "" for none. */
  reading: string;
  /** Role and location of the owner. */
  ownerRole: string;
  phrases: string[];
  intro: RichText;
  /** An empty label is the link to the résumé PDF. */
  buttons: { path: string; label: string }[];
  label: RecordLabelView | null;
  highlights: Highlights;
  /** The component of the title, by the look. */
  title: 'TypedTitle' | 'StillTitle' | 'PortraitTitle' | 'PictureTitle';
  /** Of `PictureTitle` and `PortraitTitle`. */
  picture?: Picture;
  /** Whether the content of the other pages is below. */
  isWhole?: true;
};

/** `heading` is that of the page. */
export type TitleProps = Pick<HomeProps, 'phrases' | 'picture'> & { heading: string };

type HomeSource = HighlightsSource &
  RecordLabelSource & {
    owner: Owner;
    locale: Locale;
    look: Pick<Look, 'choices'>;
    about: { portrait: Picture | null };
    hasResumePdf: boolean;
  };

export function toHomeProps(page: Page, source: HomeSource): HomeProps {
  const { owner, home, locale } = source;
  const { choices } = source.look;
  const isWhole = choices.pages === 'one';
  const opensWithPicture = choices.home === 'pictures';
  // A photograph replaces the label, so its record is one of the highlights.
  const unlabelled = opensWithPicture
    ? toHighlights({ ...source, home: { ...home, label: undefined } }, Infinity)
    : undefined;
  const picture = unlabelled && openingPicture(source, unlabelled);
  const all = picture && unlabelled ? unlabelled : toHighlights(source);
  const portrait = (choices.home === 'portrait' && source.about.portrait) || undefined;
  const title = titleOf(choices.home, picture, portrait);
  // The cursor of the typed title is in the direction of the phrase.
  const isolatePhrase = title === 'TypedTitle' ? isolateWithin : isolate;
  const others = all.photos.filter(({ figure }) => figure.picture !== picture);
  const showsCovers = opensWithPicture && !home.highlights?.photos;
  const highlights = isWhole ? noHighlights : { ...all, photos: showsCovers ? coversOf(others) : others };
  return {
    head: headOf(page, owner.name),
    ownerName: titledName(owner, locale),
    reading: owner.reading ?? '',
    ownerRole: joinParts([owner.role, owner.location], locale),
    phrases: home.phrases.map((phrase) => isolatePhrase(withName(phrase, owner.name), locale.direction)),
    intro: mapText(home.intro, (words) => withName(words, owner.name)),
    buttons: homeButtons(page, source),
    // The photograph replaces it, or the record is below.
    label: picture || isWhole ? null : toRecordLabel(source, highlights.projects?.cards),
    highlights,
    title,
    ...(picture && { picture }),
    ...(portrait && { picture: portrait }),
    ...(isWhole && { isWhole }),
  };
}

const noHighlights: Highlights = { projects: null, photos: [] };

function titleOf(home: Look['choices']['home'], picture?: Picture, portrait?: Picture): HomeProps['title'] {
  if (portrait) return 'PortraitTitle';
  if (picture) return 'PictureTitle';
  return home === 'typed' ? 'TypedTitle' : 'StillTitle';
}

/** Galleries below a homepage that opens with a photograph: a cover of each. */
const maxCovers = 7;

function coversOf(photos: readonly PhotoHighlight[]): PhotoHighlight[] {
  const galleryOf = ({ id }: PhotoHighlight) => id.split('/', 1)[0];
  const isFirst = (photo: PhotoHighlight) =>
    photos.find((other) => galleryOf(other) === galleryOf(photo)) === photo;
  return photos.filter(isFirst).slice(0, maxCovers);
}

/**
 * The first photo that the owner highlights, otherwise the newest of the first gallery that is clearly wider than tall, or
 * the newest picture of a project; no video.
 */
function openingPicture(
  { home, galleries, projects }: HomeSource,
  { photos }: Highlights,
): Picture | undefined {
  const isStill = ({ clip }: Picture) => !clip;
  const chosen = home.highlights?.photos ? photos.map(({ figure }) => figure.picture) : [];
  const newest = galleries.flatMap((gallery) => gallery.photos.toReversed()).map(({ picture }) => picture);
  const wide = newest.find((picture) => isStill(picture) && picture.width > 1.2 * picture.height);
  const ofProjects = projects.flatMap(({ slides }) => slides[0]?.original ?? []);
  return chosen.find(isStill) ?? wide ?? newest.find(isStill) ?? ofProjects.findLast(isStill);
}

/** The buttons with an existing target, in the owner's order. */
function homeButtons(page: Page, source: HomeSource): HomeProps['buttons'] {
  const { pages, home, owner, hasResumePdf, sections } = source;
  const main = mainPage(source);
  const usual = [...new Set([main?.name ?? 'resume', 'resume'])].map((name) => ({ page: name }));
  const requested = home.buttons ?? usual;
  // The owner's label, from the button of its section.
  const resumeLabel = sections.find(({ kind }) => kind === 'resume')?.link ?? '';
  return requested.flatMap(({ page: name, label }: { page: string; label?: string | undefined }) => {
    const target = pages.find((candidate) => candidate.name === name && candidate !== page);
    if (target) return [{ path: target.path, label: withName(label ?? target.nav, owner.name) }];
    return name === 'resume' && hasResumePdf
      ? [{ path: resumePath, label: withName(label ?? resumeLabel, owner.name) }]
      : [];
  });
}

/** The page with the projects, otherwise the one with the most photos, records or notes. */
function mainPage({ pages, projects, galleries, notes, lists }: HomeSource): Page | undefined {
  const others = pages.filter(({ kind }) => kind !== 'home' && kind !== 'feed' && isListed({ kind }));
  const count = ({ kind, name, path }: Page) => {
    if (kind === 'notes') return notes.length;
    const ofPage = kind === 'gallery' ? galleries.filter(({ page }) => page === name) : [];
    const sections = lists.filter((list) => list.path === path);
    return ofPage.flatMap(({ photos }) => photos).length + sections.flatMap(({ records }) => records).length;
  };
  const withProjects = projects.length > 0 ? others.find(({ kind }) => kind === 'projects') : undefined;
  // The first of the pages with most records, or the first page on a site without records.
  return withProjects ?? others.toSorted((a, b) => count(b) - count(a))[0];
}
