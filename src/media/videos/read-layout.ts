import { type FileHandle, open } from 'node:fs/promises';
import type { ByteReader, LayoutParts } from './iso-boxes.ts';
import { readEbmlLayout } from './read-ebml-layout.ts';
import { readIsoLayout } from './read-iso-layout.ts';
import { picturesHoldUserData } from './read-pictures.ts';

/** `family` is null if the file is neither. */
export type VideoLayout = LayoutParts & { family: 'iso' | 'ebml' | null; isGitLfs: boolean };

const windowBytes = 256 * 1024;

/**
 * Reads the structure of a video without the library that the rest of the program uses, to find what the library
 * overlooks or writes by mistake. Does not read pictures and sound.
 */
export function readVideoLayout(file: string): Promise<VideoLayout> {
  return withReader(file, layoutOf);
}

/** The same, and also reads each picture to find user data of a camera. */
export function readWholeVideo(file: string): Promise<VideoLayout> {
  return withReader(file, async (reader) => {
    const layout = await layoutOf(reader);
    if (layout.family !== 'iso' || layout.fault !== null) return layout;
    try {
      const tags = (await picturesHoldUserData(reader)) ? ['user data among the pictures'] : [];
      return { ...layout, tags: [...layout.tags, ...tags] };
    } catch (error) {
      // A table is shorter than its header states.
      if (error instanceof RangeError) return { ...layout, fault: 'corrupt' };
      throw error;
    }
  });
}

async function layoutOf(reader: ByteReader): Promise<VideoLayout> {
  const head = await reader.read(0, 12);
  const family = familyOf(head);
  if (family === null) {
    const isGitLfs = (await reader.read(0, 40)).toString('latin1').startsWith('version https://git-lfs');
    return { family, isGitLfs, tags: [], filmedAt: '', fault: 'corrupt' };
  }
  const parts = family === 'iso' ? await readIsoLayout(reader) : await readEbmlLayout(reader);
  return { family, isGitLfs: false, ...parts, tags: [...new Set(parts.tags)].sort() };
}

async function withReader<T>(file: string, use: (reader: ByteReader) => Promise<T>): Promise<T> {
  const handle = await open(file);
  try {
    return await use(createReader(handle, (await handle.stat()).size));
  } finally {
    await handle.close();
  }
}

function familyOf(head: Buffer): VideoLayout['family'] {
  if (head.toString('latin1', 0, 4) === '\x1aE\xdf\xa3') return 'ebml';
  // Older QuickTime files have no `ftyp` box.
  return ['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip'].includes(head.toString('latin1', 4, 8))
    ? 'iso'
    : null;
}

function createReader(handle: FileHandle, size: number): ByteReader {
  let window: Buffer = Buffer.alloc(0);
  let windowAt = 0;
  return {
    size,
    async read(at, length) {
      const end = Math.min(size, at + length);
      if (at < windowAt || end > windowAt + window.length) {
        const bytes = Buffer.alloc(Math.min(Math.max(windowBytes, length), Math.max(0, size - at)));
        const { bytesRead } = await handle.read(bytes, 0, bytes.length, at);
        window = bytes.subarray(0, bytesRead);
        windowAt = at;
      }
      return window.subarray(at - windowAt, end - windowAt);
    },
  };
}
