import { z } from 'zod';
import type { FormField, Group, Records } from '../../model/editing/form-field.ts';
import type { FileKind } from '../content/content-files.ts';

/** The JSON Schemas that zod makes of our fields, with `control` and `folder` from their metadata. */
type Schema = {
  type?: string;
  description?: string;
  examples?: unknown[];
  enum?: (string | number)[];
  const?: string | number | boolean;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  control?: string;
  folder?: string;
  kinds?: string[];
};

/** The form of a content file, field for field from its schema. `fileName` is without its ending. */
export function describeForm({ schema, shape }: FileKind, fileName = ''): Group | Records {
  const root = shape === 'list' ? z.array(schema) : schema;
  const json = z.toJSONSchema(root, {
    io: 'input',
    override: ({ jsonSchema }) => {
      if (jsonSchema.folder === '{file}') jsonSchema.folder = fileName;
    },
  });
  const field = describeField('', json as Schema, true);
  if (field.kind !== 'group' && field.kind !== 'records') throw new Error('a content file holds fields');
  return field;
}

function describeField(name: string, schema: Schema, isRequired: boolean): FormField {
  const { description = '', examples = [] } = schema;
  // In a form, what is `""` in the file is a field left empty.
  const help = description.replaceAll('""', 'empty');
  const labels = {
    name,
    label: labelOf(name),
    help,
    isRequired,
    ...(schema.kinds ? { kinds: schema.kinds } : {}),
  };
  const example = String([examples[0] ?? ''].flat()[0]);
  const options = (schema.anyOf ?? []).filter((option) => option.const !== '');
  if (options.length > 0 && options.every((option) => option.const !== undefined)) {
    return { ...labels, kind: 'choice', options: options.flatMap((option) => option.const ?? []) };
  }
  if (schema.anyOf) {
    const [plain, other] = options.map((option) =>
      describeField(name, { ...option, description, examples: examples.slice() }, isRequired),
    );
    if (!plain) throw new Error(`the schema of ${name} allows nothing`);
    return other?.kind === 'group' ? { ...labels, kind: 'either', plain, group: other } : plain;
  }
  if (schema.const !== undefined) return { ...labels, kind: 'choice', options: [schema.const] };
  if (schema.enum) return { ...labels, kind: 'choice', options: schema.enum };
  if (schema.type === 'object') return { ...labels, kind: 'group', fields: describeFields(schema) };
  if (schema.type === 'array' && schema.items) {
    const element = describeField('', schema.items, true);
    if (element.kind === 'group') return { ...labels, kind: 'records', element };
    return { ...labels, kind: 'textList', example };
  }
  if (schema.type === 'integer') return { ...labels, kind: 'number', example };
  if (schema.control === 'picture') return { ...labels, kind: 'picture', folder: schema.folder ?? '' };
  if (schema.control === 'prose') return { ...labels, kind: 'prose' };
  const kind = schema.control === 'address' || schema.control === 'date' ? schema.control : 'text';
  return { ...labels, kind, example };
}

function describeFields({ properties = {}, required = [] }: Schema): FormField[] {
  return Object.entries(properties).map(([name, field]) =>
    describeField(name, field, required.includes(name)),
  );
}

/** Names whose spelling does not follow from the field's. */
const spellings: Record<string, string> = {
  github: 'GitHub',
  url: 'Address',
  alt: 'Alt text',
  imageAlt: 'Alt text',
};

/** `devpostLink` as "Devpost link". */
function labelOf(name: string): string {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return spellings[name] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
