import { sharp } from '../images/set-up-sharp.ts';
import { starterPictures } from './starter-content.ts';

/** The site's own green on its own paper (src/site/styles/tokens.css), as every screen shows them. */
const colours = { paper: '#e6f1ec', line: '#0c5a44', faint: '#9cc7b5' };

type Drawing = { width: number; height: number; shapes: string };

const underscore = (x: number, y: number, width: number, height: number) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${colours.line}"/>`;

/** Shapes alone: letters would look different, or be missing, on each machine. */
const drawings: Record<keyof typeof starterPictures, Drawing> = {
  portrait: { width: 1200, height: 1500, shapes: underscore(240, 1180, 720, 64) },
  hobbies: {
    width: 1200,
    height: 900,
    shapes: [
      underscore(200, 250, 460, 36),
      underscore(200, 430, 800, 36),
      underscore(200, 610, 300, 36),
    ].join(''),
  },
  contact: {
    width: 1200,
    height: 900,
    shapes: `<g fill="none" stroke="${colours.line}" stroke-width="28" stroke-linejoin="round"><rect x="220" y="220" width="760" height="460" rx="12" fill="#ffffff"/><path d="M220 236 600 500 980 236"/></g><g stroke="${colours.faint}" stroke-width="28"><path d="M330 590h240"/></g>`,
  },
};

/** Pictures for the places that need one before the owner has their own: path in content/ -> PNG. */
export async function drawStarterPictures(): Promise<Map<string, Buffer>> {
  const drawn = Object.entries(starterPictures).map(
    async ([name, place]) =>
      [`${place}.png`, await draw(drawings[name as keyof typeof starterPictures])] as const,
  );
  return new Map(await Promise.all(drawn));
}

/** A picture for a new record, as PNG; what it shows is `standInAlt`. */
export function drawStandIn(): Promise<Buffer> {
  return draw({ width: 1200, height: 750, shapes: underscore(200, 520, 420, 44) });
}

function draw({ width, height, shapes }: Drawing): Promise<Buffer> {
  const paper = `<rect width="${width}" height="${height}" fill="${colours.paper}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${paper}${shapes}</svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
}
