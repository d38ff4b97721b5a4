import type { ContentFiles } from './content-files.ts';
import { makeContentGuide } from './content-guide.ts';
import { editorSchemaMap, makeEditorSchemas } from './editor-schemas.ts';
import { printJson } from './print-json.ts';

/** Files of the project that are made from the schemas, by their path in it; `files` are those content/ has now. */
export function makeSchemaFiles(files: ContentFiles): Map<string, string> {
  const settings = { 'yaml.schemas': editorSchemaMap(files) };
  return new Map([
    ...makeEditorSchemas(),
    ['.vscode/settings.json', printJson(settings)],
    ['docs/content.md', makeContentGuide()],
  ]);
}
