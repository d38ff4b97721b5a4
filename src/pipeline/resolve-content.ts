import { type Content, type Entries, splitCommaList } from '../model/content.ts';
import type { Picture, PictureRole } from '../model/picture.ts';

export type PictureUse = { source: string; alt: string; role: PictureRole; kind?: 'drawn' };

/** Every use of a picture in the content, in the order of the pages. */
export function listPictureUses(entries: Entries): PictureUse[] {
  const { about, galleries, projects, work, art, contact } = entries;
  const galleryUses = Object.values(galleries).flat();
  return [
    { source: about.portrait.source, alt: about.portrait.alt, role: 'plain' },
    { source: about.hobbiesPicture.source, alt: about.hobbiesPicture.alt, role: 'plain' },
    ...galleryUses.map(({ source, alt }) => ({ source, alt, role: 'gallery' }) as const),
    ...projects.flatMap(({ images }) =>
      images.flatMap(({ original, thumbnail, alt }) =>
        [...new Set([original, thumbnail || original])].map(
          (source) => ({ source, alt, role: 'slide', kind: 'drawn' }) as const,
        ),
      ),
    ),
    ...work.map(({ image, imageAlt }) => ({ source: image, alt: imageAlt, role: 'plain' }) as const),
    ...art.map(({ source, alt }) => ({ source, alt, role: 'plain', kind: 'drawn' }) as const),
    { source: contact.image, alt: contact.imageAlt, role: 'plain' },
  ];
}

/** Entries with pictures in the place of their paths. `pictures` holds every path that `listPictureUses` names. */
export function resolveContent(entries: Entries, pictures: ReadonlyMap<string, Picture>): Content {
  const picture = (source: string, alt: string): Picture => {
    const found = pictures.get(source);
    if (!found) throw new Error(`no picture was prepared for ${source}`);
    return { ...found, alt };
  };
  const figure = ({
    name,
    title,
    alt,
    source,
  }: {
    name: string;
    title: string;
    alt: string;
    source: string;
  }) => ({
    name,
    title,
    picture: picture(source, alt),
  });
  const { about, galleries, contact } = entries;
  return {
    ...entries,
    about: {
      ...about,
      portrait: picture(about.portrait.source, about.portrait.alt),
      hobbiesPicture: picture(about.hobbiesPicture.source, about.hobbiesPicture.alt),
    },
    galleries: {
      travel: galleries.travel.map(figure),
      food: galleries.food.map(figure),
      cat: galleries.cat.map(figure),
    },
    projects: entries.projects.map(({ languages, additionalInfo, images, activeLink, ...project }) => ({
      ...project,
      activeLink: typeof activeLink === 'string' ? activeLink : '',
      isRetired: typeof activeLink !== 'string',
      languages: splitCommaList(languages),
      tools: splitCommaList(additionalInfo),
      slides: images.map(({ original, thumbnail, alt }) => ({
        original: picture(original, alt),
        thumbnail: picture(thumbnail || original, alt),
      })),
    })),
    work: entries.work.map(({ languages, tools, image, imageAlt, ...work }) => ({
      ...work,
      languages: splitCommaList(languages),
      tools: splitCommaList(tools),
      picture: picture(image, imageAlt),
    })),
    awards: entries.awards.map(({ skills = '', ...award }) => ({ ...award, skills: splitCommaList(skills) })),
    art: entries.art.map(figure),
    contact: {
      intro: contact.intro,
      formTitle: contact.formTitle,
      picture: picture(contact.image, contact.imageAlt),
    },
  };
}

/** The pages' part of prepared pictures, by public path. */
export function picturesOf(prepared: ReadonlyMap<string, { picture: Picture }>): Map<string, Picture> {
  return new Map([...prepared].map(([source, { picture }]) => [source, picture]));
}
