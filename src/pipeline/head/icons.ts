import sharp from 'sharp';

/** The underscore on paper; `reach` is how much of the square the mark may take, so that a mask cuts nothing off. */
function iconSvg(sizePx: number, reach: number, corner: number): string {
  const width = 22 * reach;
  const x = (32 - width) / 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${sizePx}" height="${sizePx}">` +
    `<rect width="32" height="32" rx="${corner}" fill="#f9fbfa"/>` +
    `<rect x="${x}" y="${16 + 5 * reach}" width="${width}" height="${5 * reach}" fill="#00693e"/></svg>`
  );
}

/** Icons of the sizes that browsers and phones ask for. */
export async function siteIcons(): Promise<{ path: string; bytes: Uint8Array }[]> {
  const png = (sizePx: number, reach: number, corner: number) => {
    const svg = Buffer.from(iconSvg(sizePx, reach, corner));
    return sharp(svg).png({ compressionLevel: 9, palette: true }).toBuffer();
  };
  const [small, touch, medium, large, maskable] = await Promise.all([
    png(32, 1, 3),
    png(180, 1, 0),
    png(192, 1, 3),
    png(512, 1, 3),
    png(512, 0.7, 0),
  ]);
  return [
    { path: 'favicon.ico', bytes: icoOf(small, 32) },
    { path: 'apple-touch-icon.png', bytes: touch },
    { path: 'icon-192.png', bytes: medium },
    { path: 'icon-512.png', bytes: large },
    { path: 'icon-maskable.png', bytes: maskable },
  ];
}

/**
 * A PNG in the wrapping of an .ico file: a 6-byte header, one 16-byte entry, then the PNG as it is
 * (https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10)).
 */
function icoOf(png: Buffer, sizePx: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(sizePx, 6);
  header.writeUInt8(sizePx, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
