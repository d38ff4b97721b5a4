import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { castCaptions, familyOfCaption } from '../../sample-art/travel/caption-families.ts';
import { FAMILIES } from '../../sample-art/travel/families.ts';

const captions = (parse(readFileSync('content/travel.yaml', 'utf8')) as { title: string }[]).map(
  ({ title }) => title,
);

describe('the kind of place a caption speaks of', () => {
  it.each([
    ['Fushimi Inari before the crowds, Kyoto, Japan', 'torii'],
    ['Itsukushima at high tide, Miyajima, Japan', 'seaTorii'],
    ['Moraine Lake on a July morning, Alberta, Canada', 'alpine'],
    ['Harbourfront in the rain, Toronto, Canada', 'city'],
    ['Waterfront at Lunenburg, Nova Scotia, Canada', 'harbour'],
    ['Skógafoss in June, Iceland', 'waterfall'],
    ['Jökulsárlón at midnight in summer, Iceland', 'ice'],
  ] as const)('%s', (caption, family) => {
    expect(familyOfCaption(caption)).toBe(family);
  });

  it('takes the more particular word', () => {
    expect(familyOfCaption('Maples over Lake Ashi, Hakone, Japan')).toBe('fuji');
    expect(familyOfCaption('Bamboo at Hokoku-ji after rain, Kamakura, Japan')).toBe('bamboo');
  });

  it('does without accents and case', () => {
    expect(familyOfCaption('JOKULSARLON')).toBe(familyOfCaption('Jökulsárlón'));
  });

  it('falls back to the country, then to mountains', () => {
    expect(familyOfCaption('Somewhere unnamed, Mexico')).toBe('calle');
    expect(familyOfCaption('Somewhere unnamed')).toBe('alpine');
  });

  it('numbers the captions of a family in their order', () => {
    const cast = castCaptions(['Lake Louise, Canada', 'White Sands, USA', 'Peyto Lake, Canada']);
    expect(cast).toEqual([
      { family: 'alpine', use: 0 },
      { family: 'dunes', use: 0 },
      { family: 'alpine', use: 1 },
    ]);
  });
});

describe("the sample's captions", () => {
  it('call for at least 24 kinds of places', () => {
    expect(new Set(captions.map(familyOfCaption)).size).toBeGreaterThanOrEqual(24);
  });

  it('never draw the same scene twice', () => {
    const repeated = castCaptions(captions).flatMap(({ family, use }, i) =>
      use < FAMILIES[family].scenes.length ? [] : [captions[i]],
    );
    expect(repeated).toEqual([]);
  });
});
