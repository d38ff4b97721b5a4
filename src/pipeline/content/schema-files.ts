import { makeContentGuide } from './content-guide.ts';
import { editorSchemaMap, makeEditorSchemas } from './editor-schemas.ts';
import { printJson } from './print-json.ts';

/** Files of the project that are made from the schemas, by their path in it. */
export function makeSchemaFiles(): Map<string, string> {
  const settings = { 'yaml.schemas': editorSchemaMap() };
  return new Map([
    ...makeEditorSchemas(),
    ['.vscode/settings.json', printJson(settings)],
    ['docs/content.md', makeContentGuide()],
  ]);
}
