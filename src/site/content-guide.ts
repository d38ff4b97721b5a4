import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { z } from 'zod';
import { networkNames, networks } from '../content/networks.ts';
import { elementOf, exampleOf, fieldsOf, kindsOf } from '../content/schema-fields.ts';
import { yamlScalar } from '../core/quoted-values.ts';
import { isListKind } from '../features/experiences/sections.build.ts';
import { engineRoot } from '../files/output-paths.ts';
import { type FileKind, fileKinds } from './content-files.ts';

/** The guide to content/, as Markdown: every field of every file with its meaning and an example. */
export async function makeContentGuide(): Promise<string> {
  const file = path.join(engineRoot, 'src/site/content-guide.md');
  const networkList = networkNames.map((name) => networks[name].label).join(', ');
  const introduction = (await readFile(file, 'utf8'))
    .replace('{networks}', networkList)
    .replace('{index}', makeIndex());
  return [introduction, ...Object.entries(fileKinds).map(describeFile)].join('\n');
}

/** Links to the descriptions of the files. */
function makeIndex(): string {
  const link = (kind: string) => {
    const heading = guideHeading(kind);
    return `[${isListKind(kind) ? kind : heading}](#${anchorOf(heading)})`;
  };
  const kinds = Object.keys(fileKinds);
  const [sections, others] = [kinds.filter(isListKind), kinds.filter((kind) => !isListKind(kind))];
  return `- ${others.map(link).join(' · ')}\n- sections by their kind: ${sections.map(link).join(' · ')}`;
}

/** The anchor of a heading, as GitHub creates it. */
function anchorOf(heading: string): string {
  return heading.toLowerCase().replaceAll('.', '').replaceAll(' ', '-');
}

/** Sections and galleries can have files of any name. */
function guideHeading(kind: string): string {
  if (kind === 'gallery') return 'A gallery';
  if (kind === 'caseStudy') return 'A case study';
  if (kind === 'note') return 'A note';
  if (kind === 'letter') return 'A letter';
  return isListKind(kind) ? `A section of kind ${kind}` : `${kind}.yaml`;
}

function describeFile([kind, { schema, shape, about, order }]: [string, FileKind]): string {
  const lists = {
    'as-written': 'A list, shown in this order.',
    'by-date': 'A list, which pages sort by date.',
    oldestFirst: 'A list, oldest first.',
  };
  const whole = shape === 'list' ? `${about} ${lists[order ?? 'oldestFirst']}` : about;
  const example = exampleOf(schema);
  const yaml = shape === 'list' ? toYaml([example], 0) : toYaml(example, 0);
  return [
    `## ${guideHeading(kind)}`,
    '',
    withLinks(whole),
    '',
    ...tableOf(describeFields(schema, '')),
    '```yaml',
    ...yaml,
    '```',
    '',
  ].join('\n');
}

function describeFields(schema: z.ZodType, prefix: string): string[] {
  return Object.entries(fieldsOf(schema) ?? {}).flatMap(([key, field]) => {
    const element = elementOf(field);
    const inner = fieldsOf(field) ? field : element && fieldsOf(element) ? element : null;
    const path = `${prefix}${key}`;
    const kinds = kindsOf(field);
    const meaning = cell(field.description ?? '') + (kinds ? ` Only of kind ${kinds.join(', ')}.` : '');
    const row = (example: string) => `| \`${path}${element ? '[]' : ''}\` | ${meaning} | ${example} |`;
    if (!inner) return [row(`\`${cell(yamlScalar(exampleOf(field)))}\``)];
    // A group with its own example is described as a whole, since it has too many fields.
    if (inner === field && field.meta()?.examples) return [row('')];
    return [row(''), ...describeFields(inner, `${path}${element ? '[].' : '.'}`)];
  });
}

function cell(text: string): string {
  return withLinks(text).replaceAll('|', '\\|').replaceAll('\n', ' ');
}

/** Names of guides become links, and placeholders such as `<name>` outside of code do not become HTML. */
function withLinks(text: string): string {
  return text
    .replaceAll(/`?docs\/([\w-]+\.md)`?/g, '[$1]($1)')
    .replaceAll(/`[^`]*`|</g, (part) => (part === '<' ? '&lt;' : part));
}

function toYaml(value: unknown, indent: number): string[] {
  const space = ' '.repeat(indent);
  if (Array.isArray(value)) {
    return value.flatMap((part) => {
      if (typeof part !== 'object' || part === null) return [`${space}- ${yamlScalar(part)}`];
      const [first = '', ...rest] = toYaml(part, indent + 2);
      return [`${space}- ${first.trimStart()}`, ...rest];
    });
  }
  return Object.entries(value as Record<string, unknown>).flatMap(([key, part]) =>
    typeof part === 'object' && part !== null
      ? [`${space}${key}:`, ...toYaml(part, indent + 2)]
      : [`${space}${key}: ${yamlScalar(part)}`],
  );
}

/** Empty for a file whose field names are chosen by the owner. */
function tableOf(rows: string[]): string[] {
  return rows.length === 0 ? [] : ['| field | what it is | example |', '| --- | --- | --- |', ...rows, ''];
}
