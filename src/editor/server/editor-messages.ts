/** What the editor's server says, in the terminal and in its answers. */
export const ready = (address: string) =>
  `Edit your site at\n\n  ${address}\n\nThe address holds a key that is new at each start. Ctrl+C ends the editor.`;

export const foreignHost = 'The editor answers under the name localhost only.';
export const foreignOrigin = 'The editor takes requests from its own page only.';
export const noToken = 'Open the address that the terminal shows: it holds the key of this start.';
export const unknownFile = 'There is no such file to edit.';
export const fixFirst = 'Fix what stands under "To fix" first: a letter is set with the words of the site.';
export const badRequest = 'This request does not say what to do.';
export const tooLong = 'This is more than the editor takes at once.';
export const tooManyChanges =
  'These are more changes at once than can be carried out in a moment. Try again: each try comes further.';
export const notFound = 'There is nothing at this address.';
export const failed = 'This did not work; the terminal says why. Nothing was saved.';
export const cannotChange =
  'A file is written in a way that cannot be changed safely here. Open it in a text editor.';

export const importedPicture = (
  place: string,
  { width, height, hadLocation }: { width: number; height: number; hadLocation: boolean },
): string[] => [
  `Becomes content/${place} when you save, ${width} × ${height} px.`,
  ...(hadLocation ? ['It said where it was taken; the copy does not.'] : []),
];
export const pictureIsThere = (place: string) => `content/${place} looks the same and is used in its place.`;
export const pictureWaits = (place: string) =>
  `This is the picture that becomes content/${place} when you save.`;
