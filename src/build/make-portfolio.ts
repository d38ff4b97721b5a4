import { readFile } from 'node:fs/promises';
import { quote } from '../core/quoted-values.ts';
import { countNoun, formatBytes, nearest } from '../core/text.ts';
import { minDpi, type PortfolioPlan, picturesOf, planPortfolio } from '../portfolio/plan-portfolio.ts';
import { type Portfolio, typesetPortfolio } from '../portfolio/portfolio-pdf.ts';
import type { SheetName } from '../portfolio/sheet.ts';
import { findKnownPicture } from '../site/lint/find-leftovers.ts';
import { typesetterMissing } from '../typst/typesetter.ts';
import type { Site } from './site.ts';

export type PortfolioOrder = {
  lens?: string | undefined;
  /** Names of projects with a case study; by default all that fit. */
  stories?: readonly string[] | undefined;
  /** Paper size; default: that of the site. */
  sheet?: SheetName | undefined;
  /** Maximum size of the PDF; default: any size. */
  maxBytes?: number | undefined;
};

/** `option` is the option that the owner should change; null if no option helps. */
export type RefusedPortfolio = { refused: string; option: 'lens' | 'stories' | 'max' | null };

type MadePortfolio = Portfolio & {
  name: string;
  /** Paths in content/ of included pictures that come from the sample or from a new site. */
  unchanged: string[];
};

/** The portfolio of a planned site with its file name, or why there is none. */
export async function makePortfolio(
  site: Site,
  { lens: lensName, stories, sheet, maxBytes }: PortfolioOrder,
): Promise<MadePortfolio | RefusedPortfolio> {
  const { content, prepared, faces, paths } = site;
  if (!site.canTypeset) return { refused: typesetterMissing, option: null };
  const lens = content.lenses.find(({ name }) => name === lensName);
  if (lensName !== undefined && !lens) {
    const known = content.lenses.map(({ name }) => name);
    return { refused: explainUnknown('lens', lensName, known, 'lenses.yaml'), option: 'lens' };
  }
  const caseStudies = content.caseStudies.map(({ project }) => project);
  const missing = stories?.find((name) => !caseStudies.includes(name));
  if (missing !== undefined)
    return {
      refused: explainUnknown('case study', missing, caseStudies, 'projects/NAME.md'),
      option: 'stories',
    };
  const chosenSheet = sheet ?? (content.site.paper === 'a4' ? 'a4' : 'letter');
  const plan = planPortfolio(content, { lens, stories, sheet: chosenSheet });
  if (!plan)
    return {
      refused:
        'There is nothing to show yet: no case study, project, photo, publication or position. Write a case study in content/projects/NAME.md, for a project of content/projects.yaml, or add positions to a section of kind jobs.',
      option: null,
    };
  const source = { content, prepared, faces, cacheDir: paths.portfolioCacheDir };
  const portfolio = await typesetPortfolio(plan, source, {
    lens,
    maxBytes: maxBytes ?? Number.POSITIVE_INFINITY,
  });
  if (maxBytes !== undefined && portfolio.pdf.length > maxBytes)
    return {
      refused: `With pictures of ${minDpi} dpi, the least that is sharp in print, the portfolio has ${formatBytes(portfolio.pdf.length)}, more than ${formatBytes(maxBytes)}. Choose fewer case studies, or allow a larger file. Nothing was written.`,
      option: 'max',
    };
  const isScreen = chosenSheet === 'screen';
  const name = ['portfolio', lens?.name, isScreen ? 'screen' : undefined].filter(Boolean).join('-');
  return { ...portfolio, name: `${name}.pdf`, unchanged: await unchangedPictures(plan, site) };
}

async function unchangedPictures(plan: PortfolioPlan, { prepared }: Site): Promise<string[]> {
  const unchanged: string[] = [];
  for (const source of new Set(picturesOf(plan).map((picture) => picture.source))) {
    const original = prepared.pictures.get(source)?.file.absolute;
    if (original && findKnownPicture(await readFile(original))) unchanged.push(source);
  }
  return unchanged;
}

/** A sentence about pictures that are not the owner's; "" without one. */
export function explainUnchanged({ unchanged }: MadePortfolio): string {
  const [first] = unchanged;
  if (first === undefined) return '';
  const such =
    unchanged.length === 1
      ? `${quote(first)} is`
      : `${unchanged.length} pictures, such as ${quote(first)}, are`;
  return `${such} not yours, but of the sample or a placeholder. Use your own before you send the portfolio.`;
}

function explainUnknown(what: string, wanted: string, known: readonly string[], file: string): string {
  if (known.length === 0)
    return `There is no ${what} "${wanted}", and no other. Write one into content/${file}, or leave out the option.`;
  const similar = nearest(wanted, known);
  return `There is no ${what} "${wanted}". ${similar ? `Did you mean "${similar}"?` : `There is: ${known.join(', ')}.`}`;
}

/** `10MB` as bytes; null for anything else. */
export function bytesOf(text: string): number | null {
  const [, number = '', unit = ''] = /^(\d+(?:\.\d+)?) ?(k|m)b?$/i.exec(text.trim()) ?? [];
  const bytes = Number(number) * (unit.toLowerCase() === 'm' ? 1e6 : 1e3);
  return bytes > 0 ? bytes : null;
}

/** `20 pages, 19 pictures of up to 300 dpi, 1.6 MB` */
export function describePortfolio({ pages, pictures, dpi, pdf }: Portfolio): string {
  const shown = pictures > 0 ? [`${countNoun(pictures, 'picture')} of up to ${dpi} dpi`] : [];
  return [countNoun(pages, 'page'), ...shown, formatBytes(pdf.length)].join(', ');
}
