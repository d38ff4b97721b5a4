import { z } from 'zod';
import { type ContentFile, type ContentFileName, contentFileNames, contentFiles } from './content-files.ts';
import { printJson } from './print-json.ts';

/** JSON Schemas for editors, by path in the project: completion and red marks while the owner types. */
export function makeEditorSchemas(): Map<string, string> {
  return new Map(contentFileNames.map((name) => [schemaPath(name), printJson(toJsonSchema(name))]));
}

/** Which schema an editor uses for which file: the setting `yaml.schemas` of .vscode/settings.json. */
export function editorSchemaMap(): Record<string, string> {
  return Object.fromEntries(contentFileNames.map((name) => [`./${schemaPath(name)}`, `content/${name}`]));
}

function schemaPath(name: ContentFileName): string {
  return `.vscode/schemas/${name.replace('.yaml', '.json')}`;
}

function toJsonSchema(name: ContentFileName): unknown {
  const { schema, shape, about } = contentFiles[name] as ContentFile;
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
      delete jsonSchema.kinds;
    },
  });
}
