import { parseDocument } from 'yaml';
import { isGroup } from '../../../model/field-path.ts';

/** Files of content/ by their path in it, as texts with plain newlines. */
export type ContentTexts = ReadonlyMap<string, string>;

/** Brings content/ from the form before to its own: what it returns stands in for the files of the same names. */
export type UpgradeStep = (texts: ContentTexts) => ContentTexts;

/** The fields of a file that is one group; none where it is a list or cannot be read. */
export function readFields(text = ''): Record<string, unknown> {
  return fieldsOf(readValue(text));
}

/** The value of a YAML text; undefined where it cannot be read. */
export function readValue(text: string): unknown {
  try {
    const document = parseDocument(text, { version: '1.2' });
    return document.errors.length > 0 ? undefined : document.toJS();
  } catch {
    // Nested too deep, or references without end.
    return undefined;
  }
}

/** The fields of a value read from YAML; none where it is no group. */
export function fieldsOf(value: unknown): Record<string, unknown> {
  return isGroup(value) ? value : {};
}
