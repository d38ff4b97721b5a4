import { stemOf } from '../../model/text.ts';
import type { Wording } from '../problems.ts';

/** Every sentence the video step can say; the file's name stands before it. */
export const videoMessages = {
  damaged: {
    summary: 'this video cannot be read',
    explanation: 'It is cut short, damaged, or of a kind that is not known here.',
    mend: 'Copy it from the camera or phone again, or export it as MP4 (H.264).',
  },
  noPicture: {
    summary: 'nothing is to be seen in this video',
    explanation: 'It holds sound alone.',
    mend: 'Export it again with its picture, as MP4 (H.264).',
  },
  noPoster: (file: string): Wording => ({
    summary: 'no picture stands for this video before it plays',
    explanation: 'It is what visitors see first, and on paper.',
    mend: `Put a picture of the same name beside it:   content/${stemOf(file)}.jpg`,
  }),
} as const satisfies Record<string, Wording | ((...facts: never[]) => Wording)>;
