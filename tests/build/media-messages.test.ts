import { describe, expect, it } from 'vitest';
import { mediaMessages } from '../../src/build/media-messages.ts';
import { contentTypeOf } from '../../src/hosts/content-types.ts';
import { cacheControl, immutable, revalidate } from '../../src/hosts/headers.ts';

const files = [
  'images/travel/lake-9b7184b0-480.avif',
  'images/travel/lake-9b7184b0-1600.jpg',
  'images/travel/lake.jpg',
  // Eight letters between hyphens that are no fingerprint.
  'images/travel/lake-mountain-view.jpg',
  'images/projects/harbour-map/1-rehearse-2.jpg',
  'images/contact-0a1b2c3d-800.png',
  'images/contact.png',
  'images/travel/harbour-0a1b2c3d.mp4',
  'images/travel/harbour-0a1b2c3d.webm',
  'images/travel/wheel-0a1b2c3d-800.webp',
];

type Round = { filters: { includes: boolean; pattern: RegExp }[]; keep: string; type: string | undefined };

/** The printed lines as the tool reads them: filters in order, of which the last that matches decides. */
function readRounds(text: string): Round[] {
  return text
    .split('\n')
    .filter((line) => line.includes('aws s3 sync'))
    .map((line) => ({
      filters: [...line.matchAll(/--(include|exclude) "([^"]+)"/g)].map(([, kind, pattern = '']) => ({
        includes: kind === 'include',
        pattern: new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '.*')}$`),
      })),
      keep: /--cache-control "([^"]+)"/.exec(line)?.[1] ?? '',
      type: /--content-type (\S+)/.exec(line)?.[1],
    }));
}

describe('the lines that upload pictures', () => {
  const rounds = readRounds(
    mediaMessages.upload('https://media.owner.example/mine/', { immutable, revalidate }),
  );

  it.each(files)('take %s once, to be kept as long as by every other host', (file) => {
    const taking = rounds.filter(
      ({ filters }) => filters.findLast(({ pattern }) => pattern.test(file))?.includes ?? true,
    );
    expect(taking.map(({ keep }) => keep)).toEqual([cacheControl(`/${file}`)]);
    const isKnown = /\.(?:jpg|png)$/.test(file);
    expect(taking[0]?.type).toBe(isKnown ? undefined : contentTypeOf(file));
  });

  it('put them into the folder of the address', () => {
    expect(mediaMessages.upload('https://media.owner.example/mine/', { immutable, revalidate })).toContain(
      ' s3://BUCKET/mine/ ',
    );
    expect(mediaMessages.upload('https://media.owner.example', { immutable, revalidate })).toContain(
      ' s3://BUCKET/ ',
    );
  });
});
