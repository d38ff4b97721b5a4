import path from 'node:path';
import type { Lens } from '../content/lens.ts';
import { cached, evictOldest } from '../files/cache.ts';
import { engineRoot } from '../files/output-paths.ts';
import { createQueue } from '../files/queue.ts';
import { isolateTexts } from '../i18n/isolate.ts';
import { encodeInWorker } from '../media/images/picture-worker.ts';
import type { PreparedPictures } from '../media/images/prepare-pictures.ts';
import { sharp } from '../media/images/set-up-sharp.ts';
import { resumeOfLens } from '../resume/resume-pdf.ts';
import { declarePdfUa, orderLigatures } from '../resume/typst-workarounds.ts';
import type { SiteContent } from '../site/site-content.ts';
import { loadTypesetter, type Typefaces, type Typesetter } from '../typst/typesetter.ts';
import { placeDrawings } from './drawing-svg.ts';
import { fitPictures, type Mark } from './fit-pictures.ts';
import {
  minDpi,
  type PlacedPicture,
  type PortfolioOptions,
  type PortfolioPlan,
  picturesOf,
} from './plan-portfolio.ts';

const template = path.join(engineRoot, 'src/portfolio/portfolio.typ');
const resumeTemplate = path.join(engineRoot, 'src/resume/resume.typ');

/** Dots per inch to try, best first. */
const resolutions = [300, 260, 225, 195, 170, minDpi];
/** JPEG; lower for the last try. */
const quality = 84;
/** Typst decodes every picture, to 3 bytes per pixel: with more, a portfolio would need more than 700 MB. */
const maxPixels = 125e6;
const maxCachedPictures = 600;
const picturesAtOnce = 2;
/** A change in one page moves the pictures of later pages of the same part. */
const maxPasses = 8;

export type Portfolio = {
  pdf: Uint8Array;
  pages: number;
  pictures: number;
  /** The highest resolution of its pictures. */
  dpi: number;
};

/** Data other than texts. */
const machineKeys = ['runs', 'id', 'source', 'rows'];

type Source = {
  content: SiteContent;
  prepared: Pick<PreparedPictures, 'pictures'>;
  faces: Typefaces;
  cacheDir: string;
};

/**
 * A tagged PDF (PDF/UA-1), byte-identical for identical content, with pictures in the highest resolution for which it has
 * at most `maxBytes`. `pdf` is too large if that is impossible.
 */
export async function typesetPortfolio(
  planned: PortfolioPlan,
  { content, prepared, faces, cacheDir }: Source,
  { lens, maxBytes }: Pick<PortfolioOptions, 'lens'> & { maxBytes: number },
): Promise<Portfolio> {
  const typesetter = await loadTypesetter(template, faces, [resumeTemplate]);
  const resume = await embeddedResume(content, lens, faces);
  const colors = content.look.screen.light;
  const drawings = placeDrawings(planned, { colors, family: faces.own.families.text }, typesetter.addFile);
  const dataOf = (plan: PortfolioPlan) => ({
    ...isolateTexts({ ...plan, stories: withDrawings(plan), resume }, plan.direction, machineKeys),
    colors,
    hasMarks: content.look.choices.shape === 'ruled',
  });
  const withDrawings = ({ stories }: PortfolioPlan) =>
    stories.map((story) => ({
      ...story,
      blocks: story.blocks.map((block) => drawings.get(block) ?? block),
    }));
  const blank = await blankPicture();
  for (const { id } of picturesOf(planned)) typesetter.addFile(id, blank);
  const plan = fitted(planned, typesetter, dataOf);
  const pictures = picturesOf(plan);
  const data = dataOf(plan);

  const encodeAll = async (dpi: number) => {
    const files = await encode(pictures, dpi, prepared, cacheDir);
    return new Map(pictures.map(({ id }, index) => [id, files[index] as Uint8Array]));
  };
  const sizeOf = (files: ReadonlyMap<string, Uint8Array>) =>
    [...files.values()].reduce((sum, { length }) => sum + length, 0);

  // With blank pictures, which need little memory.
  const pages = typesetter.query(data, 'last-page')[0] as number;
  const rest = Number.isFinite(maxBytes) ? typesetter.pdf(data).length : 0;
  const pixelsAt = (dpi: number) =>
    pictures.reduce((sum, picture) => {
      const { width, height } = dotsOf(picture, dpi, prepared);
      return sum + width * height;
    }, 0);
  const affordable = resolutions.filter((each) => pixelsAt(each) <= maxPixels);
  let [dpi = minDpi] = affordable;
  let files = await encodeAll(dpi);
  for (const next of affordable.slice(1)) {
    if (rest + sizeOf(files) <= maxBytes) break;
    dpi = next;
    files = await encodeAll(dpi);
  }
  for (const [id, bytes] of files) typesetter.addFile(id, bytes);
  const pdf = declarePdfUa(orderLigatures(typesetter.pdf(data)));
  await evictOldest(cacheDir, maxCachedPictures);
  return { pdf, pages, pictures: pictures.length, dpi };
}

/** The plan with pictures that are lower where they then fit below the text before them. */
function fitted(
  planned: PortfolioPlan,
  typesetter: Typesetter,
  dataOf: (plan: PortfolioPlan) => object,
): PortfolioPlan {
  let plan = planned;
  for (let pass = 0; pass < maxPasses; pass += 1) {
    const marks = typesetter.query(dataOf(plan), 'place') as Mark[];
    const next = fitPictures(plan, marks);
    if (next === null) break;
    plan = next;
  }
  return plan;
}

/** The résumé of the site, or of the lens, as a part; its title is the kind of the document. */
async function embeddedResume(content: SiteContent, lens: Lens | undefined, faces: Typefaces) {
  if (!content.sections.some(({ kind }) => kind === 'resume')) return null;
  const resume = await resumeOfLens(content, lens, faces);
  return { ...resume, name: content.locale.documents.resume, reading: '', colors: content.look.screen.light };
}

/** Size in pixels with this resolution on paper, and never larger than the published picture. */
function dotsOf(
  { source, width: widthPt }: PlacedPicture,
  dpi: number,
  { pictures }: Pick<PreparedPictures, 'pictures'>,
): { width: number; height: number } {
  const published = pictures.get(source)?.picture;
  if (!published) throw new Error(`${source} is not prepared`);
  const width = Math.max(1, Math.min(published.width, Math.ceil((widthPt / 72) * dpi)));
  return { width, height: Math.max(1, Math.round((published.height * width) / published.width)) };
}

/** A JPEG of each with this resolution on paper, without metadata. */
function encode(
  placed: readonly PlacedPicture[],
  dpi: number,
  { pictures }: Pick<PreparedPictures, 'pictures'>,
  cacheDir: string,
): Promise<Uint8Array[]> {
  const settings = { mozjpeg: true, progressive: false, chromaSubsampling: '4:2:0', quality } as const;
  const inTurn = createQueue(picturesAtOnce);
  const encodeOne = async (picture: PlacedPicture) => {
    const prepared = pictures.get(picture.source);
    if (!prepared) throw new Error(`${picture.source} is not prepared`);
    const { file, source } = prepared;
    const size = dotsOf(picture, dpi, { pictures });
    const recipe = { tools: ['sharp'], parts: [source, size.width, size.height, settings] };
    return cached(cacheDir, recipe, async () => {
      const jpeg = { name: 'jpeg', ...size, carriesRights: false, format: 'jpeg', settings } as const;
      const { files } = await encodeInWorker({ original: file.absolute, source, files: [jpeg] });
      return files[0]?.bytes ?? new Uint8Array();
    });
  };
  return Promise.all(placed.map((picture) => inTurn(() => encodeOne(picture))));
}

/** Replaces every picture while only positions matter: sizes are in the plan. */
function blankPicture(): Promise<Buffer> {
  return sharp({ create: { width: 2, height: 2, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer();
}
