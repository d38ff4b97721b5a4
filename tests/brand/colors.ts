export type Rgb = [red: number, green: number, blue: number];

/**
 * Converts a color from OKLCH to the linear sRGB that a screen shows. Uses the formulas of the specification instead of
 * the library that solves the palette (https://www.w3.org/TR/css-color-4/#color-conversion-code).
 */
export function linearRgb(oklch: string): Rgb {
  const match = /^oklch\(([\d.]+)%\s+([\d.]+)\s+([\d.]+)/.exec(oklch);
  if (!match) throw new Error(`${oklch} is not an OKLCH color`);
  const [lightness, chroma, hue] = [
    Number(match[1]) / 100,
    Number(match[2]),
    (Number(match[3]) * Math.PI) / 180,
  ];
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (value: number) => Math.min(1, Math.max(0, value));
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** WCAG 2 contrast ratio of two colors. */
export function contrast(one: Rgb, other: Rgb): number {
  const luminance = ([r, g, b]: Rgb) => 0.2126 * r + 0.7152 * g + 0.0722 * b;
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** A translucent color over another, both in linear light. Blends encoded values, as browsers do. */
export function over(front: Rgb, alpha: number, back: Rgb): Rgb {
  const encode = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);
  const decode = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  return front.map((channel, index) =>
    decode(encode(channel) * alpha + encode(back[index] ?? 0) * (1 - alpha)),
  ) as Rgb;
}

/**
 * A color in linear sRGB as a person without one kind of cone sees it (Machado, Oliveira, Fernandes 2009, severity 1:
 * https://www.inf.ufrgs.br/~oliveira/pubs_files/CVD_Simulation/CVD_Simulation.html).
 */
export const eyes: Record<string, (seen: Rgb) => Rgb> = {
  protanopia: throughMatrix([
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ]),
  deuteranopia: throughMatrix([
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ]),
  tritanopia: throughMatrix([
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ]),
};

function throughMatrix(rows: Rgb[]): (seen: Rgb) => Rgb {
  return ([r, g, b]) => rows.map(([x, y, z]) => Math.min(1, Math.max(0, x * r + y * g + z * b))) as Rgb;
}
