import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { CheckAnswer, EditableFile } from '../../../src/editor/protocol/protocol.ts';
import { createPublisher } from '../../../src/editor/publish/publisher.ts';
import { evictOldDrops } from '../../../src/editor/server/dropped-pictures.ts';
import { createEditorServer } from '../../../src/editor/server/editor-server.ts';
import { importPicture } from '../../../src/editor/server/import-picture.ts';
import { createDocumentMaker } from '../../../src/editor/server/make-document.ts';
import { outputPaths } from '../../../src/files/output-paths.ts';
import { readRawContent } from '../../../src/site/read-content.ts';
import { cpuSeconds } from '../../cpu-seconds.ts';
import { readAll } from '../../folder-contents.ts';
import { freePort } from '../../free-port.ts';
import { phonePhoto } from '../../owner/camera.ts';
import { type Ask, rawRequest } from '../../raw-request.ts';
import { treeForTest } from '../../site/tree-for-test.ts';
import { isFull } from '../../tier.ts';

const token = 'the-key-of-this-test';

/** Starts the server on a small tree; `ask` sends a request as the editor's page does. */
async function editorForTest() {
  const contentDir = treeForTest();
  const editor = {
    script: '/editor.js',
    styles: [],
    files: new Map([['/editor.js', { bytes: 'export {};', type: 'text/javascript' }]]),
  };
  // The server validates the port, so it needs to know it.
  const port = await freePort();
  const droppedDir = path.join(contentDir, '../dropped');
  const cacheDir = path.join(contentDir, '../picture-hashes');
  const server = createEditorServer({
    ...outputPaths(path.dirname(contentDir)),
    droppedDir,
    port,
    token,
    editor,
    preview: { address: () => null, show: async () => {} },
    publisher: createPublisher(path.join(contentDir, '../..')),
    previewOrigin: 'http://localhost:1',
    importPicture: (bytes, name, folder) =>
      importPicture({ contentDir, droppedDir, cacheDir }, bytes, name, folder),
    makeDocument: createDocumentMaker(),
    openFolder: async () => {},
    today: () => '2026-01-15',
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const origin = `http://localhost:${port}`;
  const pageHeaders = { Host: `localhost:${port}`, 'X-Editor-Token': token, Origin: origin };
  const ask = async (target: string, { method = 'POST', headers = {}, body }: Ask = {}) => {
    const merged = Object.entries({ ...pageHeaders, ...headers }).filter(([, value]) => value !== '');
    const asked = { method, headers: Object.fromEntries(merged), ...(body !== undefined && { body }) };
    const answer = await rawRequest(port, target, asked);
    return { ...answer, body: answer.body.toString() };
  };
  return { contentDir, ask };
}

type Asking = (target: string, ask?: Ask) => Promise<{ body: string }>;

/** The request body with drafts of a file as it is now, one for each list of changes. */
async function draftsOf(ask: Asking, file: string, ...changes: object[][]): Promise<string> {
  const { files } = JSON.parse((await ask('/api/files')).body) as { files: EditableFile[] };
  const fingerprint = files.find(({ name }) => name === file)?.fingerprint;
  return JSON.stringify(changes.map((each) => ({ file, fingerprint, changes: each })));
}

async function drop(ask: Asking, folder: string, name: string, body: Buffer | string) {
  const query = new URLSearchParams({ folder, name });
  return JSON.parse((await ask(`/api/pictures?${query}`, { body })).body) as {
    source: string;
    notes: string[];
    refused?: string;
  };
}

describe("the editor's server", () => {
  it.each([
    ['another site', { Origin: 'https://foreign.example' }, 403],
    ['another port of this machine', { Origin: 'http://localhost:3000' }, 403],
    ['a sandboxed frame', { Origin: 'null' }, 403],
    ['a page of another site, by Sec-Fetch-Site', { Origin: '', 'Sec-Fetch-Site': 'same-site' }, 403],
    ['another name of this machine', { Host: 'rebound.example' }, 421],
    ['another port in Host', { Host: 'localhost:80' }, 421],
    ['a page without the key', { 'X-Editor-Token': '' }, 401],
    ['a page that guesses', { 'X-Editor-Token': 'the-key-of-this-tess' }, 401],
  ])('refuses %s', async (_who, headers, status) => {
    const { ask, contentDir } = await editorForTest();
    const before = await readFile(path.join(contentDir, 'art.yaml'), 'utf8');
    const drafts = [{ file: 'art.yaml', fingerprint: null, changes: [] }];
    for (const target of ['/api/files', '/api/save', '/api/check', '/api/pictures?folder=art&name=a.png']) {
      const answer = await ask(target, { headers, body: JSON.stringify(drafts) });
      expect(answer.status).toBe(status);
      expect(answer.body).not.toContain('Fog');
    }
    expect(await readFile(path.join(contentDir, 'art.yaml'), 'utf8')).toBe(before);
  });

  it('does not serve files to pages of other sites', async () => {
    const { ask } = await editorForTest();
    // A browser may send only one of the two.
    const origins = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://foreign.example' };
    for (const headers of Object.entries(origins).map(([name, value]) => ({ [name]: value })))
      for (const target of ['/editor.js', '/api/thumbnail?source=/images/art/fog.jpg'])
        expect((await ask(target, { method: 'GET', headers })).status).toBe(403);
    expect((await ask('/', { method: 'GET', headers: { Host: 'rebound.example' } })).status).toBe(421);
  });

  it.each(['//', '///', '//%', 'http://%/'])('answers GET %s without failing', async (target) => {
    const { ask } = await editorForTest();
    expect((await ask(target, { method: 'GET' })).status).toBeLessThan(500);
  });

  it('cannot be framed, and frames only the preview', async () => {
    const { ask } = await editorForTest();
    const policy = String((await ask('/', { method: 'GET' })).headers['content-security-policy']);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain('frame-src http://localhost:1;');
    expect(policy).not.toContain('unsafe');
  });

  it.each([
    '/../package.json',
    '/..%2f..%2fpackage.json',
    '/src/editor/page/main.tsx',
    '/content/site.yaml',
    '/api/thumbnail?source=/images/../site.yaml',
    '/api/thumbnail?source=../../../../etc/passwd',
    '/api/thumbnail?source=/images/art/none.jpg',
  ])('serves nothing at %s', async (target) => {
    const { ask } = await editorForTest();
    expect((await ask(target, { method: 'GET' })).status).toBe(404);
  });

  it.each(['..', '../..', 'art/../..', '/etc', 'a\\b', 'Art', '.changing-1-1', 'con', 'cat/aux'])(
    'imports nothing into the folder %j',
    async (folder) => {
      const { ask } = await editorForTest();
      const query = new URLSearchParams({ folder, name: 'a.png' });
      expect((await ask(`/api/pictures?${query}`, { body: 'not read' })).status).toBe(400);
    },
  );

  it.each([
    '',
    '{}',
    '[{"file":"art.yaml"}]',
    '[{"file":"art.yaml","fingerprint":null,"changes":[{"kind":"run"}]}]',
  ])('refuses the draft %j', async (body) => {
    const { ask } = await editorForTest();
    expect((await ask('/api/save', { body })).status).toBe(400);
  });

  it('rejects two drafts of one file', async () => {
    const { ask, contentDir } = await editorForTest();
    const before = await readFile(path.join(contentDir, 'art.yaml'), 'utf8');
    const changes = ['Haze', 'Mist'].map((value) => [{ kind: 'set', path: [0, 'title'], value }]);
    const body = await draftsOf(ask, 'art.yaml', ...changes);
    expect((await ask('/api/save', { body })).status).toBe(400);
    expect(await readFile(path.join(contentDir, 'art.yaml'), 'utf8')).toBe(before);
  });

  it('rejects names that a file or a field cannot have', async () => {
    const { ask, contentDir } = await editorForTest();
    const set = (path: string[], file: string) => [
      { file, fingerprint: null, changes: [{ kind: 'set', path, value: 'x' }] },
    ];
    for (const drafts of [
      set([], 'letters/con.md'),
      set([], 'letters/lpt1.md'),
      set(['__proto__', 'x'], 'site.yaml'),
    ])
      expect((await ask('/api/save', { body: JSON.stringify(drafts) })).status).toBe(400);
    expect(existsSync(path.join(contentDir, 'letters/con.md'))).toBe(false);
  });

  it.runIf(isFull)('limits the time for many changes, and continues with the next request', async () => {
    const { ask, contentDir } = await editorForTest();
    const changes = Array.from({ length: 3000 }, (_, at) => ({
      kind: 'set',
      path: [0, at % 2 === 0 ? 'title' : 'description'],
      value: `Number ${at}`,
    }));
    const body = await draftsOf(ask, 'projects.yaml', changes);
    const statuses: number[] = [];
    while (statuses.at(-1) !== 200 && statuses.length < 200) {
      const worked = await cpuSeconds(async () => {
        statuses.push((await ask('/api/save', { body })).status);
      });
      expect(worked).toBeLessThan(4);
    }
    expect(new Set(statuses.slice(0, -1))).toEqual(new Set(statuses.length > 1 ? [413] : []));
    expect(await readFile(path.join(contentDir, 'projects.yaml'), 'utf8')).toContain('Number 2999');
  });

  it('serves the thumbnail of a picture', async () => {
    const { ask } = await editorForTest();
    const answer = await ask('/api/thumbnail?source=/images/art/fog.jpg', { method: 'GET' });
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'image/jpeg']);
  });
});

describe('a dropped picture', () => {
  const office = (contentDir: string) => readFile(path.join(contentDir, 'images/work/office.jpg'));

  it('gets a free name and its metadata, without changing content/', async () => {
    const { ask, contentDir } = await editorForTest();
    await writeFile(path.join(contentDir, 'images/travel/window-seat.png'), 'taken');
    const before = await readAll(contentDir);
    expect(await drop(ask, 'travel', 'window_seat.JPG', await office(contentDir))).toMatchObject({
      source: '/images/travel/window-seat-2.jpg',
      name: 'window-seat-2',
      caption: '?? Window seat',
    });
    expect(await readAll(contentDir)).toEqual(before);
    const small = await ask('/api/thumbnail?source=/images/travel/window-seat-2.jpg', { method: 'GET' });
    expect(small.status).toBe(200);
  });

  it('gets a name with spelled out umlauts on a German site', async () => {
    const { ask, contentDir } = await editorForTest();
    const site = path.join(contentDir, 'site.yaml');
    await writeFile(site, (await readFile(site, 'utf8')).replace('language: en-CA', 'language: de'));
    const dropped = await drop(ask, 'travel', 'Möwe im Wind.jpg', await office(contentDir));
    expect(dropped).toMatchObject({ name: 'moewe-im-wind', caption: '?? Möwe im Wind' });
  });

  it('is added to content/ with the record that names it', async () => {
    const { ask, contentDir } = await editorForTest();
    await drop(ask, 'art', 'kept.jpg', await office(contentDir));
    await drop(ask, 'art', 'given-up.jpg', await phonePhoto(7));
    const changes = [{ kind: 'set', path: [0, 'source'], value: '/images/art/kept.jpg' }];
    const body = await draftsOf(ask, 'art.yaml', changes);

    const checked = JSON.parse((await ask('/api/check', { body })).body) as CheckAnswer;
    expect(checked.pictures).toEqual(['images/art/kept.jpg']);
    expect(checked.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(JSON.parse((await ask('/api/save', { body })).body)).toEqual({
      saved: ['art.yaml'],
      pictures: ['images/art/kept.jpg'],
      removed: [],
    });
    expect([...(await readAll(path.join(contentDir, 'images/art'))).keys()]).toEqual(['fog.png', 'kept.jpg']);
    expect((await readRawContent(contentDir)).diagnostics).toEqual([]);
  });

  it('moves to the folder of its record when that gets its name later', async () => {
    const { ask, contentDir } = await editorForTest();
    const move = async (source: string, folder: string) =>
      ask(`/api/move-picture?source=${encodeURIComponent(source)}&folder=${encodeURIComponent(folder)}`);
    await drop(ask, 'projects', 'quay.jpg', await phonePhoto(7));
    const moved = await move('/images/projects/quay.jpg', 'projects/pier');
    expect(JSON.parse(moved.body)).toBe('/images/projects/pier/quay.jpg');
    const again = await move('/images/projects/quay.jpg', 'projects/pier');
    expect(again.body).toBe(moved.body);
    // Saved pictures stay in place, and nothing leaves the folder of pictures.
    expect(JSON.parse((await move('/images/art/fog.jpg', 'projects/pier')).body)).toBe('/images/art/fog.jpg');
    expect((await move('/images/projects/quay.jpg', '../..')).status).toBe(400);
    expect([...(await readAll(path.join(contentDir, '../dropped'))).keys()]).toEqual([
      'images/projects/pier/quay.jpg',
      'images/projects/quay.jpg',
    ]);
  });

  it('is replaced by an equal picture, saved or dropped', async () => {
    const { ask, contentDir } = await editorForTest();
    const picture = await office(contentDir);
    expect(await drop(ask, 'work', 'again.jpg', picture)).toMatchObject({
      source: '/images/work/office.jpg',
      notes: [expect.stringMatching(/^content\/images\/work\/office\.jpg looks the same/)],
    });
    await drop(ask, 'travel', 'desk.jpg', picture);
    expect((await drop(ask, 'travel', 'twice.jpg', picture)).source).toBe('/images/travel/desk.jpg');
  });

  it('is rejected with a reason when it is not a picture', async () => {
    const { ask } = await editorForTest();
    const { refused } = await drop(ask, 'work', 'drop.jpg', '<!doctype html>');
    expect(refused).toMatch(/^drop\.jpg: \S/);
  });

  it('gets a unique name when several are dropped at once', async () => {
    const { ask } = await editorForTest();
    const sources = await Promise.all(
      [1, 2, 3].map(async (seed) => (await drop(ask, 'cat', 'nap.jpg', await phonePhoto(seed))).source),
    );
    expect(new Set(sources).size).toBe(3);
  });

  it('is deleted after a week', async () => {
    const { ask, contentDir } = await editorForTest();
    await drop(ask, 'travel', 'desk.jpg', await office(contentDir));
    const droppedDir = path.join(contentDir, '../dropped');
    const day = 24 * 60 * 60 * 1000;
    await evictOldDrops(droppedDir, Date.now() + 6 * day);
    expect([...(await readAll(droppedDir)).keys()]).toContain('images/travel/desk.jpg');
    await evictOldDrops(droppedDir, Date.now() + 8 * day);
    expect([...(await readAll(droppedDir)).keys()]).toEqual([]);
  });
});

it('lists every picture that a record can name, including dropped ones', async () => {
  const { ask, contentDir } = await editorForTest();
  await drop(ask, 'travel', 'desk.jpg', await readFile(path.join(contentDir, 'images/work/office.jpg')));
  const pictures = JSON.parse((await ask('/api/originals')).body) as string[];
  expect(pictures).toContain('/images/art/fog.jpg');
  expect(pictures).toContain('/images/travel/desk.jpg');
});
