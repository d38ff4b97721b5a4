import type { RawPhoto } from '../content/gallery-schema.ts';
import { pageOfKind } from '../content/pages.ts';
import { type Clip, type Figure, type Picture, type PictureFiles, posterPath } from '../core/picture.ts';
import { freeName, splitCommaList, stemOf } from '../core/text.ts';
import { ownerNames } from '../features/experiences/sections/publications/publications.ts';
import { resolveSection, sectionPictures } from '../features/experiences/sections.build.ts';
import { withPrivacyFacts } from '../features/texts/privacy.build.ts';
import type { Locale } from '../i18n/locale.ts';
import type { PictureRequest } from '../media/images/types.ts';
import type { OriginalFile } from '../media/originals/list-originals.ts';
import { figuresOf, mapFigures, type RawFigure, type StoryBlock } from '../story/story.ts';
import { visiblePages } from './page-kinds.ts';
import { resolveOwner } from './resolve-owner.ts';
import { withSearchPage } from './search-index.ts';
import type { RawContent, SiteContent } from './site-content.ts';
import { unlistedPages, withoutUnlisted } from './visibility.ts';

/** `drawn` if its use implies that it is not a photo; see `PictureKind`. */
type PictureUse = { source: string; kind?: 'drawn' };

/** Every use of a picture in the content, in the order of the pages; for a video, its poster. */
export function listPictureUses(rawContent: RawContent): PictureUse[] {
  const { about, galleries, projects, caseStudies, notes, pageTexts, sections, contact } = rawContent;
  const slides = projects.flatMap(({ images = [] }) => images);
  const uses: PictureUse[] = [
    ...[about.portrait, ...about.texts.map((text) => text.picture)].flatMap((placed) =>
      placed ? [{ source: placed.source }] : [],
    ),
    ...galleries.flatMap(({ photos }) => photos.map(({ source }) => ({ source }))),
    ...slides.flatMap(({ original, thumbnail }) => [
      { source: original, kind: 'drawn' as const },
      { source: thumbnail || original, kind: 'drawn' as const },
    ]),
    ...caseStudies.flatMap(({ story }) =>
      figuresOf(story).map(({ source }) => ({
        source,
        ...(source.startsWith('/images/projects/') ? { kind: 'drawn' as const } : {}),
      })),
    ),
    ...notes.flatMap(({ cover, story }) =>
      [...(cover ? [cover] : []), ...figuresOf(story)].map(({ source }) => ({ source })),
    ),
    ...pageTexts.flatMap(({ story }) => figuresOf(story).map(({ source }) => ({ source }))),
    ...sectionPictures(sections).map((source) => ({ source })),
    ...(contact.image ? [{ source: contact.image }] : []),
  ];
  return uses.map((use) => ({ ...use, source: posterPath(use.source) }));
}

/** The same with their originals; `files` holds every public path. */
export function wantedPictures(
  rawContent: RawContent,
  files: ReadonlyMap<string, OriginalFile>,
): PictureRequest[] {
  return listPictureUses(rawContent).map((use) => {
    const file = files.get(use.source);
    if (!file) throw new Error(`no original was found for ${use.source}`);
    return { ...use, file };
  });
}

type PicturesByPath = Pick<ReadonlyMap<string, { picture: PictureFiles; clip?: Clip }>, 'get'>;

/**
 * The content with pictures instead of their paths. `prepared` must contain every path in `listPictureUses`, `videos`
 * every path of a video.
 */
export function resolveContent(
  rawContent: RawContent,
  prepared: PicturesByPath,
  locale: Locale,
  videos: ReadonlyMap<string, { clip: Clip }> = new Map(),
): SiteContent {
  const resolve = (visible: RawContent) => resolveVisible(visible, prepared, locale, videos);
  const content = resolve(withoutUnlisted(rawContent));
  return { ...content, unlisted: unlistedPages(rawContent, content, resolve) };
}

function resolveVisible(
  rawContent: RawContent,
  prepared: PicturesByPath,
  locale: Locale,
  videos: ReadonlyMap<string, { clip: Clip }>,
): SiteContent {
  const picture = (source: string, alt: string, focus?: string): Picture => {
    const found = prepared.get(posterPath(source));
    if (!found) throw new Error(`no picture was prepared for ${source}`);
    const clip = videos.get(source)?.clip ?? found.clip;
    return { ...found.picture, alt, ...(clip ? { clip } : {}), ...(focus ? { focus } : {}) };
  };
  const placed = (place: { source: string; alt: string } | undefined) =>
    place ? picture(place.source, place.alt) : null;
  const photosOf = (gallery: { camera?: boolean | undefined; photos: RawPhoto[] }) =>
    gallery.photos.map(({ camera, ...photo }) => figure(gallery.camera ? { ...photo, camera } : photo));
  const figure = ({ name, title, camera, alt, source, focus, formerly }: RawPhoto): Figure => ({
    name,
    title,
    ...(camera ? { camera } : {}),
    ...(formerly ? { formerly } : {}),
    picture: picture(source, alt, focus),
  });
  const { about, galleries, contact } = rawContent;
  const content: SiteContent = {
    ...rawContent,
    locale,
    owner: resolveOwner(rawContent.owner),
    pages: visiblePages(rawContent),
    about: {
      ...about,
      portrait: placed(about.portrait),
      texts: about.texts.map(({ prose, sign = '', ...text }) => ({
        prose,
        sign,
        picture: placed(text.picture),
      })),
    },
    galleries: galleries.map((gallery) => ({
      ...gallery,
      photos: photosOf(gallery),
    })),
    photoBatches: galleries.flatMap(({ name: gallery, photos }) => {
      const days = [...new Set(photos.flatMap(({ added = [] }) => added))];
      return days.map((added) => ({
        gallery,
        added,
        photos: photos.filter((photo) => photo.added === added).map(figure),
      }));
    }),
    projects: rawContent.projects.map(
      (
        { languages = '', additionalInfo = '', images = [], activeLink = '', draft, unlisted, ...project },
        index,
      ) => ({
        ...{
          id: index + 1,
          type: '',
          category: '',
          github: '',
          devpostLink: '',
          links: [],
          formerly: [],
          tags: [],
        },
        ...{ start: '', end: project.date },
        ...project,
        activeLink: typeof activeLink === 'string' ? activeLink : '',
        isRetired: typeof activeLink !== 'string',
        languages: splitCommaList(languages),
        tools: splitCommaList(additionalInfo),
        slides: images.map(({ original, thumbnail, alt, focus }) => ({
          original: picture(original, alt, focus),
          ...(thumbnail && thumbnail !== original ? { thumbnail: picture(thumbnail, alt) } : {}),
        })),
      }),
    ),
    caseStudies: rawContent.caseStudies.map(
      ({ project, role = '', dates = '', summary = '', tags = [], story }) => ({
        project,
        role,
        dates,
        summary,
        tags,
        story: resolveFigures(story, picture),
      }),
    ),
    notes: rawContent.notes.map(({ cover, draft, unlisted, ...note }) => ({
      ...{ updated: '', summary: '', discuss: '', tags: [], formerly: [] },
      ...note,
      story: resolveFigures(
        cover ? [{ kind: 'figures', figures: [{ ...cover, title: '' }] }, ...note.story] : note.story,
        picture,
      ),
    })),
    pageTexts: rawContent.pageTexts.map(({ page, story }) => ({
      page,
      story: withPrivacyFacts(resolveFigures(story, picture), {
        ...rawContent,
        hasForm: pageOfKind(rawContent.pages, 'contact') !== undefined,
        locale,
      }),
    })),
    sections: rawContent.sections.map((section) =>
      resolveSection(section, {
        locale,
        picture,
        ownerNames: ownerNames(rawContent.owner),
      }),
    ),
    contact: {
      intro: contact.intro,
      formTitle: contact.formTitle,
      sign: contact.sign,
      links: contact.links,
      picture: contact.image ? picture(contact.image, contact.imageAlt ?? '') : null,
    },
    unlisted: [],
    readers: [],
  };
  return { ...content, pages: withSearchPage(content) };
}

/** Each picture gets the name of its file for its address; names are unique. */
function resolveFigures(
  story: readonly StoryBlock<RawFigure>[],
  picture: (source: string, alt: string) => Picture,
): StoryBlock[] {
  const names = new Set<string>();
  return mapFigures(story, ({ source, alt, title }) => {
    const name = freeName(stemOf(source).replace(/^.*\//, ''), (taken) => names.has(taken));
    names.add(name);
    return { name, title, picture: picture(source, alt) };
  });
}
