import { z } from 'zod';
import { capitalize } from '../../core/text.ts';
import type { FileKind } from '../../site/content-files.ts';
import type { FormField, Group, Records } from '../protocol/form-field.ts';

/** The JSON Schema that zod generates, with `control` and `folder` from our metadata. */
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

/** Fields that name a record: its short name is derived from the first of them. */
const titleFields = ['title', 'heading', 'school', 'label'];

/** Derives the form of a content file from its schema. `fileName` has no extension. */
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

/** `siblings` are the names of all fields of the group, required ones first. */
function describeField(
  name: string,
  schema: Schema,
  isRequired: boolean,
  siblings: readonly string[] = [],
): FormField {
  const { description = '', examples = [] } = schema;
  // `""` in a file is an empty field in a form, and backticks are for Markdown.
  const help = description.replaceAll('""', 'empty').replaceAll('`', '');
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
      describeField(name, { ...option, description, examples }, isRequired),
    );
    if (!plain) throw new Error(`the schema of ${name} allows nothing`);
    if (other?.kind === 'group') return { ...labels, kind: 'either', plain, group: other };
    const mayBeEmpty = schema.anyOf.some((option) => option.const === '');
    return plain.kind === 'date' && mayBeEmpty ? { ...plain, mayBeOngoing: true } : plain;
  }
  if (schema.const !== undefined) return { ...labels, kind: 'choice', options: [schema.const] };
  if (schema.enum) return { ...labels, kind: 'choice', options: schema.enum };
  if (schema.type === 'boolean') return { ...labels, kind: 'choice', options: [true, false] };
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
    const from = siblings.find((field) => titleFields.includes(field)) ?? null;
    return { ...labels, label: schema.title ?? 'Short name', kind: 'slug', example, from };
  }
  switch (schema.control) {
    case 'address':
    case 'date':
      return { ...labels, kind: schema.control, example };
    case 'marks':
      return { ...labels, kind: 'text', example, hasMarks: true };
    case 'categories':
    case 'lines':
      return { ...labels, kind: 'text', example, hasLines: true };
    case 'lenses':
    case 'languages':
    case 'networks':
      return { ...labels, kind: 'text', example, choices: schema.control };
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

/** Labels that differ from the field's name. A `title` in the schema overrides them for one field. */
const fieldLabels: Record<string, string> = {
  activeLink: 'Live version',
  additionalInfo: 'Tools and frameworks',
  alt: 'What the picture shows',
  as: 'Counts as',
  baseUrl: 'Address of their folder',
  by: 'Quoted person',
  cefr: 'Level from A1 to C2',
  dates: 'Dates in your own words',
  devpostLink: 'Devpost page',
  doi: 'DOI',
  github: 'GitHub',
  hues: 'Colors',
  image: 'Picture',
  imageAlt: 'What the picture shows',
  images: 'Pictures',
  issuer: 'Given by',
  keepEmpty: 'Show the page while it is empty',
  languages: 'Skills',
  lede: 'Opening sentence',
  nav: 'Label in the navigation bar',
  original: 'Picture',
  sign: 'Symbol beside the text',
  source: 'Picture',
  tags: 'Tags that move a record to the front',
  texts: 'Long texts',
  thumbnail: 'Small picture for the preview',
  tools: 'Tools and frameworks',
  unlisted: 'Published, but not listed',
  url: 'Address',
  within: 'Shown in the section',
};

/** `formTitle` as "Form title". */
function labelOf(name: string): string {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return fieldLabels[name] ?? capitalize(words);
}
