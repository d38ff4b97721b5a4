import { z } from 'zod';
import { capitalised } from '../../core/text.ts';
import type { FileKind } from '../../site/content-files.ts';
import type { FormField, Group, Records } from '../protocol/form-field.ts';

/** The JSON Schemas that zod makes of our fields, with `control` and `folder` from their metadata. */
type Schema = {
  type?: string;
  title?: string;
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
  takesVideos?: boolean;
  kinds?: string[];
};

/** Fields that say what a record is called: its short name is made of the first of them. */
const titles = ['title', 'heading', 'school', 'label'];

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

/** `siblings` are the names of the fields beside it, those first that may not be left out. */
function describeField(
  name: string,
  schema: Schema,
  isRequired: boolean,
  siblings: readonly string[] = [],
): FormField {
  const { description = '', examples = [] } = schema;
  // In a form, what is `""` in the file is a field left empty.
  const help = description.replaceAll('""', 'empty');
  const labels = {
    name,
    label: schema.title ?? labelOf(name),
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
    if (other?.kind === 'group') return { ...labels, kind: 'either', plain, group: other };
    const mayBeEmpty = schema.anyOf.some((option) => option.const === '');
    return plain.kind === 'date' && mayBeEmpty ? { ...plain, mayGoOn: true } : plain;
  }
  if (schema.const !== undefined) return { ...labels, kind: 'choice', options: [schema.const] };
  if (schema.enum) return { ...labels, kind: 'choice', options: schema.enum };
  if (schema.type === 'object') return { ...labels, kind: 'group', fields: describeFields(schema) };
  if (schema.type === 'array' && schema.items) {
    const element = describeField('', schema.items, true);
    if (element.kind === 'group') return { ...labels, kind: 'records', element };
    const hasMarks = element.kind === 'text' && element.hasMarks === true;
    return { ...labels, kind: 'textList', example, ...(hasMarks && { hasMarks }) };
  }
  if (schema.type === 'integer') return { ...labels, kind: 'number', example };
  if (schema.control === 'picture') {
    const { folder = '', takesVideos = false } = schema;
    return { ...labels, kind: 'picture', folder, takesVideos };
  }
  if (schema.control === 'prose') return { ...labels, kind: 'prose', example };
  if (schema.control === 'slug' && name === 'name') {
    const from = siblings.find((field) => titles.includes(field)) ?? null;
    return { ...labels, label: schema.title ?? 'Short name', kind: 'slug', example, from };
  }
  switch (schema.control) {
    case 'address':
    case 'date':
      return { ...labels, kind: schema.control, example };
    case 'marks':
      return { ...labels, kind: 'text', example, hasMarks: true };
    case 'categories':
    case 'networks':
      return { ...labels, kind: 'text', example, of: schema.control };
    default:
      return { ...labels, kind: 'text', example };
  }
}

function describeFields({ properties = {}, required = [] }: Schema): FormField[] {
  const optional = Object.keys(properties).filter((name) => !required.includes(name));
  const names = [...required, ...optional];
  return Object.entries(properties).map(([name, field]) =>
    describeField(name, field, required.includes(name), names),
  );
}

/** What a field is called, where that does not follow from its name; a `title` in its schema says it for one alone. */
const fieldLabels: Record<string, string> = {
  activeLink: 'Where it can be tried',
  additionalInfo: 'Tools and frameworks',
  alt: 'What the picture shows',
  as: 'Counts as',
  baseUrl: 'Address of their folder',
  by: 'Said by',
  cefr: 'Level from A1 to C2',
  dates: 'Dates in your own words',
  devpostLink: 'Devpost page',
  doi: 'DOI',
  github: 'GitHub',
  hues: 'Colours',
  image: 'Picture',
  imageAlt: 'What the picture shows',
  images: 'Pictures',
  issuer: 'Given by',
  keepEmpty: 'Show it while nothing stands on it',
  languages: 'Programming languages',
  lede: 'Opening sentence',
  nav: 'Label in the bar',
  original: 'Picture',
  sign: 'Sign beside the words',
  source: 'Picture',
  tags: 'Words that bring an entry to the front',
  texts: 'Long texts',
  thumbnail: 'Small picture for the preview',
  tools: 'Tools and frameworks',
  url: 'Address',
  within: 'Stands in the section',
};

/** `formTitle` as "Form title". */
function labelOf(name: string): string {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return fieldLabels[name] ?? capitalised(words);
}
