import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { runCommand } from '../commands/run-command.ts';
import { makeSmallProject } from '../hosts/small-project.ts';
import { folderForTest } from '../temporary-folder.ts';

const designer = path.resolve(import.meta.dirname, '../fixtures/owners/designer');

function npm(args: string[], cwd: string): string {
  const env = { ...process.env, npm_config_offline: 'false', ASTRO_TELEMETRY_DISABLED: '1' };
  return execFileSync('npm', args, {
    cwd,
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 1_200_000,
  });
}

function reachesRegistry(): boolean {
  try {
    return npm(['view', 'astro', 'version', '--fetch-retries=0'], tmpdir()).trim() !== '';
  } catch {
    return false;
  }
}

const isReachable = process.env.PORTFOLIO_FULL === '1' && reachesRegistry();

it.skipIf(!isReachable)(
  `exports a site that Astro builds${isReachable ? '' : ' (skipped: the registry of npm cannot be reached)'}`,
  async () => {
    const project = await makeSmallProject({ content: designer });
    onTestFinished(() => project.remove());
    const site = path.join(folderForTest(), 'site');
    expect((await runCommand('export', ['--to', 'astro', site], { root: project.folder })).status).toBe(0);
    // Astro needs a newer Node than this program.
    const [major = 0] = process.versions.node.split('.').map(Number);
    // The package `node` would download this one in a script, which npm may not run.
    const newer = `node-${process.platform}-${process.arch}`;
    npm(['install', '--no-audit', '--no-fund', ...(major < 22 ? [`${newer}@24`] : [])], site);
    const own = path.join(site, 'node_modules', newer, 'bin/node');
    const node = existsSync(own) ? own : process.execPath;
    execFileSync(node, ['node_modules/astro/bin/astro.mjs', 'build'], { cwd: site, stdio: 'pipe' });
    const story = await readFile(path.join(site, 'dist/work/tram-map/index.html'), 'utf8');
    expect(story).toContain('<h1>A Tram Map for the Left Bank</h1>');
    expect(story).toContain('<table>');
    const [, picture = ''] = /<img src="([^"]+)"/.exec(story) ?? [];
    expect(existsSync(path.join(site, 'dist', picture)), picture).toBe(true);
    expect(await readFile(path.join(site, 'dist/index.html'), 'utf8')).toContain('/work/');
  },
  600_000,
);
