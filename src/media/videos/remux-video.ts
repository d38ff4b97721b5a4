import {
  BufferTarget,
  Conversion,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  type VideoSource,
  type VideoTrackMetadata,
  WebMOutputFormat,
} from 'mediabunny';
import { isoBoxes } from './iso-boxes.ts';
import { onlyRendered } from './nal-units.ts';
import { withVideo } from './validate-video.ts';

export type Container = 'mp4' | 'webm';

/**
 * Copies the first picture and sound track of a video to a new file without encoding, and nothing else: no location, device,
 * date, title, cover, other track or unknown box, and no camera data in H.264 pictures. The index comes first.
 */
export async function remuxVideo(file: string, container: Container): Promise<Buffer> {
  return withVideo(file, async (input) => {
    const format =
      container === 'mp4' ? new Mp4OutputFormat({ fastStart: 'in-memory' }) : new WebMOutputFormat();
    const output = new RenderedOutput({ format, target: new BufferTarget() });
    const conversion = await Conversion.init({
      input,
      output,
      tracks: 'primary',
      tags: {},
      copy: { mode: 'forced' },
      showWarnings: false,
    });
    if (!conversion.isValid || conversion.discardedTracks.length > 0)
      throw new Error(conversion.discardedTracks.map(({ reason }) => reason).join());
    await conversion.execute();
    const file = Buffer.from(output.target.buffer ?? new ArrayBuffer(0));
    if (container === 'mp4') clearTimes(file);
    return file;
  });
}

/** Removes everything from H.264 pictures that is not decoded. */
class RenderedOutput extends Output<Mp4OutputFormat | WebMOutputFormat, BufferTarget> {
  override addVideoTrack(source: VideoSource, metadata?: VideoTrackMetadata) {
    if (source instanceof EncodedVideoPacketSource) {
      const add = source.add.bind(source);
      source.add = async (packet, meta) => {
        const { codec = '', description } = meta?.decoderConfig ?? {};
        if (!codec.startsWith('avc') || !description) return add(packet, meta);
        const settings = ArrayBuffer.isView(description)
          ? Buffer.from(description.buffer, description.byteOffset)
          : Buffer.from(description);
        const data = onlyRendered(Buffer.from(packet.data), ((settings[4] ?? 3) & 3) + 1);
        if (data.length > 0) await add(packet.clone({ data }), meta);
      };
    }
    return super.addVideoTrack(source, metadata);
  }
}

/** Clears the time of writing in three kinds of boxes, so that the same video gives the same bytes. */
function clearTimes(file: Buffer): void {
  for (const { type, body } of isoBoxes(file)) {
    if (['moov', 'trak', 'mdia'].includes(type)) clearTimes(body);
    // After version and flags: creation and modification, of 4 bytes each, or 8 in version 1.
    if (['mvhd', 'tkhd', 'mdhd'].includes(type)) body.fill(0, 4, body[0] === 1 ? 20 : 12);
  }
}
