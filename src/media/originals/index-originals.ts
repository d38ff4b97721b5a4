import { type Diagnostic, type DiagnosticText, diagnosticInFile } from '../../core/diagnostics.ts';
import { slugify } from '../../core/slugify.ts';
import { lastName, nearest, stemOf } from '../../core/text.ts';
import { labelOf, type OriginalFile } from './list-originals.ts';
import * as messages from './original-messages.ts';

/** A video with what lies beside it under its name. */
export type VideoOriginal = {
  file: OriginalFile;
  /** The picture shown before it plays; null where there is none. */
  poster: OriginalFile | null;
  /** `language` stands in the file's name: `harbour.fr.vtt`; null for that of the site. */
  captions: { file: OriginalFile; language: string | null } | null;
};

export type Originals = {
  /** The original that a record's public path means, or why there is none. `field` is the one that names it. */
  resolve: (source: string, field: string) => { original: OriginalFile } | { refusal: DiagnosticText };
  /** The same for the public path of a video. */
  resolveVideo: (source: string, field: string) => { video: VideoOriginal } | { refusal: DiagnosticText };
  /** Originals of one name that no record means yet; `sources` are the public paths that records write. */
  findDoubled: (sources: Iterable<string>) => Diagnostic[];
};

/** What an original may be called, since its name becomes part of an address. */
const usableName = /^[a-z0-9][a-z0-9_-]*\.[a-zA-Z0-9]+$/;

/** Originals by the public paths that mean them: the path before the ending decides, and the ending does not. */
export function indexOriginals(originals: readonly OriginalFile[]): Originals {
  const byStem = groupByStem(originals, 'picture');
  const videos = groupByStem(originals, 'video');
  const captions = originals.filter(({ kind }) => kind === 'captions');
  return {
    resolve(source, field) {
      const found = byStem.get(stemOf(source)) ?? [];
      const [original, ...others] = found;
      if (!original) return { refusal: explainMissing(source, field, originals, 'picture') };
      if (others.length > 0) return { refusal: messages.pictureTwice(field, source, found.map(labelOf)) };
      return { original };
    },
    resolveVideo(source, field) {
      const stem = stemOf(source);
      const [file] = videos.get(stem) ?? [];
      if (!file) return { refusal: explainMissing(source, field, originals, 'video') };
      const [posters, tracks] = [
        byStem.get(stem) ?? [],
        captions.filter((track) => namedStem(track) === stem),
      ];
      const several = [videos.get(stem) ?? [], posters, tracks].find(({ length }) => length > 1);
      if (several) return { refusal: messages.pictureTwice(field, source, several.map(labelOf)) };
      const [poster = null] = posters;
      const [track] = tracks;
      const language = track ? languageIn(track) : null;
      return { video: { file, poster, captions: track ? { file: track, language } : null } };
    },
    findDoubled(sources) {
      const stemsInUse = new Set([...sources].map(stemOf));
      const doubled = [...byStem].filter(([stem, found]) => found.length > 1 && !stemsInUse.has(stem));
      return doubled.map(([, found]) =>
        diagnosticInFile(found[0]?.relative ?? '', messages.unusedPictureTwice(found.map(labelOf))),
      );
    },
  };
}

function groupByStem(
  originals: readonly OriginalFile[],
  kind: OriginalFile['kind'],
): ReadonlyMap<string, OriginalFile[]> {
  const groups = new Map<string, OriginalFile[]>();
  for (const original of originals)
    if (original.kind === kind) groups.set(original.stem, [...(groups.get(original.stem) ?? []), original]);
  return groups;
}

/** The path without ending that records name a file by: of captions that of their video. */
export function namedStem({ stem, kind }: OriginalFile): string {
  return kind === 'captions' ? stem.replace(languageInName, '') : stem;
}

function languageIn({ stem }: OriginalFile): string | null {
  return languageInName.exec(stem)?.[1] ?? null;
}

/** A BCP 47 tag between the name and the ending: `.fr`, `.pt-BR`. */
const languageInName = /\.([a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*)$/;

/** Why no record shows an original: none can, because of its name, or simply none does. */
export function explainUnused({ relative, kind }: OriginalFile): DiagnosticText {
  if (kind === 'captions') return messages.unusedCaptions();
  const name = lastName(relative);
  if (usableName.test(name)) return messages.unusedPicture(kind === 'video' ? kind : 'picture');
  const stem = stemOf(name);
  return messages.badName(`${slugify(stem) || 'picture'}${name.slice(stem.length).toLowerCase()}`);
}

function explainMissing(
  source: string,
  field: string,
  originals: readonly OriginalFile[],
  wanted: 'picture' | 'video',
): DiagnosticText {
  const stem = stemOf(source);
  const pictures = originals.filter(({ kind }) => kind === wanted);
  const alike = originals
    .filter(({ kind }) => kind !== 'captions')
    .filter((original) => original.stem.toLowerCase() === stem.toLowerCase());
  const other = alike.find(({ kind }) => kind === wanted) ?? alike[0];
  if ((other?.kind === 'picture' || other?.kind === 'video') && other.kind !== wanted)
    return messages.otherThanNamed(field, source, labelOf(other), other.kind);
  switch (other?.kind) {
    case 'picture':
    case 'video': {
      const expected = `content${stem}${other.relative.slice(other.stem.length - 1)}`;
      return messages.pictureCase(field, source, labelOf(other), expected);
    }
    case 'folder': {
      const held = pictures.filter(({ relative }) => relative.startsWith(`${other.relative}/`));
      return messages.pictureIsFolder(field, source, labelOf(other), held.map(labelOf));
    }
    case 'outside':
      return messages.pictureOutside(field, source, labelOf(other));
    case 'nowhere':
      return messages.pictureNowhere(field, source, labelOf(other));
    case 'other':
      return messages.pictureTypeUnknown(field, source, labelOf(other));
  }
  const folder = stem.slice(0, stem.lastIndexOf('/') + 1);
  const here = pictures.filter((original) => original.stem.startsWith(folder));
  const neighbour = nearest(
    stem.slice(folder.length),
    here.map((original) => original.stem.slice(folder.length)),
  );
  const namesakes = pictures.filter((original) => original.stem.endsWith(stem.slice(folder.length - 1)));
  const similar = neighbour
    ? folder + neighbour
    : nearest(
        stem,
        namesakes.map((original) => original.stem),
      );
  const suggestion = similar && similar + source.slice(stem.length);
  return wanted === 'picture'
    ? messages.missingPicture(field, source, suggestion, stem)
    : messages.missingVideo(field, source, suggestion, stem);
}
