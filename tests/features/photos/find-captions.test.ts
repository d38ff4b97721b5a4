import { expect, it } from 'vitest';
import { findCaptions, foldCaption } from '../../../src/features/photos/useFoundPhotos.ts';

const captions = [
  'Old harbour at dawn, Québec',
  'Vacation house, Łódź',
  'The cat’s favourite box',
  '清水寺の夜桜',
  'Straßenbahn in Wien (1998)',
  'كاتدرائية مُونتريال',
];
const folded = captions.map(foldCaption);
const find = (query: string) => findCaptions(folded, query).map((index) => captions[index]);

it.each([
  ['quebec', 0],
  ['QUÉBEC', 0],
  ['dawn harb', 0],
  ['lodz', 1],
  ['cat', 2],
  ['cats box', 2],
  ['夜桜', 3],
  ['strassen', 4],
  ['1998', 4],
  ['مونتريال', 5],
])('finds a caption by %s', (query, index) => {
  expect(find(query)).toEqual([captions[index]]);
});

it('finds nothing if one of the words is missing or only part of another word', () => {
  expect(find('harbour dusk')).toEqual([]);
  expect(find('arbour')).toEqual([]);
});

it('finds all photos for an empty query', () => {
  expect(find(' – ')).toEqual(captions);
});
