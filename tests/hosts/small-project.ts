import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { build } from '../../src/build/build.ts';
import { filesBelow } from '../../src/files/read-files.ts';
import { createStaticServer } from '../../src/hosts/static-server.ts';
import type { PictureProfile } from '../../src/media/images/types.ts';
import { basePath } from '../../src/site/site-address.ts';
import { listenHere } from '../listen-here.ts';

const root = path.resolve(import.meta.dirname, '../..');
const minimal = path.join(root, 'tests/fixtures/content/minimal');
/** Some characters of each typeface that a site may download. */
const sampleTypefaces = path.join(root, 'tests/fixtures/typefaces');

type BuildOptions = {
  profile?: PictureProfile;
  onStart?: (child: ChildProcess) => void;
  /** Environment variables in addition to those of this process. */
  environment?: Record<string, string>;
};

/** Parts of the cache that are valid in any folder. */
const sharedCaches = ['pictures', 'fonts', 'share', 'resume', 'compressed'];

/** Records for travel.yaml that exceed the photos on the page, so that the gallery needs shards. */
export const morePhotos = [3, 4, 5, 6, 7, 8]
  .map((id) =>
    ['', `- id: ${id}`, `  name: photo-${id}`, `  title: Photo ${id}`, `  alt: What photo ${id} shows.`].join(
      '\n',
    ),
  )
  .map((record) => `${record}\n  source: /images/travel/one.jpg\n`)
  .join('');

/**
 * An owner's folder with the small valid content, or with the content of another folder. All such folders share a cache
 * of slow results unless `options` ask for a separate one. It runs the code of this project, or its own copy that can be
 * changed.
 */
export async function makeSmallProject({ hasOwnCache = false, hasOwnCode = false, content = minimal } = {}) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'project-'));
  await cp(content, path.join(folder, 'content'), { recursive: true });
  if (hasOwnCode) {
    for (const part of ['bin', 'src', 'starter', 'package.json', 'tsconfig.base.json'])
      await cp(path.join(root, part), path.join(folder, part), { recursive: true });
    await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  }
  const program = path.join(hasOwnCode ? folder : root, 'bin/portfolio.mjs');
  if (!hasOwnCache) {
    await mkdir(path.join(folder, '.cache'));
    for (const part of sharedCaches) {
      const shared = path.join(root, '.cache/small-project', part);
      await mkdir(shared, { recursive: true });
      await symlink(shared, path.join(folder, '.cache', part));
    }
    await cp(sampleTypefaces, path.join(folder, '.cache/typefaces'), { recursive: true });
  }
  const dist = path.join(folder, 'dist');
  const run = (
    command: string,
    args: string[] = [],
    onStart: (child: ChildProcess) => void = () => {},
    environment: Record<string, string> = {},
  ) =>
    new Promise<number | null>((resolve) => {
      // A process group, so that a kill also reaches the encoding processes.
      const child = spawn(process.execPath, [program, command, ...args], {
        cwd: folder,
        // Its cache contains samples of the typefaces, so nothing is downloaded.
        env: { ...process.env, npm_config_offline: 'true', ...environment },
        stdio: 'ignore',
        detached: true,
      });
      onStart(child);
      child.on('exit', resolve);
    });
  const project = {
    folder,
    program,
    dist,
    change: async (file: string, edit: (text: string) => string) => {
      const name = path.join(folder, 'content', file);
      await writeFile(name, edit(await readFile(name, 'utf8')));
    },
    /** Runs a command; resolves with its exit code, or null if it was killed. */
    run,
    build: ({ profile = 'dev', onStart, environment }: BuildOptions = {}) =>
      run('build', ['--profile', profile], onStart, environment),
    /** Builds in this process, which is faster if the typesetter is loaded; returns whether the build succeeded. */
    buildHere: async (profile: PictureProfile = 'dev') => {
      const environment = process.env.NODE_ENV;
      try {
        return await build({ root: folder, profile, log: () => {} });
      } finally {
        // A build bundles the production React, but component tests use the development React.
        process.env.NODE_ENV = environment;
      }
    },
    /** Builds the site and serves it at the path of its address; `close` removes it too. */
    serve: async (options: BuildOptions = {}) => {
      if ((await project.build(options)) !== 0) throw new Error('the site could not be built');
      const settings = parse(await readFile(path.join(folder, 'content/site.yaml'), 'utf8')) as {
        url: string;
      };
      const base = basePath(settings.url);
      const server = await listenHere(createStaticServer({ folder: dist, base, headers: [] }));
      return {
        origin: server.origin,
        home: server.origin + base.replace(/\/$/, ''),
        close: () => server.close().then(project.remove),
      };
    },
    documents: async () => {
      const names = await readdir(dist, { recursive: true });
      return Promise.all(
        names
          .filter((name) => name.endsWith('.html'))
          .map(async (name) => ({ name, html: await readFile(path.join(dist, name), 'utf8') })),
      );
    },
    files: () => filesBelow(dist),
    leftovers: async () =>
      (await readdir(path.join(folder, '.cache'))).filter((name) => /^(?:dist|media|prerender)-/.test(name)),
    remove: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
  return project;
}

/** The paths of the pages that pages.yaml of a folder lists. */
export async function listedPages(content: string): Promise<{ name: string; kind: string; path: string }[]> {
  const pages = parse(await readFile(path.join(content, 'pages.yaml'), 'utf8')) as {
    name: string;
    kind: string;
  }[];
  return pages
    .filter(({ kind }) => kind !== 'notFound')
    .map((page) => ({ ...page, path: page.kind === 'home' ? '/' : `/${page.name}` }));
}

export type SmallProject = Awaited<ReturnType<typeof makeSmallProject>>;
