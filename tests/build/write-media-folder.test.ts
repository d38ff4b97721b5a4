import { describe, expect, it } from 'vitest';
import { uploadCommands } from '../../src/build/write-media-folder.ts';
import { contentTypeOf } from '../../src/hosts/content-types.ts';
import { cacheControl } from '../../src/hosts/headers.ts';

const files = [
  'images/travel/lake-9b7184b0-480.avif',
  'images/travel/lake-9b7184b0-1600.jpg',
  'images/travel/lake.jpg',
  // Eight letters between hyphens that are not a fingerprint.
  'images/travel/lake-mountain-view.jpg',
  'images/projects/harbour-map/1-rehearse-2.jpg',
  'images/contact-0a1b2c3d-800.png',
  'images/contact.png',
  'images/travel/harbour-0a1b2c3d.mp4',
  'images/travel/harbour-0a1b2c3d.webm',
  'images/travel/wheel-0a1b2c3d-800.webp',
];

type Command = { filters: { includes: boolean; pattern: RegExp }[]; keep: string; type: string | undefined };

/** Interprets the printed commands like the AWS CLI: the last matching filter decides. */
function readCommands(text: string): Command[] {
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

describe('the upload commands', () => {
  const commands = readCommands(uploadCommands('https://media.owner.example/mine/'));

  it.each(files)('upload %s once, with the same headers as every other host', (file) => {
    const matching = commands.filter(
      ({ filters }) => filters.findLast(({ pattern }) => pattern.test(file))?.includes ?? true,
    );
    expect(matching.map(({ keep }) => keep)).toEqual([cacheControl(`/${file}`)]);
    const isKnown = /\.(?:jpg|png)$/.test(file);
    expect(matching[0]?.type).toBe(isKnown ? undefined : contentTypeOf(file));
  });

  it('use the folder of the media address', () => {
    expect(uploadCommands('https://media.owner.example/mine/')).toContain(' s3://BUCKET/mine/ ');
    expect(uploadCommands('https://media.owner.example')).toContain(' s3://BUCKET/ ');
  });
});
