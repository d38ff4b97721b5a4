import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const src = path.resolve(import.meta.dirname, '../../src');
const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).map((file) => path.join(src, file));
const textOf = (file: string) => readFileSync(file, 'utf8');

/** Classes of a sheet, and those that importing code uses; a whole sheet may be passed on. */
type Sheet = { has: Set<string>; named: Set<string>; isPassedOn: boolean };

const sheets = new Map(
  files
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => {
      const rules = textOf(file).replaceAll(/\/\*[\s\S]*?\*\/|"[^"]*"/g, '');
      const selectors = [...rules.matchAll(/[^{};]+(?=\{)/g)].join(' ');
      const has = new Set([...selectors.matchAll(/\.([a-z]\w*)/gi)].map(([, name = '']) => name));
      const sheet: Sheet = { has, named: new Set(), isPassedOn: false };
      return [file, sheet];
    }),
);
const unknown: string[] = [];
for (const [file] of sheets) {
  for (const [, names = '', from = ''] of textOf(file).matchAll(/composes: ([\w ]+) from "(\S+)";/g)) {
    const sheet = sheets.get(path.resolve(path.dirname(file), from));
    for (const name of names.split(' ')) {
      sheet?.named.add(name);
      if (!sheet?.has.has(name)) unknown.push(`${path.relative(src, file)}: ${name}`);
    }
  }
}
for (const file of files.filter((each) => /\.tsx?$/.test(each))) {
  const code = textOf(file);
  for (const [line, name = '', from = ''] of code.matchAll(/import (\w+) from '(\S+\.module\.css)';/g)) {
    const sheet = sheets.get(path.resolve(path.dirname(file), from));
    const body = code.replace(line, '').replaceAll(/^import .*$/gm, '');
    for (const [, named = ''] of body.matchAll(new RegExp(`(?<![.\\w])${name}\\.(\\w+)`, 'g'))) {
      sheet?.named.add(named);
      if (!sheet?.has.has(named)) unknown.push(`${path.relative(src, file)}: ${name}.${named}`);
    }
    // The whole sheet is passed to other code.
    if (sheet && new RegExp(`(?<![.\\w])${name}\\b(?![.\\w])`).test(body)) sheet.isPassedOn = true;
  }
}

it('uses only classes that exist', () => {
  expect(unknown).toEqual([]);
});

it('has no unused class', () => {
  const unused = [...sheets].flatMap(([file, { has, named, isPassedOn }]) =>
    isPassedOn
      ? []
      : [...has].filter((name) => !named.has(name)).map((name) => `${path.relative(src, file)}: .${name}`),
  );
  expect(unused).toEqual([]);
});
