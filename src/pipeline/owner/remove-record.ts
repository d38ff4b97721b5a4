import { numberRecords, removeAt } from '../yaml/edit-yaml.ts';
import type { RecordList } from './add-record.ts';
import { ContentChange, withContentLock } from './content-change.ts';
import { readRecords } from './read-records.ts';

/**
 * Takes a record out of its list and numbers the others anew; its pictures stay. Resolves with the names there are
 * where none is called so, and with null when it is done. Rejects with `UneditableYaml`.
 */
export function removeRecord(
  contentDir: string,
  { file }: Pick<RecordList, 'file'>,
  name: string,
): Promise<string[] | null> {
  return withContentLock(contentDir, async () => {
    const { text, records } = await readRecords(contentDir, file);
    const index = records.findIndex((record) => record.name === name);
    if (index < 0) return records.map((record) => record.name);
    const change = await ContentChange.begin(contentDir);
    const shrunk = numberRecords(removeAt(text, [index]), []);
    await change.commit(new Map(), new Map([[file, shrunk]])).finally(() => change.discard());
    return null;
  });
}
