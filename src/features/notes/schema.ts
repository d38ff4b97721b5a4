import { z } from 'zod';
import {
  alt,
  day,
  draft,
  formerly,
  math,
  numbered,
  picturePath,
  serverAddress,
  tags,
  textFor,
  unlisted,
} from '../../content/fields.ts';

/** The front matter of content/notes/<name>.md. */
export const noteSchema = z.strictObject({
  title: textFor('Title of the note.', 'What the ferries said in November'),
  date: day
    .describe('Day of publication, as YYYY-MM-DD. Until that day, the note is a draft.')
    .meta({ examples: ['2026-11-24'] }),
  updated: day
    .describe('Day of the last important change, as YYYY-MM-DD. Optional.')
    .meta({ examples: ['2026-12-02'] })
    .optional(),
  tags,
  summary: textFor(
    'One or two sentences for the list of notes, search engines and shared links. Default: the beginning of the text.',
    'A month of departures, and which ferry is late most often.',
  ).optional(),
  cover: z
    .strictObject({
      source: picturePath('notes/{name}', 'notes/2026-11-quay/quay.jpg'),
      alt: alt.meta({ examples: ['A ferry leaves the quay in fog.'] }),
    })
    .describe('A picture above the text. Optional.')
    .optional(),
  draft: draft
    .unwrap()
    .describe('true: shown only in drafts such as `npm start`, with a mark. Default: published on its date.')
    .optional(),
  unlisted,
  math,
  numbered,
  discuss: serverAddress
    .describe('Address of a post elsewhere where visitors can discuss the note. Optional.')
    .meta({ examples: ['https://hachyderm.io/@ada/113500000000000000'] })
    .optional(),
  formerly,
});
