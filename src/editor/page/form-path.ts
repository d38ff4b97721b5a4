import type { FieldPath } from '../../core/field-path.ts';
import type { FormField } from '../protocol/form-field.ts';

/** The longest start of a path that has a control: unknown fields and `id` have none. */
export function nearestFormPath(form: FormField, path: FieldPath): FieldPath {
  let field: FormField = form;
  for (const [depth, step] of path.entries()) {
    const next = stepInto(field, step);
    if (next === 'line') return path.slice(0, depth + 1);
    if (next === null || next.name === 'id') return path.slice(0, depth);
    field = next;
  }
  return path;
}

/** The field at a path, or the nearest known field above it. */
export function fieldAt(form: FormField, path: FieldPath): FormField {
  let field = form;
  for (const step of path) {
    const next = stepInto(field, step);
    if (next === null || next === 'line') break;
    field = next;
  }
  return field;
}

function stepInto(field: FormField, step: string | number): FormField | 'line' | null {
  switch (field.kind) {
    case 'group':
      return field.fields.find(({ name }) => name === step) ?? null;
    case 'either':
      return stepInto(field.group, step);
    case 'records':
      return typeof step === 'number' ? field.element : null;
    case 'textList':
      return typeof step === 'number' ? 'line' : null;
    default:
      return null;
  }
}
