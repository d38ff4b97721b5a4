import { z } from 'zod';
import type { ContentStore } from '../content/content-store.ts';
import { readYamlRecords } from '../content/yaml-records.ts';
import { valueAt } from '../core/field-path.ts';
import { type FormulaReader, loadFormulas, type Macros } from '../math/read-formula.ts';

/** content/macros.yaml: a command of formulas in each line. */
export const macrosSchema = z
  .record(z.string(), z.string().trim().min(1))
  .superRefine((macros, context) => {
    for (const name of Object.keys(macros).filter((each) => !/^\\?[A-Za-z]+$/.test(each)))
      context.addIssue({
        code: 'custom',
        path: [name],
        message: 'a command whose name has only Latin letters',
        params: { example: '\\mathbb{R}' },
      });
  })
  .meta({ examples: [{ R: '\\mathbb{R}', norm: '\\left\\lVert #1 \\right\\rVert' }] });

/** Reads the formulas of a file whose front matter has this value of `math`; undefined if it can have none. */
export type SiteMath = (ofFile?: unknown) => Promise<FormulaReader | undefined>;

/** The setting of site.yaml and the commands of macros.yaml, whose mistakes are reported with those of all files. */
export async function readMath(store: ContentStore): Promise<SiteMath> {
  const isOn = valueAt(await readFields(store, 'site.yaml', /^math:/m), ['math']) === true;
  let reader: Promise<FormulaReader> | undefined;
  const load = async () => {
    const macros = macrosSchema.safeParse(await readFields(store, 'macros.yaml', /./));
    return loadFormulas(withBackslashes(macros.data ?? {}));
  };
  return async (ofFile) => {
    if (!(typeof ofFile === 'boolean' ? ofFile : isOn)) return undefined;
    reader ??= load();
    return reader;
  };
}

function withBackslashes(macros: Record<string, string>): Macros {
  return Object.fromEntries(
    Object.entries(macros).map(([name, tex]) => [`\\${name.replace(/^\\/, '')}`, tex]),
  );
}

/** Whether captions have numbers in texts that do not say it themselves. */
export async function readNumbering(store: ContentStore): Promise<boolean> {
  return valueAt(await readFields(store, 'site.yaml', /^numbered:/m), ['numbered']) === true;
}

async function readFields(store: ContentStore, file: string, mark: RegExp): Promise<unknown> {
  const source = await store.readSource(file);
  if (!source || source.diagnostics.length > 0 || !mark.test(source.text)) return undefined;
  return readYamlRecords(source.text, 'single').records[0]?.value;
}
