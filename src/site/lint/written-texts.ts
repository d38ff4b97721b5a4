import type { YamlRecord } from '../../content/yaml-records.ts';
import type { FieldPath } from '../../core/field-path.ts';
import type { ContentSources } from '../read-content.ts';
import { visitValues } from '../validate/validate-records.ts';

type FieldText = { file: string; record: YamlRecord; path: FieldPath; text: string };

/** The text of every field, in the order of files and lines. */
export function fieldTexts({ records }: Pick<ContentSources, 'records'>): FieldText[] {
  const texts: FieldText[] = [];
  for (const [file, ofFile] of records)
    for (const record of ofFile)
      visitValues(record.value, [], (path, text) => {
        if (typeof text === 'string') texts.push({ file, record, path, text });
      });
  return texts;
}

/** A line of a Markdown file, counted from 1. */
type ProseLine = { file: string; line: number; text: string };

export function proseLines({ prose }: Pick<ContentSources, 'prose'>): ProseLine[] {
  return [...prose].flatMap(([file, text]) =>
    text.split('\n').map((written, index) => ({ file, line: index + 1, text: written })),
  );
}
