import { isDeepStrictEqual } from 'node:util';
import type { Change } from '../../yaml/change.ts';
import {
  insertInto,
  moveEntry,
  numberRecords,
  removeAt,
  setField,
  YamlEditError,
} from '../../yaml/edit-yaml.ts';
import { isTooLong } from '../../yaml/is-too-long.ts';

/** The text of a YAML file after changes; whatever they do not speak of stays as it was written. */
export function changeYaml(text: string, changes: readonly Change[]): string {
  if (isTooLong(text)) throw new YamlEditError('The file is too long.');
  return changes.reduce(changeOnce, text);
}

/** The text of a file without a form: each change is a whole new text. The file's kind of line ends stays. */
export function changeProse(text: string, changes: readonly Change[]): string {
  const last = changes.at(-1);
  if (last?.kind !== 'set' || typeof last.value !== 'string') return text;
  // A text field gives back plain newlines, whatever it was given.
  return text.includes('\r\n') ? last.value.replaceAll(/\r?\n/g, '\r\n') : last.value;
}

/** More changes than can be carried out in one go; what has been is kept for the next. */
export class TooManyChanges extends Error {}

/** Nothing else is answered while changes are carried out. */
const longestMs = 1500;

/**
 * `changeYaml` for a page that sends all its changes again with each letter typed: only what is new since the last
 * time is carried out. A change takes some ten milliseconds, and an afternoon's draft has hundreds. Throws
 * `TooManyChanges` where that takes too long, and goes on from there when it is asked again.
 */
export function createYamlChanger(): typeof changeYaml {
  let known: { text: string; changes: readonly Change[]; result: string } | null = null;
  return (text, changes) => {
    // The last one is still being typed, and the one before it may follow from it, as a short name does from a title;
    // what stands before them is what will be asked for again.
    const settled = changes.slice(0, -2);
    const isFurther =
      known?.text === text && isDeepStrictEqual(settled.slice(0, known.changes.length), known.changes);
    let { result, changes: done } = isFurther && known ? known : { result: text, changes: [] };
    const startedMs = performance.now();
    while (done.length < settled.length) {
      if (performance.now() - startedMs > longestMs) throw new TooManyChanges();
      result = changeYaml(result, settled.slice(done.length, done.length + 1));
      done = settled.slice(0, done.length + 1);
      known = { text, changes: done, result };
    }
    known = { text, changes: done, result };
    return changeYaml(result, changes.slice(settled.length));
  };
}

function changeOnce(text: string, change: Change): string {
  switch (change.kind) {
    case 'set':
      return setField(text, change.path, change.value);
    case 'unset':
      return removeAt(text, change.path);
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
