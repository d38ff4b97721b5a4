import { z } from 'zod';
import type { FieldPath } from '../core/field-path.ts';

/** The schema of a field of a record; null if the path leads outside. */
export function schemaAt(schema: z.ZodType, path: FieldPath): z.ZodType | null {
  let current: z.ZodType = schema;
  for (const step of path) {
    const shape = groupFieldsOf(current);
    const next =
      typeof step === 'number'
        ? elementOf(current)
        : shape && Object.hasOwn(shape, step)
          ? shape[step]
          : null;
    if (!next) return null;
    current = next;
  }
  return current;
}

/** The fields of a group; optional ones without their wrapper. */
export function fieldsOf(schema: z.ZodType): Record<string, z.ZodType> | null {
  if (!('shape' in schema)) return null;
  return Object.fromEntries(
    Object.entries(schema.shape as Record<string, z.ZodType>).map(([key, field]) => [
      key,
      unwrapOptional(field),
    ]),
  );
}

function unwrapOptional(field: z.ZodType): z.ZodType {
  return field instanceof z.ZodOptional ? (field.unwrap() as z.ZodType) : field;
}

/** The fields of a group, also of a group that replaces a plain value. */
export function groupFieldsOf(schema: z.ZodType): Record<string, z.ZodType> | null {
  return fieldsOf(schema) ?? optionsOf(schema).map(fieldsOf).find(Boolean) ?? null;
}

export function elementOf(schema: z.ZodType): z.ZodType | null {
  return 'element' in schema ? (schema.element as z.ZodType) : null;
}

export function optionsOf(schema: z.ZodType): z.ZodType[] {
  return 'options' in schema && schema.type === 'union' ? (schema.options as z.ZodType[]) : [];
}

/** The kinds of record with this field; `undefined` for all. */
export function kindsOf(field: z.ZodType): string[] | undefined {
  return field.meta()?.kinds as string[] | undefined;
}

/**
 * An example from the schema, or one composed of the examples of its parts. Fields that hide a record, need a
 * file or exclude another field are not among these parts (`inExample`), because owners copy examples.
 */
export function exampleOf(schema: z.ZodType): unknown {
  const examples = schema.meta()?.examples;
  if (Array.isArray(examples) && examples.length > 0) return examples[0] as unknown;
  const fields = fieldsOf(schema);
  if (fields) {
    const kind = fields.kind && exampleOf(fields.kind);
    const applicable = Object.entries(fields).filter(
      ([, field]) => field.meta()?.inExample !== false && (kindsOf(field)?.includes(String(kind)) ?? true),
    );
    return Object.fromEntries(applicable.map(([key, field]) => [key, exampleOf(field)]));
  }
  const element = elementOf(schema);
  if (element) return [exampleOf(element)];
  if ('values' in schema && schema.type === 'literal') return [...(schema.values as Set<unknown>)].at(-1);
  const options = optionsOf(schema).map(exampleOf);
  return options.find((option) => option !== '' && option !== '…') ?? options[0] ?? '…';
}

/** The record with its fields in the order of the schema, without unknown and undefined ones. */
export function sortFields(schema: z.ZodType, record: Record<string, unknown>): Record<string, unknown> {
  const order = Object.keys(fieldsOf(schema) ?? {}).filter((field) => record[field] !== undefined);
  return Object.fromEntries(order.map((field) => [field, record[field]]));
}
