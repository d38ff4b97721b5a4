import path from 'node:path';
import { parse } from 'yaml';
import { readText } from '../files/read-files.ts';
import { YamlEditError } from '../yaml/edit-yaml.ts';

/** The text of a list and what of its records decides about the next one. Throws `YamlEditError`. */
export async function readRecords(
  contentDir: string,
  listFile: string,
  { mayBeMissing = false } = {},
): Promise<{ text: string; records: { id: number; name: string }[] }> {
  const text = (await readText(path.join(contentDir, listFile))) ?? (mayBeMissing ? '' : null);
  if (text === null) throw new YamlEditError(`content/${listFile} is missing`);
  // What stands for bytes that are no UTF-8: they would be lost with the next change.
  if (text.includes('\uFFFD')) throw new YamlEditError(`content/${listFile} is not written in UTF-8`);
  const value = readYaml(text);
  if (value === undefined) throw new YamlEditError(`content/${listFile} has a mistake and cannot be read`);
  if (value !== null && !Array.isArray(value)) throw new YamlEditError(`content/${listFile} is no list`);
  const records = (value ?? []) as { id?: unknown; name?: unknown }[];
  return {
    text,
    records: records.map((record) => ({
      id: typeof record?.id === 'number' ? record.id : 0,
      name: typeof record?.name === 'string' ? record.name : '',
    })),
  };
}

/** The plain value of a YAML text; undefined when it has mistakes. */
export function readYaml(text: string): unknown {
  try {
    return parse(text) as unknown;
  } catch {
    return undefined;
  }
}
