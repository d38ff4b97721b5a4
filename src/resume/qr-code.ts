import { encode } from 'uqr';

/** A QR code in units. */
export type QrCode = {
  /** Side length, without the quiet zone of four units. */
  size: number;
  /** The dark squares, row by row, as the path of an SVG. */
  rows: string[];
};

/** Readable with 15 % of it covered. */
export function qrCode(text: string): QrCode {
  const { size, data } = encode(text, { ecc: 'M', border: 0 });
  const rows = data.map((row, y) => {
    const runs = row
      .map((isDark) => (isDark ? '1' : '0'))
      .join('')
      .matchAll(/1+/g);
    return Array.from(runs, ({ 0: { length }, index }) => `M${index} ${y}h${length}v1h-${length}z`).join('');
  });
  return { size, rows };
}

/** As an SVG, with its quiet zone. */
export function qrImage(text: string): string {
  const { size, rows } = qrCode(text);
  const side = size + 2 * quietZone;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-quietZone} ${-quietZone} ${side} ${side}" shape-rendering="crispEdges">`,
    `<path fill="#fff" d="M${-quietZone} ${-quietZone}h${side}v${side}h${-side}z"/><path d="${rows.join('')}"/></svg>`,
  ].join('');
}

/** Four units around the code: https://www.qrcode.com/en/howto/code.html */
const quietZone = 4;
