import type { Change } from '../../model/editing/change.ts';
import { insertInto, moveEntry, numberRecords, removeAt, setField } from '../owner/edit-yaml.ts';

/** The text of a YAML file after changes; whatever they do not speak of stays as it was written. */
export function changeYaml(text: string, changes: readonly Change[]): string {
  return changes.reduce(changeOnce, text);
}

/** The text of a file without a form: each change is a whole new text. */
export function changeProse(text: string, changes: readonly Change[]): string {
  const last = changes.at(-1);
  return last?.kind === 'set' && typeof last.value === 'string' ? last.value : text;
}

function changeOnce(text: string, change: Change): string {
  switch (change.kind) {
    case 'set':
      return setField(text, change.path, change.value);
    case 'insert':
      return insertInto(text, change.value, change.path, change.index);
    case 'remove':
      return removeAt(text, [...change.path, change.index]);
    case 'move':
      return moveEntry(text, change.path, change.from, change.to);
    case 'renumber':
      return numberRecords(text, change.path);
  }
}
