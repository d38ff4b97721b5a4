import type { Wording } from '../problems.ts';

/*
 * What the commands that change content/ say, in one file, so that their tone can be read through in one go. Why a
 * file is no picture is said by the picture step (images/picture-messages.ts).
 */

export const ownerMessages = {
  sameFile: (other: string): Wording => ({
    summary: `this is the same file as ${other}`,
    explanation: 'It is added once.',
    mend: '',
  }),
  sameAsKept: (place: string): Wording => ({
    summary: `this looks the same as ${place}`,
    explanation: 'Visitors would see one picture twice.',
    mend: 'To add it all the same:   --keep-lookalikes',
  }),
  sameAsNew: (other: string): Wording => ({
    summary: `this looks the same as ${other}`,
    explanation: 'Visitors would see one picture twice.',
    mend: 'To add it all the same:   --keep-lookalikes',
  }),
};
