/*
 * Lists every file of the built sample and of the sites of tests/fixtures/owners with a hash, to compare two versions of
 * the code: `node scripts/run.mjs scripts/site-listing.ts > before.txt`, then `diff` with the listing of the other version.
 * Names of chunks, fonts, CSS classes and React ids are replaced, so that renaming source files changes nothing.
 * --root FOLDER   the code to build with, else this project
 * --texts FOLDER  also writes the texts that are compared, for `diff -r`
 * NAME …          only these sites: sample, nurse, …
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';

const { values, positionals } = parseArgs({
  options: { root: { type: 'string' }, texts: { type: 'string' } },
  allowPositionals: true,
});
const root = path.resolve(values.root ?? path.dirname(import.meta.dirname));
const owners = path.join(root, 'tests/fixtures/owners');

const contentFolders = new Map([['sample', path.join(root, 'content')]]);
for (const owner of (await readdir(owners)).sort()) contentFolders.set(owner, path.join(owners, owner));

for (const [site, content] of contentFolders) {
  if (positionals.length > 0 && !positionals.includes(site)) continue;
  const folder = await mkdtemp(path.join(os.tmpdir(), 'listing-'));
  try {
    await build(folder, content, site === 'sample' ? '.cache' : '.cache/small-project');
    for (const line of await list(path.join(folder, 'dist'), site)) console.log(`${site}  ${line}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Builds in a folder outside the project, with its caches. */
async function build(folder: string, content: string, caches: string): Promise<void> {
  await cp(content, path.join(folder, 'content'), { recursive: true });
  await mkdir(path.join(folder, '.cache'));
  for (const part of ['pictures', 'videos', 'fonts', 'share', 'resume', 'compressed']) {
    const shared = path.join(root, caches, part);
    await mkdir(shared, { recursive: true });
    await symlink(shared, path.join(folder, '.cache', part));
  }
  const typefaces = path.join(root, 'tests/fixtures/typefaces');
  await cp(typefaces, path.join(folder, '.cache/typefaces'), { recursive: true });
  const args = [path.join(root, 'bin/portfolio.mjs'), 'build', '--profile', 'dev'];
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, npm_config_offline: 'true' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const status = await new Promise((resolve) => child.on('exit', resolve));
  if (status !== 0) throw new Error(`The build of ${content} failed.`);
}

async function list(dist: string, site: string): Promise<string[]> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map(({ parentPath, name }) => path.relative(dist, path.join(parentPath, name)).replaceAll('\\', '/'))
    .sort();
  const lines: string[] = [];
  const scriptSizes = new Map<string, number>();
  for (const file of files.filter((name) => name.endsWith('.js')))
    scriptSizes.set(`/${file}`, brotliCompressSync(await readFile(path.join(dist, file))).length);
  for (const file of files) {
    if (file.endsWith('.js')) continue;
    const bytes = await readFile(path.join(dist, file));
    const text = normalize(file, bytes);
    const name = stableNames(file);
    lines.push(
      `${createHash('sha256')
        .update(text ?? bytes)
        .digest('hex')}  ${name}`,
    );
    if (text !== null && values.texts !== undefined) {
      const copy = path.join(values.texts, site, name);
      await mkdir(path.dirname(copy), { recursive: true });
      await writeFile(copy, text);
    }
    if (file.endsWith('.html')) {
      const html = bytes.toString();
      const loaded = [...scriptSizes].filter(([script]) => html.includes(script));
      lines.push(`JavaScript ${sum(loaded.map(([, size]) => size))} bytes  ${file}`);
    }
  }
  lines.push(`JavaScript ${sum([...scriptSizes.values()])} bytes in ${scriptSizes.size} files`);
  return lines.sort((a, b) => (a.slice(a.indexOf('  ')) < b.slice(b.indexOf('  ')) ? -1 : 1));
}

function sum(sizes: number[]): number {
  return sizes.reduce((total, size) => total + size, 0);
}

/** The text of a file without what depends on names in the source; null for other files. */
function normalize(file: string, bytes: Buffer): string | null {
  if (!/\.(?:html|css|json|svg|txt|xml|webmanifest|vcf|md)$|(?:^|\/)_\w+$/.test(file)) return null;
  const text = stableNames(bytes.toString())
    .replaceAll(/(?<![\w-])_[A-Za-z][\w-]*?_[\w-]{5}_\d+(?![\w-])/g, '_')
    .replaceAll(/_[rR]_[0-9a-z]*_/g, '_R_');
  if (file.endsWith('.css')) return rulesOf(text).sort().join('\n');
  if (!file.endsWith('.html')) return text;
  // One tag on a line, so that a difference can be read.
  return text
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
    .replaceAll(/src="[^"]*\/assets\/[^"]*\.js"/g, 'src="JS"')
    .replaceAll('><', '>\n<');
}

/** Names of chunks, style sheets, fonts and page data without their hashes. */
function stableNames(text: string): string {
  return text
    .replaceAll(/\b(assets\/|fonts\/)([\w.-]+?)-[\w-]{6,8}\.(\w+)/g, '$1$2.$3')
    .replaceAll(/\b(assets\/pages\/)[0-9a-f]{8}\//g, '$1HASH/');
}

/** Every rule with the layers and conditions around it: the order of style sheets depends on that of imports. */
function rulesOf(css: string): string[] {
  const rules: string[] = [];
  const around: string[] = [];
  let start = 0;
  for (let at = 0; at < css.length; at += 1) {
    const sign = css[at];
    if (sign === '"' || sign === "'") at = css.indexOf(sign, at + 1);
    else if (sign === '{') {
      around.push(css.slice(start, at));
      start = at + 1;
    } else if (sign === '}') {
      const declarations = css.slice(start, at);
      if (declarations !== '') rules.push(`${around.join(' ')} { ${declarations} }`);
      around.pop();
      start = at + 1;
    } else if (sign === ';' && (around.length === 0 || css.slice(start, at).startsWith('@'))) {
      rules.push(css.slice(start, at + 1));
      start = at + 1;
    }
  }
  return rules;
}
