import { z } from 'zod';
import { printJson } from '../content/print-json.ts';
import { type ContentFiles, type FileKind, fileKinds } from './content-files.ts';

/** JSON Schemas for editors, by path in the project: completion and red marks while the owner types. */
export function makeEditorSchemas(): Map<string, string> {
  return new Map(
    Object.entries(fileKinds).map(([kind, of]) => [schemaPath(kind), printJson(toJsonSchema(of))]),
  );
}

/**
 * Which schema an editor uses for which files: the setting `yaml.schemas` of .vscode/settings.json. `engine` is the
 * folder of the code as seen from the one that is opened: `.`, or a package.
 */
export function editorSchemaMap(files: ContentFiles, engine: string): Record<string, string[]> {
  const map: Record<string, string[]> = {};
  for (const { name, kind } of files.values()) {
    // Editors hold whole files of YAML against a schema, and no part of a text.
    if (name.endsWith('.md')) continue;
    const schema = `${engine}/${schemaPath(kind)}`;
    map[schema] = [...(map[schema] ?? []), `content/${name}`];
  }
  return map;
}

function schemaPath(kind: string): string {
  return `.vscode/schemas/${kind}.json`;
}

function toJsonSchema({ schema, shape, about }: FileKind): unknown {
  const root = (shape === 'list' ? z.array(schema) : schema).describe(about);
  return z.toJSONSchema(root, {
    // The newest draft that the YAML extension of VS Code reads in full.
    target: 'draft-7',
    io: 'input',
    override: ({ zodSchema, jsonSchema }) => {
      // Empty text is refused once the spaces around it are gone, which a pattern can say.
      if (zodSchema._zod.def.type === 'string' && jsonSchema.minLength === 1) jsonSchema.pattern ??= '\\S';
      // These are for the forms of `npm run edit`.
      delete jsonSchema.control;
      delete jsonSchema.folder;
      delete jsonSchema.takesVideos;
      delete jsonSchema.kinds;
      delete jsonSchema.title;
    },
  });
}
