/**
 * A montage of encoded pictures, for looking at. It is written where you say, outside content/.
 *
 *   tsx sample-art/core/contact-sheet.ts /tmp/travel.png content/images/travel/*.avif
 *   COLUMNS=3 CELL=520 tsx sample-art/core/contact-sheet.ts …
 */
import sharp from 'sharp';

const GAP_PX = 8;
const BACKGROUND = '#f9fbfa';

/** Pictures in rows, each fitted into a cell of 3:2, portraits included whole. */
export async function writeContactSheet(
  output: string,
  pictures: readonly string[],
  { columns = 4, cellPx = 390 } = {},
): Promise<void> {
  const cellHeightPx = Math.round((cellPx * 2) / 3);
  const rows = Math.ceil(pictures.length / columns);
  const cells = await Promise.all(
    pictures.map(async (picture, i) => {
      const { data, info } = await sharp(picture)
        .resize(cellPx, cellHeightPx, { fit: 'inside', kernel: 'lanczos3' })
        .removeAlpha()
        .png()
        .toBuffer({ resolveWithObject: true });
      const left = GAP_PX + (i % columns) * (cellPx + GAP_PX) + Math.floor((cellPx - info.width) / 2);
      const top = GAP_PX + Math.floor(i / columns) * (cellHeightPx + GAP_PX);
      return { input: data, left, top: top + Math.floor((cellHeightPx - info.height) / 2) };
    }),
  );
  await sharp({
    create: {
      width: columns * (cellPx + GAP_PX) + GAP_PX,
      height: rows * (cellHeightPx + GAP_PX) + GAP_PX,
      channels: 3,
      background: BACKGROUND,
    },
  })
    .composite(cells)
    .png()
    .toFile(output);
}

const [output, ...pictures] = process.argv.slice(2);
if (import.meta.url === `file://${process.argv[1]}` && output) {
  await writeContactSheet(output, pictures, {
    columns: Number(process.env.COLUMNS ?? 4),
    cellPx: Number(process.env.CELL ?? 390),
  });
}
