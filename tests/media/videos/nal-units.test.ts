import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findLeaks } from '../../../src/media/find-leaks.ts';
import { holdsUserData, onlyRendered } from '../../../src/media/videos/nal-units.ts';
import { remuxVideo } from '../../../src/media/videos/remux-video.ts';
import { folderForAll } from '../../temporary-folder.ts';

const slice = Buffer.from('65888400ff', 'hex');
const avc = { codec: 'avc', lengthBytes: 4 } as const;

/** Units with length prefixes. */
function picture(...units: Buffer[]): Buffer {
  return Buffer.concat(units.flatMap((unit) => [Buffer.from([0, 0, 0, unit.length]), unit]));
}

/** An SEI unit with these messages, as hex of type, length and body. */
function enhancement(...messages: string[]): Buffer {
  return Buffer.from(`06${messages.join('')}80`, 'hex');
}

function userData(id: string, text: string): string {
  const body = Buffer.concat([Buffer.from(id, 'hex'), Buffer.from(text)]);
  return `05${body.length.toString(16).padStart(2, '0')}${body.toString('hex')}`;
}

const ofCamera = userData('086f3693b7b34f2c965321492feee5b8', 'serial 0042');
const ofEncoder = userData('dc45e9bde6d948b7962cd820d923eeef', 'x264 - core 164');
const recoveryPoint = '060184';
const clock = '010411223344';
const captions = '040bb500314741393403c1fffd80';

describe('a picture of H.264', () => {
  it('keeps only decoded and displayed parts', () => {
    const whole = picture(enhancement(ofCamera), enhancement(ofEncoder, recoveryPoint, clock), slice);
    expect(onlyRendered(whole, 4)).toEqual(picture(enhancement(recoveryPoint), slice));
    expect(onlyRendered(picture(slice, enhancement(captions)), 4)).toEqual(picture(slice));
    // Filler, and an unspecified type of unit.
    const nobodys = [Buffer.from('0cffff80', 'hex'), Buffer.from('1f736e3432', 'hex')];
    expect(onlyRendered(picture(...nobodys, slice), 4)).toEqual(picture(slice));
  });

  it('escapes zeros that look like the start of a unit', () => {
    // Mastering brightness 0000 0001 with the emulation prevention byte 3.
    const brightness = '90040000030105';
    expect(onlyRendered(picture(enhancement(ofCamera, brightness), slice), 4)).toEqual(
      picture(enhancement(brightness), slice),
    );
  });

  it('is read safely with any invalid length', () => {
    const hostile = Buffer.concat([picture(slice), Buffer.from('ffffffff06', 'hex')]);
    expect(onlyRendered(hostile, 4)).toEqual(picture(slice));
    expect(holdsUserData(picture(Buffer.from('0605ff', 'hex')), avc)).toBe(true);
  });

  it('is distinguished from one with encoder settings or closed captions', () => {
    expect(holdsUserData(picture(slice, enhancement(ofCamera)), avc)).toBe(true);
    expect(holdsUserData(picture(enhancement(ofEncoder), enhancement(captions), slice), avc)).toBe(false);
    // HEVC units have a header of two bytes.
    const unit = Buffer.from(`4e01${ofCamera}80`, 'hex');
    expect(holdsUserData(picture(unit), { codec: 'hevc', lengthBytes: 4 })).toBe(true);
  });
});

describe('a video with camera data in its pictures', () => {
  const folder = folderForAll();

  /** Replaces the encoder settings with camera data of the same length, so that all offsets stay valid. */
  async function filmed(name: string): Promise<string> {
    const bytes = await readFile(path.join(import.meta.dirname, '../../fixtures/videos', name));
    const at = bytes.indexOf(Buffer.from('dc45e9bde6d948b7962cd820d923eeef', 'hex'));
    bytes.write('086f3693b7b34f2c965321492feee5b8', at, 'hex');
    bytes.write('DJI serial 0042', at + 16);
    const file = path.join(folder, name);
    await writeFile(file, bytes);
    return file;
  }

  it.each(['timecode.mov', 'fragmented.mp4'])(
    'is found by the gate and published without the data: %s',
    async (name) => {
      const published = path.join(folder, 'published');
      const file = await filmed(name);
      const found = async () =>
        (await findLeaks(folder)).flatMap(({ file, tag }) => (tag.startsWith('user data') ? [file] : []));
      expect(await found()).toEqual([name]);
      const remuxed = await remuxVideo(file, 'mp4');
      expect(remuxed.toString('latin1')).not.toMatch(/DJI|x264/);
      await writeFile(`${published}.mp4`, remuxed);
      await rm(file);
      expect(await findLeaks(folder)).toEqual([]);
    },
  );
});
