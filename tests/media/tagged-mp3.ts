/** An MP3 file with these frames in its ID3v2 tag. */
export function taggedMp3(frames: Record<string, string>): Buffer {
  const body = Buffer.concat(Object.entries(frames).map(([name, value]) => frame(name, value)));
  const length = [body.length >> 7, body.length & 0x7f];
  return Buffer.concat([
    Buffer.from('ID3\x03\0\0'),
    Buffer.from([0, 0, ...length]),
    body,
    Buffer.from('sound'),
  ]);
}

function frame(name: string, value: string): Buffer {
  const body = Buffer.from(`\0${value}`, 'latin1');
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length);
  return Buffer.concat([Buffer.from(name), length, Buffer.alloc(2), body]);
}
