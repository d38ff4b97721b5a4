import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { readSite } from '../build/site.ts';
import { countStopping, formatDiagnostics, problemsToFix } from '../core/diagnostics.ts';
import { formatBytes } from '../core/format-bytes.ts';
import { nearest } from '../core/text.ts';
import { outputPaths } from '../files/output-paths.ts';
import { writeAtomically } from '../files/write-atomically.ts';
import { minDpi, planPortfolio } from '../portfolio/plan-portfolio.ts';
import { typesetPortfolio } from '../portfolio/portfolio-pdf.ts';
import { typesetterMissing } from '../typst/typesetter.ts';
import { type Command, refuse } from './command.ts';

type Values = { for: string; stories: string; paper: string; screen: boolean; max: string };

export const run: Command<Values> = async ({ options }, terminal) => {
  const maxBytes = options.max === undefined ? Number.POSITIVE_INFINITY : bytesOf(options.max);
  if (maxBytes === null)
    return refuse(terminal, `--max is "${options.max}". Write a size such as 10MB or 800KB.`);
  if (options.paper !== undefined && !['a4', 'letter'].includes(options.paper.toLowerCase()))
    return refuse(terminal, `--paper is "${options.paper}". Write a4 or letter.`);

  const paths = outputPaths(terminal.root);
  const { diagnostics, value: site } = await readSite(paths, { profile: 'publish', planOnly: true });
  if (!site)
    return refuse(
      terminal,
      `${formatDiagnostics(diagnostics)}\n${problemsToFix(countStopping(diagnostics))}`,
    );
  if (!site.canTypeset) return refuse(terminal, typesetterMissing);
  const { content, prepared, faces } = site;
  const lens = content.lenses.find(({ name }) => name === options.for);
  if (options.for !== undefined && !lens)
    return refuse(
      terminal,
      unknown(
        'lens',
        options.for,
        content.lenses.map(({ name }) => name),
      ),
    );
  const stories = options.stories?.split(',').map((name) => name.trim());
  const caseStudies = content.caseStudies.map(({ project }) => project);
  const missing = stories?.find((name) => !caseStudies.includes(name));
  if (missing !== undefined) return refuse(terminal, unknown('case study', missing, caseStudies));

  const paper = options.paper?.toLowerCase() ?? content.site.paper;
  const sheet = options.screen ? 'screen' : paper === 'a4' ? 'a4' : 'letter';
  const plan = planPortfolio(content, { lens, stories, sheet });
  if (!plan)
    return refuse(
      terminal,
      'There is nothing to show yet: no case study, no project and no photo. Write a case study in content/projects/NAME.md, for a project of content/projects.yaml.',
    );
  const source = { content, prepared, faces, cacheDir: paths.portfolioCacheDir };
  const { pdf, pages, pictures, dpi } = await typesetPortfolio(plan, source, { lens, maxBytes });
  if (pdf.length > maxBytes)
    return refuse(
      terminal,
      `With pictures of ${minDpi} dpi, the least that is sharp in print, the portfolio has ${formatBytes(pdf.length)}, more than ${options.max}. Choose fewer case studies with --stories, or a larger --max. Nothing was written.`,
    );
  const name = ['portfolio', lens?.name, options.screen ? 'screen' : undefined].filter(Boolean).join('-');
  await mkdir(paths.portfolioDir, { recursive: true });
  await writeAtomically(path.join(paths.portfolioDir, `${name}.pdf`), pdf);
  const counts = [`${pages} pages`, `${pictures} pictures of up to ${dpi} dpi`, formatBytes(pdf.length)];
  terminal.print(`wrote portfolio/${name}.pdf: ${counts.join(', ')}`);
  return 0;
};

function unknown(what: string, wanted: string, known: readonly string[]): string {
  if (known.length === 0) return `There is no ${what} "${wanted}", and content/ has none yet.`;
  const similar = nearest(wanted, known);
  return `There is no ${what} "${wanted}". ${similar ? `Did you mean "${similar}"?` : `There is: ${known.join(', ')}.`}`;
}

/** `10MB` as bytes; null for anything else. */
function bytesOf(text: string): number | null {
  const [, number = '', unit = ''] = /^(\d+(?:\.\d+)?) ?(k|m)b?$/i.exec(text.trim()) ?? [];
  const bytes = Number(number) * (unit.toLowerCase() === 'm' ? 1e6 : 1e3);
  return bytes > 0 ? bytes : null;
}
