/*
 * The import rules of src/ that the linter cannot express, checked by `npm run lint`:
 *
 *   npx tsx scripts/check-imports.ts   prints each import that breaks one, and ends with code 1
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The modules of src/, lowest first: a module imports only from modules before it. Features share one place. */
export const moduleOrder = [
  'core',
  'i18n',
  'files',
  'yaml',
  'math',
  'router',
  'content',
  'brand',
  'ui',
  'slider',
  'lightbox',
  'gallery',
  'story',
  'features',
  'media',
  'site',
  'app',
  'typst',
  'fonts',
  'resume',
  'portfolio',
  'hosts',
  'applications',
  'build',
  'owner',
  'import',
  'export',
  'privacy',
  'editor',
  'commands',
];

/** Folders whose code runs in the browser; in features/ and story/, all but `*.build.ts` and schemas. */
const browserFolders = [
  'app',
  'editor/page',
  'features',
  'gallery',
  'lightbox',
  'router',
  'slider',
  'story',
  'ui',
];
// The last one is only for development.
const browserPackages =
  /^(?:react|react-dom)(?:\/|$)|^virtual:|^@fontsource-variable\/|^@vitejs\/plugin-react\/preamble$/;

type Import = { file: string; target: string; isTypeOnly: boolean };

/** Every import that breaks a rule; paths are relative to src/, package names unchanged. */
function brokenRules(imports: readonly Import[]): string[] {
  return imports.flatMap(({ file, target, isTypeOnly }) => {
    const [from, to] = [moduleOf(file), moduleOf(target)];
    const broken = (why: string) => [`src/${file} imports ${target}: ${why}`];
    if (!target.includes('.') || !moduleOrder.includes(to.split('/')[0] ?? '')) {
      return isBrowserFile(file) && !isTypeOnly && !browserPackages.test(target)
        ? broken('the browser loads React and our own code only')
        : [];
    }
    if (from !== to) {
      if (from.startsWith('features/') && to.startsWith('features/'))
        return broken('features do not import each other');
      if (rankOf(to) >= rankOf(from)) return broken(`${from} is below ${to}`);
    }
    if (isBrowserFile(file) && isBuildFile(target) && !isTypeOnly)
      return broken('code of the build must not reach the browser');
    return [];
  });
}

/** Reads every import of the TypeScript files of a folder. */
function readImports(src: string): Import[] {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /\.tsx?$/.test(file));
  return files.flatMap((file) => {
    const code = readFileSync(path.join(src, file), 'utf8');
    const statements = code.matchAll(
      /^(?:import|export)\s(type\s)?[^'";]*?from '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gm,
    );
    return [...statements].map(([statement, type, from = '', bare = '', dynamic = '']) => {
      const name = from || bare || dynamic;
      const target = name.startsWith('.') ? path.posix.join(path.posix.dirname(file), name) : name;
      const names = /^import \{([^}]*)\}/
        .exec(statement)?.[1]
        ?.split(',')
        .map((part) => part.trim());
      const isListOfTypes = names?.every((part) => part === '' || part.startsWith('type '));
      return { file, target, isTypeOnly: type !== undefined || isListOfTypes === true };
    });
  });
}

function moduleOf(file: string): string {
  const [first = '', second = ''] = file.split('/');
  return first === 'features' ? `features/${second}` : first;
}

function rankOf(module: string): number {
  return moduleOrder.indexOf(module.split('/')[0] ?? '');
}

function isBuildFile(file: string): boolean {
  return /(?:\.build|schemas?)\.ts$/.test(file);
}

function isBrowserFile(file: string): boolean {
  return (
    browserFolders.some((folder) => file.startsWith(`${folder}/`)) &&
    !isBuildFile(file) &&
    // The entry for development, and types.
    !/^app\/dev\.tsx$|\.d\.ts$/.test(file)
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const src = path.resolve(import.meta.dirname, '../src');
  const broken = brokenRules(readImports(src));
  for (const line of broken) console.error(line);
  process.exitCode = broken.length > 0 ? 1 : 0;
}
