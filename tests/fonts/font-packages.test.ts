import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { packTar } from 'modern-tar';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { findFontPackages } from '../../src/fonts/font-packages.ts';
import fontReleases from '../../src/fonts/font-releases.json' with { type: 'json' };
import { folderForTest } from '../temporary-folder.ts';
import { isFull } from '../tier.ts';

const fontPackage = { name: '@faces/sample', files: ['400/Sample.ttf'] };
const manifest = { name: fontPackage.name, version: '1.2.3', scripts: { postinstall: 'exit 1' } };

async function pack(files: Record<string, string>) {
  const entries = Object.entries({ 'package.json': JSON.stringify(manifest), ...files }).map(
    ([name, body]) => ({
      header: { name: `package/${name}`, size: Buffer.byteLength(body), mtime: new Date(0) },
      body,
    }),
  );
  const tarball = gzipSync(await packTar(entries));
  return { tarball, integrity: `sha512-${createHash('sha512').update(tarball).digest('base64')}` };
}
const reviewed = await pack({ '400/Sample.ttf': 'regular', '400/Unused.ttf': 'unused' });

let folder = '';
beforeEach(() => {
  folder = folderForTest();
  vi.stubEnv('npm_config_offline', 'false');
  vi.stubEnv('npm_config_cache', path.join(folder, 'npm'));
  onTestFinished(() => void vi.unstubAllEnvs());
});

/** Serves the package to npm, or other bytes. */
async function serveRegistry({ tarball, integrity } = reviewed): Promise<{ requests: string[] }> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    if (request.url?.endsWith('.tgz')) return response.end(tarball);
    const dist = { tarball: `${registry()}/sample.tgz`, integrity };
    return response.end(
      JSON.stringify({ name: fontPackage.name, versions: { [manifest.version]: { ...manifest, dist } } }),
    );
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const registry = () => {
    const address = server.address();
    return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  };
  onTestFinished(() => void server.close());
  vi.stubEnv('npm_config_registry', registry());
  return { requests };
}

const options = () => ({
  typefaceDir: path.join(folder, 'typefaces'),
  releases: { [fontPackage.name]: { version: manifest.version, integrity: reviewed.integrity } },
});

describe('a package of font files', () => {
  it('is taken from node_modules if it is there', async () => {
    const installed = { name: '@expo-google-fonts/arimo', files: ['package.json'] };
    const [found] = await findFontPackages([installed], options());
    expect(found?.folder).toContain(path.join('node_modules', '@expo-google-fonts', 'arimo'));
  });

  it('is downloaded once for two concurrent requests, and only used files are kept', async () => {
    const { requests } = await serveRegistry();
    const calls: string[][] = [];
    const onFetch = (names: string[]) => calls.push(names);
    const both = await Promise.all(
      [1, 2].map(() => findFontPackages([fontPackage], { ...options(), onFetch })),
    );
    for (const [found] of both) {
      expect(await readFile(path.join(found?.folder ?? '', '400/Sample.ttf'), 'utf8')).toBe('regular');
      expect(await readdir(path.join(found?.folder ?? '', '400'))).toEqual(['Sample.ttf']);
    }
    expect(calls).toEqual([[fontPackage.name]]);
    const countBefore = requests.length;
    await findFontPackages([fontPackage], options());
    expect(requests).toHaveLength(countBefore);
    expect(await readdir(options().typefaceDir)).toEqual(['faces-sample@1.2.3']);
  });

  it('is refused if the registry has other bytes under its version, whatever hash it states', async () => {
    const other = await pack({ '400/Sample.ttf': 'changed' });
    // Each installation takes npm a second.
    for (const integrity of isFull ? [other.integrity, reviewed.integrity] : [other.integrity]) {
      await serveRegistry({ ...other, integrity });
      expect(await findFontPackages([fontPackage], options())).toEqual([
        { reason: expect.stringMatching(/EINTEGRITY/) },
      ]);
      expect(await readdir(options().typefaceDir)).toEqual([]);
    }
  });

  it('has a complete hash in each release, which npm compares', () => {
    const hashes = Object.values(fontReleases).map(({ integrity }) => integrity);
    expect(hashes.filter((hash) => !/^sha512-[\w+/]{86}==$/.test(hash))).toEqual([]);
  });

  it('is skipped without a network, or if nothing may be downloaded', async () => {
    vi.stubEnv('npm_config_registry', 'http://127.0.0.1:1');
    expect(await findFontPackages([fontPackage], options())).toEqual([
      { reason: 'npm could not download it (ECONNREFUSED)' },
    ]);
    const [found] = await findFontPackages([fontPackage], { ...options(), mayFetch: false });
    expect(found?.reason).toBe('it is downloaded at the next build');
  });
});
