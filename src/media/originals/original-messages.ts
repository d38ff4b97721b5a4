import type { DiagnosticText } from '../../core/diagnostics.ts';
import { didYouMean, oneOf, quote } from '../../core/quoted-values.ts';

/* Which original in content/images a record means by a picture's public path, and what stands in the way. */

export function missingPicture(
  field: string,
  source: string,
  similar: string | null,
  stem: string,
): DiagnosticText {
  return {
    summary: `${field} is ${quote(source)}, and there is no such picture`,
    why: `It is looked for as content${stem} with the ending jpg, jpeg, png, webp, avif, tif, tiff or gif.`,
    fix: similar ? didYouMean(similar) : `Put the picture there:   content${stem}.jpg`,
  };
}

export function missingVideo(
  field: string,
  source: string,
  similar: string | null,
  stem: string,
): DiagnosticText {
  return {
    summary: `${field} is ${quote(source)}, and there is no such video`,
    why: `It is looked for as content${stem} with the ending mp4, mov, m4v, webm or mkv.`,
    fix: similar ? didYouMean(similar) : `Put the video there:   content${stem}.mp4`,
  };
}

/** A record's path that ends as a picture's where a video lies, or the other way round. */
export function otherThanNamed(
  field: string,
  source: string,
  actual: string,
  kind: 'picture' | 'video',
): DiagnosticText {
  const right = source.replace(/\.\w+$/, kind === 'video' ? '.mp4' : '.jpg');
  return kind === 'video'
    ? {
        summary: `${field} is ${quote(source)}, and the file there is a video, ${actual}`,
        why: 'Photos of galleries, pictures of projects and those in their stories can be videos.',
        fix: `Name it there by its own ending,   ${right}   and put a picture in any other place.`,
      }
    : {
        summary: `${field} is ${quote(source)}, and the file there is a picture, ${actual}`,
        why: 'The ending says whether a picture or a video is meant.',
        fix: `Name it by the ending of a picture:   ${right}`,
      };
}

export function pictureCase(field: string, source: string, actual: string, expected: string): DiagnosticText {
  return {
    summary: `${field} is ${quote(source)}, and the picture is called ${actual}`,
    why: 'Capital and small letters differ: on a web server these are two names.',
    fix: `Rename the file:   ${actual}   to   ${expected}`,
  };
}

export function pictureTypeUnknown(field: string, source: string, actual: string): DiagnosticText {
  return {
    summary: `${field} is ${quote(source)}, and the file there is ${actual}`,
    why: 'Pictures can be JPEG, PNG, WebP, AVIF, TIFF or GIF.',
    fix: 'Open it in a picture program and export it as JPEG, with the best quality.',
  };
}

/** `held` are the pictures in the folder. */
export function pictureIsFolder(
  field: string,
  source: string,
  folder: string,
  held: string[],
): DiagnosticText {
  const [only = null] = held.length === 1 ? held : [];
  return {
    summary: `${field} is ${quote(source)}, and ${folder} is a folder`,
    why: 'A picture is a file; a folder can hold pictures but not be one.',
    fix: only
      ? `Take the picture out of it, remove the folder, then rename the picture:   ${only}   to   ${folder}`
      : `Rename the folder, and put the picture itself there:   ${folder}`,
  };
}

export function pictureOutside(field: string, source: string, link: string): DiagnosticText {
  return {
    summary: `${field} is ${quote(source)}, and ${link} is a link to a file outside content/`,
    why: 'Only what lies in content/ is published.',
    fix: 'Copy the picture itself into content/images in the place of the link.',
  };
}

export function pictureNowhere(field: string, source: string, link: string): DiagnosticText {
  return {
    summary: `${field} is ${quote(source)}, and ${link} is a link to a file that is not there`,
    why: 'What it led to was moved or removed.',
    fix: 'Copy the picture itself into content/images in the place of the link.',
  };
}

export function pictureTwice(field: string, source: string, files: string[]): DiagnosticText {
  return {
    summary: `${field} is ${quote(source)}, which could be ${oneOf(files)}`,
    why: 'The name before the ending decides, so there can be only one file of that name.',
    fix: 'Keep one of them and move the others out of content/images.',
  };
}

export function unusedPictureTwice(files: string[]): DiagnosticText {
  return {
    summary: `${files.length} pictures have the same name before the ending`,
    why: `They are ${files.join(', ')}; a record could mean each of them.`,
    fix: 'Keep one of them and move the others out of content/images.',
  };
}

export function unusedPicture(kind: 'picture' | 'video'): DiagnosticText {
  return {
    summary: `no record shows this ${kind}`,
    why: 'It is kept and not published.',
    fix: 'Add a record that names it, or move it out of content/images.',
  };
}

export function unusedCaptions(): DiagnosticText {
  return {
    summary: 'no video has the name of these captions',
    why: 'Captions lie beside their video, under its name: harbour.mp4 and harbour.vtt, or harbour.fr.vtt.',
    fix: 'Rename the file, or move it out of content/images.',
  };
}

export function badName(suggestion: string): DiagnosticText {
  return {
    summary: 'this name cannot stand in an address',
    why: 'Only small letters a to z, digits, hyphens and underscores can.',
    fix: `Rename the file to ${suggestion}`,
  };
}
