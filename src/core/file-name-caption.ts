/** Marks a caption that was derived from a file name and not confirmed by the owner yet. */
const mark = '?? ';

export function markFileNameCaption(caption: string): string {
  return caption === '' ? '' : `${mark}${caption}`;
}

export function isFileNameCaption(caption: string): boolean {
  return caption.startsWith(mark);
}

export function confirmCaption(caption: string): string {
  return isFileNameCaption(caption) ? caption.slice(mark.length) : caption;
}
