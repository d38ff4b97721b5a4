import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * The vocabulary of schema.org from the npm package schema-dts: for each type its parents and its own properties, and
 * for each property the allowed types of its values.
 */
const source = readFileSync(
  createRequire(import.meta.url)
    .resolve('schema-dts')
    .replace(/schema\.js$/, 'schema.d.ts'),
  'utf8',
);

const parents = new Map<string, string[]>();
const properties = new Map<string, Map<string, string[]>>();
for (const [, name = '', extended = '', body = ''] of source.matchAll(
  /^(?:export )?interface (\w+)(?: extends ([^{]+))? \{\n([\s\S]*?)^\}/gm,
)) {
  parents.set(name, extended.match(/\w+/g) ?? []);
  const own = new Map<string, string[]>();
  for (const [, property = '', allowed = ''] of body.matchAll(/^ {4}"(\w+)"\?: SchemaValue<(.+), "\w+">;$/gm))
    own.set(property, allowed.split(' | '));
  properties.set(name, own);
}

function ancestors(type: string): string[] {
  const found: string[] = [];
  const collect = (name: string) => {
    if (found.includes(name)) return;
    found.push(name);
    for (const parent of parents.get(name) ?? []) collect(parent);
  };
  collect(`${type}Leaf`);
  collect(`${type}Base`);
  return found;
}

const texts = [
  'Text',
  'URL',
  'Date',
  'DateTime',
  // Written as ISO 8601: https://schema.org/Duration
  'Duration',
  'Time',
  'CssSelectorType',
  'XPathType',
  'PronounceableText',
];
const numbers = ['Number', 'Integer', 'Float'];

/** Terms of a JSON-LD value that are not in the vocabulary, as `path: term`. */
export function foreignParts(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((part, index) => foreignParts(part, `${path}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  const type = (value as Record<string, unknown>)['@type'];
  const isReference = Object.keys(value).join() === '@id';
  if (isReference) return [];
  if (typeof type !== 'string' || !parents.has(`${type}Leaf`)) return [`${path}: no type ${String(type)}`];
  const lines = ancestors(type);
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) => {
    if (key.startsWith('@')) return [];
    const allowed = lines.map((line) => properties.get(line)?.get(key)).find(Boolean);
    if (!allowed) return [`${path}.${key}: ${type} has no such property`];
    const parts: unknown[] = Array.isArray(part) ? part : [part];
    const wrong = parts.filter((each) => !isAllowed(each, allowed));
    return [
      ...wrong.map(() => `${path}.${key}: not ${allowed.join(' or ')}`),
      ...foreignParts(part, `${path}.${key}`),
    ];
  });
}

function isAllowed(value: unknown, allowed: string[]): boolean {
  if (typeof value === 'boolean') return allowed.includes('Boolean');
  if (typeof value === 'number') return allowed.some((name) => numbers.includes(name));
  // A member of an enumeration is written as its address.
  if (typeof value === 'string')
    return allowed.some((name) => texts.includes(name)) || value.startsWith('https://schema.org/');
  if (typeof value !== 'object' || value === null) return false;
  const type = (value as Record<string, unknown>)['@type'];
  if (type === undefined) return allowed.includes('IdReference');
  const lines = ancestors(String(type));
  return allowed.some((name) => lines.includes(`${name}Base`) || lines.includes(`${name}Leaf`));
}
