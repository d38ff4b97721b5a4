import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { cached } from '../files/cache.ts';

export const cardWidthPx = 1200;
export const cardHeightPx = 630;
const fontPackages = ['next', 'mono'].map((face) => `@fontsource-variable/atkinson-hyperlegible-${face}`);
/** Raise when the card's drawing changes, so that cached cards are made anew. */
const revision = 3;

export type ShareCard = {
  /** Small line at the top: whose card it is, or what its heading does not say. */
  kicker: string;
  heading: string;
  line: string;
  address: string;
};

type Node = {
  type: string;
  props: { style?: Record<string, unknown>; children?: Node | string | (Node | string)[] };
};
type Faces = { name: string; data: Buffer; weight: 400 | 700; style: 'normal' }[];

const colours = { paper: '#f9fbfa', ink: '#10211c', muted: '#43514c', green: '#00693e', rule: '#d5dcd9' };

/** The homepage's paper under the type: a dotted grid that fades in from the right, and the label's green edge. */
const paper = `<defs>
<pattern id="dots" width="28" height="28" patternUnits="userSpaceOnUse"><circle cx="14" cy="14" r="2" fill="${colours.rule}"/></pattern>
<linearGradient id="fade" x1="0.4" y1="1" x2="1" y2="0.2"><stop offset="0" stop-color="#000"/><stop offset="1" stop-color="#fff"/></linearGradient>
<mask id="right"><rect width="${cardWidthPx}" height="${cardHeightPx}" fill="url(#fade)"/></mask></defs>
<rect width="${cardWidthPx}" height="${cardHeightPx}" fill="${colours.paper}"/>
<rect width="${cardWidthPx}" height="${cardHeightPx}" fill="url(#dots)" mask="url(#right)"/>
<rect width="${cardWidthPx}" height="18" fill="${colours.green}"/>`;

/** PNG of a share card, 1200 × 630 px, in the site's light look; from the cache where nothing changed. */
export async function drawShareCard(card: ShareCard, cacheDir: string): Promise<Uint8Array> {
  const recipe = { tools: ['satori', 'subset-font', 'sharp', ...fontPackages], parts: [revision, card] };
  return cached(cacheDir, recipe, async () => {
    // Loaded when a card is drawn, which few builds do.
    const { default: satori } = await import('satori');
    const svg = await satori(cardTree(card) as never, {
      width: cardWidthPx,
      height: cardHeightPx,
      fonts: await cardFaces(),
    });
    return sharp(Buffer.from(svg.replace(/<svg[^>]*>/, `$&${paper}`)))
      .png({ compressionLevel: 9, palette: true })
      .toBuffer();
  });
}

let faces: Promise<Faces> | undefined;

/** Satori reads static sfnt only, so the weights are cut out of the variable faces. */
async function cardFaces(): Promise<Faces> {
  const { default: subsetFont } = await import('subset-font');
  faces ??= Promise.all(
    (
      [
        ['next', 'Next', 700],
        ['next', 'Next', 400],
        ['mono', 'Mono', 700],
        ['mono', 'Mono', 400],
      ] as const
    ).map(async ([face, name, weight]) => {
      const file = createRequire(import.meta.url).resolve(
        `@fontsource-variable/atkinson-hyperlegible-${face}/files/atkinson-hyperlegible-${face}-latin-wght-normal.woff2`,
      );
      const data = await subsetFont(await readFile(file), undefined, {
        keepAllGlyphs: true,
        targetFormat: 'sfnt',
        variationAxes: { wght: weight },
      });
      return { name, data, weight, style: 'normal' as const };
    }),
  );
  return faces;
}

function cardTree({ kicker, heading, line, address }: ShareCard): Node {
  const headingPx = heading.length > 26 ? 76 : 104;
  return box(
    {
      boxSizing: 'border-box',
      width: '100%',
      height: '100%',
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: '64px 72px 56px',
      color: colours.ink,
      fontFamily: 'Next',
    },
    [
      box({ justifyContent: 'space-between', fontFamily: 'Mono', fontSize: 28, fontWeight: 700 }, [
        text({}, kicker),
        text({ color: colours.muted, fontWeight: 400 }, address),
      ]),
      box({ flexDirection: 'column' }, [
        box(
          {
            alignItems: 'flex-end',
            flexWrap: 'wrap',
            fontSize: headingPx,
            fontWeight: 700,
            letterSpacing: '-0.035em',
            lineHeight: 1.05,
          },
          [
            text({}, heading),
            box(
              {
                width: headingPx * 0.6,
                height: headingPx * 0.12,
                marginBottom: headingPx * 0.02,
                background: colours.green,
              },
              [],
            ),
          ],
        ),
        text({ marginTop: 28, maxWidth: 980, fontSize: 34, lineHeight: 1.4, color: colours.muted }, line),
      ]),
    ],
  );
}

function box(style: Record<string, unknown>, children: Node[]): Node {
  return { type: 'div', props: { style: { display: 'flex', ...style }, children } };
}

function text(style: Record<string, unknown>, children: string): Node {
  return { type: 'div', props: { style: { display: 'block', ...style }, children } };
}
