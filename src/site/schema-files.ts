import { printJson } from '../content/print-json.ts';
import type { ContentFiles } from './content-files.ts';
import { makeContentGuide } from './content-guide.ts';
import { editorSchemaMap, makeEditorSchemas } from './editor-schemas.ts';

/** Files of the project that are made from the schemas, by their path in it; `files` are those content/ has now. */
export function makeSchemaFiles(files: ContentFiles): Map<string, string> {
  return new Map([
    ...makeEditorSchemas(),
    ['.vscode/settings.json', editorSettings(files, '.')],
    ['docs/content.md', makeContentGuide()],
  ]);
}

/** Settings of the editor for an owner's folder whose content/ has these files; `present` is what stands there. */
export function ownerSettings(files: ContentFiles, present: Record<string, unknown> = {}): string {
  return editorSettings(files, './node_modules/underscore-portfolio', present);
}

function editorSettings(files: ContentFiles, engine: string, present: Record<string, unknown> = {}): string {
  return printJson({ ...present, 'yaml.schemas': editorSchemaMap(files, engine) });
}
