import { describe, expect, it } from 'vitest';
import { readCaptions } from '../../../src/media/videos/read-captions.ts';
import { cpuSeconds } from '../../cpu-seconds.ts';

const read = (text: string) => readCaptions(Buffer.from(text));

describe('captions', () => {
  it('keep text, times, positions and markup', () => {
    const text =
      'WEBVTT\n\n1\n00:01.000 --> 00:02.500 line:0 align:start\n<v Ada>One &amp; two</v>\nthree\n\n01:00:00.000 --> 01:00:01.000\nLate';
    expect(read(`\uFEFF${text.replaceAll('\n', '\r\n')}`)).toEqual({
      text: 'WEBVTT\n\n00:01.000 --> 00:02.500 line:0 align:start\n<v Ada>One &amp; two</v>\nthree\n\n01:00:00.000 --> 01:00:01.000\nLate\n',
      faults: [],
    });
  });

  it('contain nothing active', () => {
    const { text, faults } = read(
      'WEBVTT Kind: captions\n\nNOTE from me\n\nSTYLE\n::cue { background: url(//elsewhere.example) }\n\n00:00.000 --> 00:01.000 region:x onclick:1\n<img src=x onerror=alert(1)> <c.red>a</c> & b > c',
    );
    expect(faults).toEqual([]);
    expect(text).toBe(
      'WEBVTT\n\n00:00.000 --> 00:01.000\n&lt;img src=x onerror=alert(1)&gt; <c.red>a</c> &amp; b &gt; c\n',
    );
  });

  it.each([
    ['1\n00:00:01,000 --> 00:00:02,000\nA film subtitle', 1, 'do not begin with WEBVTT'],
    ['WEBVTT\n\n00:00:01,000 --> 00:00:02,000\nWith a comma', 3, 'have invalid times here'],
    ['WEBVTT\n\n00:01.000 --> 00:02.000\nFirst\n\nlost words', 6, 'have invalid times here'],
    ['WEBVTT\n\n\n1\n00:02.000 --> 00:01.000\nBack', 5, 'end here before they begin'],
    ['WEBVTT\n\nNOTE nothing else', 1, 'contain no text'],
  ])('have their mistakes reported with the line: %j', (text, line, fault) => {
    expect(read(text).faults).toEqual([{ line, fault }]);
  });

  it('are refused quickly if they are not text or too long', async () => {
    expect(readCaptions(Buffer.from([0xff, 0xfe, 0x57])).faults[0]?.fault).toBe('are not text in UTF-8');
    const long = `WEBVTT\n\n00:00.000 --> 00:01.000\n${'<'.repeat(900_000)}`;
    const seconds = await cpuSeconds(() => {
      expect(read(long).faults).toEqual([]);
      expect(read(long + long).faults[0]?.fault).toBe('have more than 1 MB');
    });
    expect(seconds).toBeLessThan(1);
  });
});
