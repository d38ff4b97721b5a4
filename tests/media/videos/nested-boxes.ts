/** An MP4 of boxes in boxes, without any track. */
export function nestedBoxes(): Buffer {
  const nested = Buffer.alloc(400_000);
  for (let at = 0; at < nested.length; at += 8) {
    nested.writeUInt32BE(nested.length - at, at);
    nested.write(at === 0 ? 'moov' : 'udta', at + 4, 'latin1');
  }
  return nested;
}
