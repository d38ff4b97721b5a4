import { type Diagnostic, type DiagnosticText, diagnosticInFile } from '../../core/diagnostics.ts';
import { groupBy } from '../../core/group-by.ts';
import { didYouMean, joinAlternatives, quote } from '../../core/quoted-values.ts';
import { slugify } from '../../core/slugify.ts';
import { lastName, nearest, stemOf } from '../../core/text.ts';
import { labelOf, type OriginalFile } from './list-originals.ts';

/** A video with its poster and captions. */
export type VideoOriginal = {
  file: OriginalFile;
  /** Null if there is none. */
  poster: OriginalFile | null;
  /** `language` is part of the file name: `harbour.fr.vtt`; null for the language of the site. */
  captions: { file: OriginalFile; language: string | null } | null;
};

type Originals = {
  /** The original of a public path in `field` of a record, or why there is none. */
  resolve: (source: string, field: string) => { original: OriginalFile } | { refusal: DiagnosticText };
  /** The same for the public path of a video. */
  resolveVideo: (source: string, field: string) => { video: VideoOriginal } | { refusal: DiagnosticText };
  /** Unused originals that differ only in their extension; `sources` are the public paths in records. */
  findDoubled: (sources: Iterable<string>) => Diagnostic[];
};

/** Allowed file names, which become part of addresses. */
const usableName = /^[a-z0-9][a-z0-9_-]*\.[a-zA-Z0-9]+$/;

/** Indexes originals by public path without its extension. */
export function indexOriginals(originals: readonly OriginalFile[]): Originals {
  const ofKind = (kind: OriginalFile['kind']) => originals.filter((original) => original.kind === kind);
  const byStem = groupBy(ofKind('picture'), ({ stem }) => stem);
  const videos = groupBy(ofKind('video'), ({ stem }) => stem);
  const captions = ofKind('captions');
  return {
    resolve(source, field) {
      const found = byStem.get(stemOf(source)) ?? [];
      const [original, ...others] = found;
      if (!original) return { refusal: explainMissing(source, field, originals, 'picture') };
      if (others.length > 0) return { refusal: pictureTwice(field, source, found.map(labelOf)) };
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
      if (several) return { refusal: pictureTwice(field, source, several.map(labelOf)) };
      const [poster = null] = posters;
      const [track] = tracks;
      const language = track ? languageIn(track) : null;
      return { video: { file, poster, captions: track ? { file: track, language } : null } };
    },
    findDoubled(sources) {
      const stemsInUse = new Set([...sources].map(stemOf));
      const doubled = [...byStem].filter(([stem, found]) => found.length > 1 && !stemsInUse.has(stem));
      return doubled.map(([, found]) =>
        diagnosticInFile(found[0]?.relative ?? '', {
          code: 'pictures-of-one-name',
          summary: `${found.length} pictures differ only in their extension`,
          why: `They are ${found.map(labelOf).join(', ')}; a record could mean any of them.`,
          fix: 'Keep one of them and move the others out of content/images.',
        }),
      );
    },
  };
}

/** The path without extension that records use for a file. For captions, it is the path of their video. */
export function namedStem({ stem, kind }: OriginalFile): string {
  return kind === 'captions' ? stem.replace(languageInName, '') : stem;
}

function languageIn({ stem }: OriginalFile): string | null {
  return languageInName.exec(stem)?.[1] ?? null;
}

/** A BCP 47 tag between the name and the extension: `.fr`, `.pt-BR`. */
const languageInName = /\.([a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*)$/;

/** Explains why no record uses an original. */
export function explainUnused({ relative, kind }: OriginalFile): DiagnosticText {
  if (kind === 'captions')
    return {
      code: 'captions-without-video',
      summary: 'there is no video for these captions',
      why: 'Captions have the name of the video beside them: harbour.mp4 and harbour.vtt, or harbour.fr.vtt.',
      fix: 'Rename the file, or move it out of content/images.',
    };
  const name = lastName(relative);
  if (usableName.test(name))
    return {
      code: 'unused-picture',
      summary: `no record shows this ${kind === 'video' ? kind : 'picture'}`,
      why: 'It is not published.',
      fix: 'Add a record that names it, or move it out of content/images.',
    };
  const stem = stemOf(name);
  return {
    code: 'unusable-file-name',
    summary: 'this name cannot be part of an address',
    why: 'Only lowercase letters a to z, digits, hyphens and underscores can.',
    fix: `Rename the file to ${slugify(stem) || 'picture'}${name.slice(stem.length).toLowerCase()}`,
  };
}

function explainMissing(
  source: string,
  field: string,
  originals: readonly OriginalFile[],
  expectedKind: 'picture' | 'video',
): DiagnosticText {
  const stem = stemOf(source);
  const pictures = originals.filter(({ kind }) => kind === expectedKind);
  const alike = originals
    .filter(({ kind }) => kind !== 'captions')
    .filter((original) => original.stem.toLowerCase() === stem.toLowerCase());
  const other = alike.find(({ kind }) => kind === expectedKind) ?? alike[0];
  if (other) return explainOther(source, field, other, expectedKind, pictures);
  const folder = stem.slice(0, stem.lastIndexOf('/') + 1);
  const here = pictures.filter((original) => original.stem.startsWith(folder));
  const neighbor = nearest(
    stem.slice(folder.length),
    here.map((original) => original.stem.slice(folder.length)),
  );
  const namesakes = pictures.filter((original) => original.stem.endsWith(stem.slice(folder.length - 1)));
  const similar = neighbor
    ? folder + neighbor
    : nearest(
        stem,
        namesakes.map((original) => original.stem),
      );
  const suggestion = similar && similar + source.slice(stem.length);
  const [extensions, example] =
    expectedKind === 'picture'
      ? ['jpg, jpeg, png, webp, avif, tif, tiff or gif', 'jpg']
      : ['mp4, mov, m4v, webm or mkv', 'mp4'];
  return {
    code: 'no-such-picture',
    summary: `${field} is ${quote(source)}, but there is no such ${expectedKind}`,
    why: `Expected content${stem} with the extension ${extensions}.`,
    fix: suggestion ? didYouMean(suggestion) : `Put the ${expectedKind} there:   content${stem}.${example}`,
  };
}

/** Explains why the file at the path of a record is not the expected picture or video. */
function explainOther(
  source: string,
  field: string,
  other: OriginalFile,
  expectedKind: 'picture' | 'video',
  pictures: readonly OriginalFile[],
): DiagnosticText {
  const named = `${field} is ${quote(source)}, but`;
  const actual = labelOf(other);
  switch (other.kind) {
    case expectedKind: {
      const expected = `content${stemOf(source)}${other.relative.slice(other.stem.length - 1)}`;
      return {
        code: 'picture-name-differs',
        summary: `${named} the picture is called ${actual}`,
        why: 'Web servers distinguish upper and lower case.',
        fix: `Rename the file:   ${actual}   to   ${expected}`,
      };
    }
    case 'video':
      return {
        code: 'picture-is-video',
        summary: `${named} the file there is a video, ${actual}`,
        why: 'Photos of galleries, pictures of projects and pictures in stories can be videos; other pictures cannot.',
        fix: `If a video is allowed there, write its own extension,   ${stemOf(source)}.mp4   otherwise use a picture.`,
      };
    case 'picture':
      return {
        code: 'video-is-picture',
        summary: `${named} the file there is a picture, ${actual}`,
        why: 'The extension decides whether it is a picture or a video.',
        fix: `Write the extension of a picture:   ${stemOf(source)}.jpg`,
      };
    case 'folder': {
      const held = pictures.filter(({ relative }) => relative.startsWith(`${other.relative}/`));
      const [only] = held.length === 1 ? held : [];
      return {
        code: 'picture-is-folder',
        summary: `${named} ${actual} is a folder`,
        why: 'A picture is a file, not a folder.',
        fix: only
          ? `Move the picture out of it, remove the folder, then rename the picture:   ${labelOf(only)}   to   ${actual}`
          : `Rename the folder, and put the picture there:   ${actual}`,
      };
    }
    case 'outside':
      return {
        code: 'link-outside',
        summary: `${named} ${actual} is a link to a file outside content/`,
        why: 'Only files in content/ are published.',
        fix: 'Replace the link with a copy of the picture.',
      };
    case 'nowhere':
      return {
        code: 'link-to-nothing',
        summary: `${named} ${actual} is a link to a missing file`,
        why: 'Its target was moved or removed.',
        fix: 'Replace the link with a copy of the picture.',
      };
    default:
      return {
        code: 'wrong-file-kind',
        summary: `${named} the file there is ${actual}`,
        why: 'Pictures can be JPEG, PNG, WebP, AVIF, TIFF or GIF.',
        fix: 'Open it in an image editor and export it as JPEG, with the best quality.',
      };
  }
}

function pictureTwice(field: string, source: string, files: string[]): DiagnosticText {
  return {
    code: 'ambiguous-picture',
    summary: `${field} is ${quote(source)}, which could be ${joinAlternatives(files)}`,
    why: 'Records ignore the extension, so only one file may have that name.',
    fix: 'Keep one of them and move the others out of content/images.',
  };
}
