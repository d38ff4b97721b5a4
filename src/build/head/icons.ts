import sharp from 'sharp';
import type { Corners, Look } from '../../brand/look.ts';

/** Radius, of 32. */
const iconCorners: Record<Corners, number> = { square: 3, soft: 7, round: 12 };

/** The underscore on paper; `reach` is its share of the square, so that a mask does not crop it. */
function iconSvg({ screen }: Look, reach: number, corner: number, sizePx?: number): string {
  const { paper, decoration } = screen.light;
  const size = sizePx ? ` width="${sizePx}" height="${sizePx}"` : '';
  const width = 22 * reach;
  const x = (32 - width) / 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"${size}>` +
    `<rect width="32" height="32" rx="${corner}" fill="${paper}"/>` +
    `<rect x="${x}" y="${16 + 5 * reach}" width="${width}" height="${5 * reach}" fill="${decoration}"/></svg>`
  );
}

export function faviconSvg(look: Look): string {
  return iconSvg(look, 1, iconCorners[look.corners]);
}

/** Icons in the sizes that browsers and phones request. */
export async function siteIcons(look: Look): Promise<{ path: string; bytes: Uint8Array }[]> {
  const png = (sizePx: number, reach: number, corner: number) => {
    const svg = Buffer.from(iconSvg(look, reach, corner, sizePx));
    return sharp(svg).png({ compressionLevel: 9, palette: true }).toBuffer();
  };
  const corner = iconCorners[look.corners];
  const [small, touch, medium, large, maskable] = await Promise.all([
    png(32, 1, corner),
    png(180, 1, 0),
    png(192, 1, corner),
    png(512, 1, corner),
    png(512, 0.7, 0),
  ]);
  return [
    { path: 'favicon.svg', bytes: Buffer.from(faviconSvg(look)) },
    { path: 'favicon.ico', bytes: icoOf(small, 32) },
    { path: 'apple-touch-icon.png', bytes: touch },
    { path: 'icon-192.png', bytes: medium },
    { path: 'icon-512.png', bytes: large },
    { path: 'icon-maskable.png', bytes: maskable },
  ];
}

/**
 * A PNG in an .ico file: a 6-byte header, one 16-byte entry, then the unchanged PNG
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
