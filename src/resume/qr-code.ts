import { encode } from 'uqr';

/** A QR code as squares of one unit. */
export type QrCode = {
  /** Units on each side, without the quiet zone of four around it. */
  size: number;
  /** The dark ones, row by row, as the path of an SVG. */
  rows: string[];
};

/** The code of an address, read even where 15 % of it is covered. */
export function qrCode(address: string): QrCode {
  const { size, data } = encode(address, { ecc: 'M', border: 0 });
  const rows = data.map((row, y) => {
    const shades = row.map((isDark) => (isDark ? '1' : '0')).join('');
    const runs = shades.matchAll(/1+/g);
    return Array.from(runs, ({ 0: { length }, index }) => `M${index} ${y}h${length}v1h-${length}z`).join('');
  });
  return { size, rows };
}
