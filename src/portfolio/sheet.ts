/** Sizes of a page and its content, in points. */
export type Sheet = {
  width: number;
  height: number;
  marginX: number;
  marginY: number;
  /** Width between the margins. */
  column: number;
  /** Texts start after it. */
  inset: number;
  gap: number;
  /** Low enough for a page that is two fifths full when a picture moves to the next. */
  maxPicture: number;
  /** Height of photos in rows, before a row stretches to the width of the column. */
  rowHeight: number;
  coverWidth: number;
  coverHeight: number;
  portrait: number;
  thumbnail: number;
  isWide: boolean;
};

export const sheetNames = ['a4', 'letter', 'screen'] as const;
export type SheetName = (typeof sheetNames)[number];

const sizes = { a4: [595.28, 841.89], letter: [612, 792], screen: [800, 450] } as const;

export function sheetOf(name: SheetName): Sheet {
  const [width, height] = sizes[name];
  const isWide = name === 'screen';
  const marginX = isWide ? 56 : 54;
  const marginY = isWide ? 40 : 58;
  const column = width - 2 * marginX;
  return {
    width,
    height,
    marginX,
    marginY,
    column,
    inset: isWide ? 128 : 96,
    gap: 12,
    maxPicture: (height - 2 * marginY) * (isWide ? 0.68 : 0.5),
    rowHeight: column * 0.31,
    coverWidth: width * (isWide ? 0.56 : 1),
    coverHeight: height * (isWide ? 1 : 0.56),
    portrait: isWide ? 110 : 84,
    thumbnail: isWide ? 116 : 84,
    isWide,
  };
}
