import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { elementOf, exampleOf, fieldsOf, optionsOf } from '../../src/content/schema-fields.ts';
import { type FileKind, type FileKindName, fileKinds } from '../../src/site/content-files.ts';
import { readRawContent } from '../../src/site/read-content.ts';
import { makeSchemaFiles } from '../../src/site/schema-files.ts';

const root = path.resolve(import.meta.dirname, '../..');
const { files: contentFiles } = (await readRawContent(path.join(root, 'content'))).sources;
const files = await makeSchemaFiles(contentFiles);
const kinds = Object.keys(fileKinds) as FileKindName[];

describe('files generated from the schemas', () => {
  it.each([...files.keys()])('%s is up to date; otherwise run   npm run schemas', async (file) => {
    expect(await readFile(path.join(root, file), 'utf8')).toBe(files.get(file));
  });

  it('maps every YAML file of content/ to its schema', () => {
    const settings = JSON.parse(files.get('.vscode/settings.json') ?? '{}');
    const mapped: Record<string, string[]> = settings['yaml.schemas'];
    expect(Object.values(mapped).flat().sort()).toEqual(
      [...contentFiles.keys()]
        .filter((name) => !name.endsWith('.md'))
        .map((name) => `content/${name}`)
        .sort(),
    );
    for (const schema of Object.keys(mapped)) expect(files.has(schema.replace('./', ''))).toBe(true);
  });

  it.each(kinds)('describes every field of %s and gives an example', (kind) => {
    const { schema }: FileKind = fileKinds[kind];
    const bare: string[] = [];
    const look = (current: typeof schema, at: string) => {
      for (const [key, field] of Object.entries(fieldsOf(current) ?? {})) {
        const inner = elementOf(field) ?? field;
        if (!field.description) bare.push(`${at}${key} has no description`);
        if (fieldsOf(inner)) look(inner, `${at}${key}.`);
        else if (!field.meta()?.examples) bare.push(`${at}${key} has no example`);
        if (optionsOf(field).length === 0 && !fieldsOf(inner) && !field.safeParse(exampleOf(field)).success)
          bare.push(`the example of ${at}${key} is refused`);
      }
    };
    look(schema, '');
    expect(bare).toEqual([]);
  });

  it.each(kinds)('says for every field of %s whether it is required, and which values it accepts', (kind) => {
    const wrong: string[] = [];
    const look = (schema: z.ZodType, at: string) => {
      const shape = 'shape' in schema ? (schema.shape as Record<string, z.ZodType>) : {};
      for (const [key, field] of Object.entries(fieldsOf(schema) ?? {})) {
        const isOptional = shape[key] instanceof z.ZodOptional;
        const text = field.description ?? '';
        if (isOptional !== /\b(?:Optional|Default|Required|Instead of|Without)\b/.test(text))
          wrong.push(`${at}${key} is ${isOptional ? 'optional' : 'required'}: ${text}`);
        // The guide, the forms and the messages read the description of the inner schema.
        if (isOptional && shape[key]?.description !== undefined)
          wrong.push(`${at}${key} has its description outside of optional()`);
        const inner = elementOf(field) ?? field;
        const values = inner instanceof z.ZodEnum || inner instanceof z.ZodLiteral ? valuesOf(inner) : [];
        for (const value of values.filter((each) => !text.includes(String(each))))
          wrong.push(`${at}${key} does not name ${value}`);
        look(inner, `${at}${key}.`);
      }
    };
    // Everything in words.yaml is optional, and its fields are generated.
    if (kind !== 'words') look(fileKinds[kind].schema, '');
    expect(wrong).toEqual([]);
  });

  it('gives examples in the guide that the site accepts', () => {
    const guide = files.get('docs/content.md') ?? '';
    const examples = [...guide.matchAll(/^## (.+)$[\s\S]*?^```yaml\n([\s\S]*?)^```$/gm)];
    expect(examples).toHaveLength(kinds.length);
    for (const [index, [, , yaml]] of examples.entries()) {
      const { schema, shape }: FileKind = fileKinds[kinds[index] as FileKindName];
      const value: unknown = parse(yaml ?? '');
      const records = shape === 'list' ? (value as unknown[]) : [value];
      for (const record of records) expect(schema.safeParse(record).error?.issues ?? []).toEqual([]);
    }
  });
});

function valuesOf(schema: z.ZodEnum | z.ZodLiteral): unknown[] {
  return schema instanceof z.ZodEnum ? schema.options : [...schema.values];
}
