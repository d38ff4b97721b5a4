import path from 'node:path';
import { bytesOf, describePortfolio, explainUnchanged, makePortfolio } from '../build/make-portfolio.ts';
import { readSite } from '../build/site.ts';
import { Refused, refusalFor } from '../core/diagnostics.ts';
import { outputPaths } from '../files/output-paths.ts';
import { writeAtomically } from '../files/write-atomically.ts';
import { type SheetName, sheetNames } from '../portfolio/sheet.ts';
import { explainingErrors } from './change-content.ts';
import type { Command } from './command.ts';
import type { Terminal } from './terminal.ts';

type Values = { for: string; stories: string; paper: string; screen: boolean; 'max-size': string };

export const run: Command<Values> = (line, terminal) =>
  explainingErrors(terminal, () => write(line.options, terminal), {
    describeContent: async () => 'The portfolio was not written; an earlier one is unchanged.',
  });

async function write(options: Partial<Values>, terminal: Terminal): Promise<number> {
  const maxSize = options['max-size'];
  const maxBytes = maxSize === undefined ? undefined : bytesOf(maxSize);
  if (maxBytes === null) throw new Refused(`--max-size is "${maxSize}". Write a size such as 10MB or 800KB.`);
  const paper = papers.find((name) => name === options.paper?.toLowerCase());
  if (options.paper !== undefined && !paper)
    throw new Refused(`--paper is "${options.paper}". Write a4 or letter.`);

  const paths = outputPaths(terminal.root);
  const { diagnostics, value: site } = await readSite(paths, { profile: 'publish', planOnly: true });
  if (!site) throw refusalFor(diagnostics, 'Nothing was written.');
  const made = await makePortfolio(site, {
    lens: options.for,
    stories: options.stories?.split(',').map((name) => name.trim()),
    sheet: options.screen ? 'screen' : paper,
    maxBytes,
  });
  if ('refused' in made) throw new Refused(made.refused);
  await writeAtomically(path.join(paths.portfolioDir, made.name), made.pdf);
  terminal.print(`wrote portfolio/${made.name}: ${describePortfolio(made)}`);
  const warning = explainUnchanged(made);
  if (warning) terminal.print(`warning: ${warning}`);
  return 0;
}

const papers: SheetName[] = sheetNames.filter((name) => name !== 'screen');
