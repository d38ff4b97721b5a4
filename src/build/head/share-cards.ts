import path from 'node:path';
import sharp from 'sharp';
import type { Shades } from '../../brand/look.ts';
import { isListed } from '../../content/pages.ts';
import { isForeign, withoutMark } from '../../core/foreign-text.ts';
import { maxPixels } from '../../core/limits.ts';
import type { Picture } from '../../core/picture.ts';
import { addressWithoutScheme } from '../../core/text.ts';
import { cachedAll, cacheKey, evictOldest } from '../../files/cache.ts';
import { engineRoot } from '../../files/output-paths.ts';
import { isSpacious } from '../../i18n/language.ts';
import type { PreparedPictures } from '../../media/images/prepare-pictures.ts';
import { foreignTextTest } from '../../site/languages/mark-foreign.ts';
import type { PageProps, SiteProps } from '../../site/page-props.ts';
import { shareCardPath, sharesCard } from '../../site/site-address.ts';
import type { SiteContent } from '../../site/site-content.ts';
import {
  loadTypesetter,
  type Typefaces,
  type Typesetter,
  typesettingRecipe,
} from '../../typst/typesetter.ts';

/** Number of builds whose cards stay in the cache. */
const buildsKept = 8;

/** The share card of each page that has an address. `foreignTexts` are in the first language of the site. */
export async function shareCards(
  content: SiteContent,
  { shell, pages }: SiteProps,
  foreignTexts: readonly string[],
  prepared: PreparedPictures['pictures'],
  faces: Typefaces,
  cacheDir: string,
): Promise<{ path: string; bytes: Uint8Array }[]> {
  const { owner, site, locale, look } = content;
  const photos = sharePhotos(content, { pages });
  const originals = new Map([...prepared.values()].map((each) => [each.picture.path, each]));
  const photoOf = (page: PageProps): SharePhoto | null => {
    const photo = photos.get(page.name);
    const original = photo && originals.get(photo.path);
    if (!photo || !original) return null;
    return { file: original.file.absolute, source: original.source, focus: photo.focus ?? usualFocus(photo) };
  };
  const render = await shareCardRenderer(look.screen.light, faces, cacheDir);
  const isForeignText = foreignTextTest(foreignTexts, owner.name);
  const ownLanguage = textLanguage(site.language, locale.direction);
  const firstLanguage = shell.source && textLanguage(shell.source.language, shell.source.direction);
  const listed = pages.filter((page) => isListed(page) && !sharesCard(page));
  const cards = await render(
    listed.map((page) => {
      const { description } = page.content.head;
      const heading = withoutMark(page.content.head.heading);
      // The owner's name, unless it is the heading.
      const label = shell.nav.find(({ path }) => path === page.path)?.label;
      const addition = page.kind === 'home' ? owner.role : withoutMark(label ?? heading);
      return {
        kicker: heading === owner.name ? addition : owner.name,
        heading,
        headingLanguage: (isForeign(page.content.head.heading) && firstLanguage) || ownLanguage,
        photo: photoOf(page),
        line: description,
        lineLanguage: (isForeignText(description) && firstLanguage) || ownLanguage,
        language: ownLanguage,
        hasMarks: look.choices.shape === 'ruled',
        address: addressWithoutScheme(site.url),
      };
    }),
  );
  await evictOldest(cacheDir, listed.length * buildsKept);
  return listed.map((page, index) => ({
    path: shareCardPath(page, photoOf(page) !== null).slice(1),
    bytes: cards[index] as Uint8Array,
  }));
}

function textLanguage(tag: string, direction: TextLanguage['direction']): TextLanguage {
  return { tag: tag.split('-', 1)[0] ?? 'en', direction, isSpacious: isSpacious(tag) };
}

/** Heads are in the upper part of tall photos, which lose most of their height. */
function usualFocus({ width, height }: Picture): string {
  return height > width ? '50% 25%' : '50% 50%';
}

/**
 * The photograph on the share card of a page, by the page's name: in looks whose homepage opens with one, for the homepage,
 * galleries, case studies and the About page. The first picture of a video or animation is none.
 */
export function sharePhotos(content: SiteContent, { pages }: Pick<SiteProps, 'pages'>): Map<string, Picture> {
  if (content.look.choices.home !== 'pictures') return new Map();
  return new Map(
    pages.flatMap((page) => {
      const photo = picturesOf(page, content).find(({ clip }) => !clip);
      return photo ? [[page.name, photo] as const] : [];
    }),
  );
}

/** Candidates, the best first. */
function picturesOf(page: PageProps, { galleries, projects }: SiteContent): Picture[] {
  const newestOf = (isShown: (gallery: { name: string; page: string }) => boolean) =>
    galleries.filter(isShown).flatMap(({ photos }) => photos.toReversed().map(({ picture }) => picture));
  switch (page.kind) {
    case 'home':
      return page.content.picture ? [page.content.picture] : [];
    case 'about':
      return page.content.portrait ? [page.content.portrait] : [];
    case 'gallery':
      return newestOf((gallery) => gallery.page === page.name);
    case 'photos':
      return newestOf(({ name }) => name === page.content.photos.name);
    case 'caseStudy': {
      const project = projects.find(({ name }) => name === page.content.project.name);
      return project?.slides.map(({ original }) => original) ?? [];
    }
    default:
      return [];
  }
}

const template = path.join(engineRoot, 'src/build/head/share-card.typ');
/** Raise when cards change with the same template, to invalidate the cache. */
const revision = 6;

type TextLanguage = {
  tag: string;
  direction: 'ltr' | 'rtl';
  /** Whether letters of the language join or are square, so that letter spacing stays normal. */
  isSpacious: boolean;
};

export type ShareCard = {
  /** Small line at the top: the owner's name, or what the heading does not say. */
  kicker: string;
  heading: string;
  headingLanguage: TextLanguage;
  line: string;
  lineLanguage: TextLanguage;
  address: string;
  /** Of the page: texts of every language are aligned to the side where it starts. */
  language: TextLanguage;
  /** The underscore after the heading, and the dotted grid of the default look. */
  hasMarks: boolean;
  /** Above the texts, which are on paper and not on the photo; null for a card of words. */
  photo?: SharePhoto | null;
};

type SharePhoto = {
  file: string;
  /** Identifies the bytes of the file. */
  source: string;
  /** The point that stays visible: `50% 20%`. */
  focus: string;
};

/** Of the photo; the template leaves this space. */
const photoSize = { width: 1200, height: 430 };

/** Cards per Typst document: one document each takes five times as long, and more for later ones. */
const cardsPerDocument = 25;

/**
 * Renders share cards as PNG, 1200 × 630 px, in the light theme, or takes them from the cache. Omits characters that neither
 * the site's typefaces nor `faces` have.
 */
export async function shareCardRenderer(
  colors: Shades,
  faces: Typefaces,
  cacheDir: string,
): Promise<(cards: readonly ShareCard[]) => Promise<Uint8Array[]>> {
  const { tools, parts } = await typesettingRecipe(template, faces);
  // Computed once for all cards, because it includes the typefaces.
  const shared = cacheKey({ tools: [...tools, 'sharp'], parts: [...parts, revision, colors] });
  let typesetter: Promise<Typesetter> | undefined;
  const renderTogether = (cards: readonly ShareCard[]) => {
    const recipes = cards.map(({ photo, ...card }) => ({
      tools: [],
      parts: [shared, card, ...(photo ? [photo.source, photo.focus] : [])],
    }));
    return cachedAll(cacheDir, recipes, async (missing) => {
      typesetter ??= loadTypesetter(template, faces);
      const { svgs } = await typesetter;
      const requested = missing.flatMap((place) => cards[place] ?? []);
      const texts = requested.map(({ photo, ...card }) => ({ ...card, hasPhoto: Boolean(photo) }));
      const drawings = await svgs({ colors, cards: texts });
      return Promise.all(
        drawings.map((svg, index) => {
          const photo = requested[index]?.photo;
          return photo ? toJpeg(svg, photo) : toPng(svg);
        }),
      );
    });
  };
  return async (cards) => {
    const rendered: Uint8Array[] = [];
    for (let first = 0; first < cards.length; first += cardsPerDocument)
      rendered.push(...(await renderTogether(cards.slice(first, first + cardsPerDocument))));
    return rendered;
  };
}

/** Sixteen colors suffice and halve the bytes. More effort saves 1 % in twice the time, more compression 3 % in 1.5 times. */
function toPng(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png({ compressionLevel: 6, colors: 16, dither: 0, effort: 1 }).toBuffer();
}

/** The card with its photo; without metadata. */
async function toJpeg(svg: string, { file, focus }: SharePhoto): Promise<Buffer> {
  const input = await cropTo(file, focus);
  return sharp(Buffer.from(svg))
    .composite([{ input, top: 0, left: 0 }])
    .flatten()
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

/** What `object-fit: cover` and `object-position` show of a picture. */
async function cropTo(file: string, focus: string): Promise<Buffer> {
  const { width, height } = photoSize;
  const { autoOrient: size } = await sharp(file, { limitInputPixels: false }).metadata();
  const scale = Math.max(width / size.width, height / size.height);
  const scaled = { width: Math.ceil(size.width * scale), height: Math.ceil(size.height * scale) };
  const [x = 0.5, y = 0.5] = focus.split(' ').map((share) => Number.parseFloat(share) / 100);
  return sharp(file, { failOn: 'warning', limitInputPixels: maxPixels })
    .autoOrient()
    .resize(scaled.width, scaled.height, { fit: 'fill' })
    .extract({
      left: Math.round((scaled.width - width) * x),
      top: Math.round((scaled.height - height) * y),
      width,
      height,
    })
    .toColourspace('srgb')
    .png({ compressionLevel: 1 })
    .toBuffer();
}
