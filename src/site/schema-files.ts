import { z } from 'zod';
import { type ContentFiles, type FileKind, fileKinds } from './content-files.ts';
import { makeContentGuide } from './content-guide.ts';

/** Files generated from the schemas, by their path in the project; `files` are those of content/. */
export async function makeSchemaFiles(files: ContentFiles): Promise<Map<string, string>> {
  const schemas = makeEditorSchemas();
  return new Map([
    ...schemas,
    // A new site has a copy of them.
    ...[...schemas].map(([file, text]): [string, string] => [`template/${file}`, text]),
    [settingsFile, editorSettings(files)],
    ['docs/content.md', await makeContentGuide()],
  ]);
}

/** The schemas and VS Code settings of an owner's folder with these content files; `present` are the existing settings. */
export function ownerSchemaFiles(
  files: ContentFiles,
  present: Record<string, unknown> = {},
): Map<string, string> {
  return new Map([...makeEditorSchemas(), [settingsFile, editorSettings(files, present)]]);
}

export const settingsFile = '.vscode/settings.json';

function editorSettings(files: ContentFiles, present: Record<string, unknown> = {}): string {
  return printJson({ ...present, 'yaml.schemas': editorSchemaMap(files) });
}

/** Line width of the formatter, so that generated files pass its check. */
const lineWidth = 110;

/** JSON as the formatter prints it: arrays on one line if they fit. Ends with a newline. */
function printJson(value: unknown): string {
  return `${print(value, 0, 0)}\n`;
}

/** `used` is the number of columns before the value on its line. */
function print(value: unknown, indent: number, used: number): string {
  const inner = ' '.repeat(indent + 2);
  const outer = ' '.repeat(indent);
  if (Array.isArray(value)) {
    const parts = value.map((part) => print(part, indent + 2, indent + 2));
    const line = `[${parts.join(', ')}]`;
    // One more column for a comma.
    if (!line.includes('\n') && used + line.length + 1 <= lineWidth) return line;
    return `[\n${parts.map((part) => inner + part).join(',\n')}\n${outer}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).map(([key, part]) => {
      const start = `${inner}${JSON.stringify(key)}: `;
      return start + print(part, indent + 2, start.length);
    });
    return fields.length === 0 ? '{}' : `{\n${fields.join(',\n')}\n${outer}}`;
  }
  return JSON.stringify(value);
}

/** JSON Schemas for editors, by path in the project: completion and validation while the owner types. */
function makeEditorSchemas(): Map<string, string> {
  return new Map(
    Object.entries(fileKinds).map(([kind, of]) => [schemaPath(kind), printJson(toJsonSchema(of))]),
  );
}

/** The setting `yaml.schemas`, with paths in the opened folder. */
function editorSchemaMap(files: ContentFiles): Record<string, string[]> {
  const map: Record<string, string[]> = {};
  for (const { name, kind } of files.values()) {
    // Editors validate YAML files, not the front matter of Markdown.
    if (name.endsWith('.md')) continue;
    const schema = `./${schemaPath(kind)}`;
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
      // Text is trimmed before its length is validated; in JSON Schema a pattern does the same.
      if (zodSchema._zod.def.type === 'string' && jsonSchema.minLength === 1) jsonSchema.pattern ??= '\\S';
      // These are for the forms of `npm run edit` and for examples.
      delete jsonSchema.control;
      delete jsonSchema.folder;
      delete jsonSchema.takesVideos;
      delete jsonSchema.kinds;
      delete jsonSchema.inExample;
      delete jsonSchema.title;
    },
  });
}
