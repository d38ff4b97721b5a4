import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { moduleOrder } from '../../scripts/check-imports.ts';
import { applicationSchema } from '../../src/applications/schema.ts';
import { commands } from '../../src/commands/table.ts';
import { fieldsOf } from '../../src/content/schema-fields.ts';
import { fileKinds } from '../../src/site/content-files.ts';
import { commandNames, commandOf } from '../commands.ts';
import {
  anchorsOf,
  codeSpan,
  codeSpans,
  type Doc,
  filesBelow,
  linkTargets,
  proseOf,
  readDocs,
  root,
  shellLines,
} from './markdown.ts';

const docs = readDocs();
const packageJson = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
  devDependencies: Record<string, string>;
};
const byFile = new Map(docs.map((doc) => [doc.file, doc]));

/** The names of all files of code, for docs that name a file without its folder. */
const codeFiles = new Set(
  filesBelow(['src', 'tests', 'scripts', 'bench', 'bin']).map((file) => path.posix.basename(file)),
);

/** Folders of the repository; paths below them must exist. */
const folders = ['src', 'tests', 'docs', 'scripts', 'content', 'bench', '.github', '.vscode', '.ci'];

describe.each(docs)('$file', (doc: Doc) => {
  it('links to existing files and headings', () => {
    for (const target of linkTargets(doc)) {
      if (/^(?:https?:|mailto:)/.test(target)) continue;
      const [file = '', anchor] = target.split('#');
      const found = file === '' ? doc.file : path.posix.join(path.posix.dirname(doc.file), file);
      expect(existsSync(path.join(root, found)), `${target} → ${found}`).toBe(true);
      const linked = byFile.get(found);
      if (anchor && linked) expect(anchorsOf(linked), target).toContain(anchor);
    }
  });

  it('has no HTML and no formula outside of code, which would hide text', () => {
    const text = proseOf(doc).replaceAll(codeSpan, '');
    expect(text.match(/<(?!https:)\/?[a-z][^>]*>|\$[^\s$][^$\n]*\$/g)).toBeNull();
  });

  it('names existing files', () => {
    for (const span of codeSpans(doc)) {
      const name = span.replace(/[:.,]$/, '');
      if (/^[\w-]+(?:\.\w+)*\.(?:tsx?|mjs|typ)$/.test(name)) expect(codeFiles.has(name), span).toBe(true);
      if (!/^[\w.@/*<>-]+$/.test(name) || !folders.some((folder) => name.startsWith(`${folder}/`))) continue;
      // `content/images/travel/<name>.*` is a pattern, and examples name no real pictures.
      if (/[<>]/.test(name) || isExample(name)) continue;
      const owners = path.join('starter/folder', name.replace(/^\./, '_'));
      const isThere = name.includes('*')
        ? isMatched(name)
        : [name, owners].some((file) => existsSync(path.join(root, file)));
      expect(isThere, span).toBe(true);
    }
  });

  it('runs existing tasks with documented options', () => {
    for (const line of [...shellLines(doc), ...codeSpans(doc)]) {
      const [, task, words = ''] = /^npm (?:run )?([\w:]+)(.*)$/.exec(line) ?? [];
      // The options of `add` are the fields of a record.
      if (!task || task === 'add' || (/^npm (?!run )/.test(line) && !['start', 'test'].includes(task)))
        continue;
      expect(packageJson.scripts, line).toHaveProperty([task]);
      const source = sourceOf(task);
      for (const [option] of words.matchAll(/--[a-z][\w-]*/g)) expect(source, line).toContain(option);
    }
  });
});

it('lists the modules of src/ in the order in which they may import each other', () => {
  const [, section = ''] = byFile.get('docs/developers/architecture.md')?.text.split('## Modules') ?? [];
  const cells = [...section.matchAll(/^\| (`\w+\/`[^|]*) \|/gm)].map(([, cell = '']) => cell);
  expect(cells.flatMap((cell) => cell.match(/\w+(?=\/)/g))).toEqual(moduleOrder);
});

const examples = docs
  .filter(({ file }) => file !== 'docs/content.md')
  .flatMap(({ file, text }) =>
    [...text.matchAll(/^( *)```yaml\n(.*?)^\1```$/gms)].map(([, indent = '', yaml = '']) => ({
      ...{
        file,
        first: yaml.split('\n', 1)[0]?.trim(),
        yaml: yaml.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
      },
    })),
  )
  // A workflow of GitHub, and translations, whose fields depend on the original.
  .filter(({ yaml }) => !/schedule:|harbour-map:$/m.test(yaml));

it.each(examples)('$file: the example that begins with "$first" is valid', ({ yaml }) => {
  const value: unknown = parse(yaml);
  // macros.yaml accepts any names.
  const { macros, ...others } = fileKinds;
  const kinds = yaml.includes('\\') ? [macros] : Object.values(others);
  const schemas = [...kinds.map(({ schema }) => schema), applicationSchema];
  const isValidIn = (schema: z.ZodType) => {
    if (Array.isArray(value)) return z.array(schema).safeParse(value).success;
    const fields = fieldsOf(schema);
    if (!fields) return schema.safeParse(value).success;
    return Object.entries(value as object).every(([key, part]) => fields[key]?.safeParse(part).success);
  };
  expect(schemas.some(isValidIn)).toBe(true);
});

it('README.md links every guide for owners', () => {
  const guides = docs.filter(({ file }) => /^docs\/[^/]+$/.test(file)).map(({ file }) => file);
  const linked = linkTargets(byFile.get('README.md') as Doc).map((target) => target.split('#')[0]);
  expect(linked).toEqual(expect.arrayContaining(guides));
});

it.each(['README.md', 'docs/content.md'])('%s shows messages as the check prints them', (file) => {
  const golden = readFileSync(path.join(root, 'tests/golden/diagnostics.txt'), 'utf8');
  const shown = byFile.get(file)?.text.match(/^content\/\S+:\d+:\d+ {2}.*(?:\n {2}.*)*/gm);
  expect(shown).toHaveLength(1);
  for (const message of shown ?? []) expect(golden).toContain(message);
});

describe('the changelog', () => {
  it('has no line of more than 200 characters', () => {
    const lines = readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8').split('\n');
    expect(lines.filter((line) => line.length > 200)).toEqual([]);
  });
});

describe('the tasks', () => {
  it.each(commandNames.filter((name) => !['test', 'start'].includes(name)))('%s is documented', (name) => {
    const documents = docs.filter(({ text }) => new RegExp(`npm run\\s+${name}(?![\\w:])`).test(text));
    expect(documents.map(({ file }) => file)).not.toEqual([]);
  });
});

describe('third-party parts', () => {
  const listed = readFileSync(path.join(root, 'THIRD_PARTY.md'), 'utf8');
  const texts = squeeze(readFileSync(path.join(root, 'src/build/head/licences.txt'), 'utf8'));

  it('are listed if their code is sent to visitors', () => {
    const imported = new Set(
      filesBelow([
        'src/app',
        'src/features',
        'src/gallery',
        'src/lightbox',
        'src/router',
        'src/slider',
        'src/ui',
      ])
        .filter((file) => /(?<!\.d|\.build|schemas?)\.tsx?$/.test(file))
        .flatMap((file) => [
          ...readFileSync(path.join(root, file), 'utf8').matchAll(
            /(?:^import (?!type)[^;]*? from|import\() ?'([a-z@][^'.:]*)'/gm,
          ),
        ])
        .map(([, name = '']) =>
          name
            .split('/')
            .slice(0, name.startsWith('@') ? 2 : 1)
            .join('/'),
        ),
    );
    expect([...imported].toSorted()).toEqual(['react', 'react-dom']);
    for (const name of ['React', 'React DOM', 'Scheduler']) expect(listed).toContain(name);
  });

  it.each([
    'react',
    'react-dom',
    'scheduler',
    '@fontsource-variable/atkinson-hyperlegible-next',
    '@fontsource-variable/atkinson-hyperlegible-mono',
  ])('comes with the license of %s, word for word', (name) => {
    const license = readFileSync(path.join(root, 'node_modules', name, 'LICENSE'), 'utf8');
    for (const paragraph of license.split(/\n\s*\n/)) expect(texts).toContain(squeeze(paragraph));
  });
});

/** The files that explain the options of a task. */
function sourceOf(task: string): string {
  const isCommand = commandOf(task).includes('bin/portfolio.mjs');
  const files = isCommand
    ? ['src/commands/table.ts', `src/commands/${task}.ts`]
    : commandOf(task).filter((word) => /\.m?[jt]s$/.test(word));
  const options = isCommand ? commands[task as keyof typeof commands].options : {};
  return [
    ...files.map((name) => readFileSync(path.join(root, name), 'utf8')),
    ...['help', 'root', ...Object.keys(options)].map((option) => `--${option}`),
  ].join('\n');
}

/** Whether a name with stars matches any file; a star does not match a slash. */
function isMatched(name: string): boolean {
  const [folder = ''] = name.split('/');
  const pattern = new RegExp(`^${name.split('*').map(literally).join('[^/]*')}$`);
  return filesBelow([folder]).some((file) => pattern.test(file));
}

function literally(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

/** Pictures and records that exist only in examples, and optional files that the sample lacks. */
function isExample(name: string): boolean {
  return /\/fr\/|harbour|tidewater|1a2b3c4d|photo|resume\.pdf|(?:brand|words)\.yaml|theme\.css|\/fonts\/|content\/papers\/|\/name\./.test(
    name,
  );
}

function squeeze(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
