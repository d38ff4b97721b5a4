import { readFile, writeFile } from 'node:fs/promises';
import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { EditableFile } from '../../../src/model/editing/protocol.ts';
import { createEditorServer } from '../../../src/pipeline/edit/editor-server.ts';
import { importPicture } from '../../../src/pipeline/edit/import-picture.ts';
import { writeAside } from '../../../src/pipeline/owner/write-aside.ts';
import { withTree } from '../content/content-tree.ts';

const token = 'the-key-of-this-test';
type Ask = { method?: string; headers?: Record<string, string>; body?: string | Buffer };

/** Runs the editor's server on the small tree; `ask` sends a request as the editor's own page does. */
function withEditor<T>(
  use: (tools: {
    contentDir: string;
    ask: (
      target: string,
      ask?: Ask,
    ) => Promise<{ status: number; body: string; headers: Record<string, unknown> }>;
  }) => Promise<T>,
): Promise<T> {
  return withTree({}, async (contentDir) => {
    const editor = {
      script: '/editor.js',
      styles: [],
      files: new Map([['/editor.js', { bytes: 'export {};', type: 'text/javascript' }]]),
    };
    // The port is part of what is checked, so it must be known before the server is made.
    const port = await freePort();
    const server = createEditorServer({
      contentDir,
      port,
      token,
      editor,
      preview: { address: () => null, show: async () => {} },
      previewOrigin: 'http://localhost:1',
      writeFile: (file, text) => writeAside(path.join(contentDir, file), text),
      importPicture: (bytes, name, folder) =>
        importPicture(
          { contentDir, memoryFile: path.join(contentDir, '../likeness.json') },
          bytes,
          name,
          folder,
        ),
      today: () => '2026-01-15',
    });
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    const own = { Host: `localhost:${port}`, 'X-Editor-Token': token, Origin: `http://localhost:${port}` };
    try {
      return await use({
        contentDir,
        ask: (target, { method = 'POST', headers = {}, body } = {}) =>
          new Promise((resolve, reject) => {
            const merged = Object.entries({ ...own, ...headers }).filter(([, value]) => value !== '');
            const outgoing = request(
              {
                port,
                host: '127.0.0.1',
                path: target,
                method,
                headers: Object.fromEntries(merged),
                agent: false,
              },
              (incoming) => {
                const chunks: Buffer[] = [];
                incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
                incoming.on('end', () =>
                  resolve({
                    status: incoming.statusCode ?? 0,
                    body: Buffer.concat(chunks).toString(),
                    headers: incoming.headers,
                  }),
                );
              },
            );
            outgoing.on('error', reject);
            outgoing.end(body);
          }),
      });
    } finally {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  });
}

async function freePort(): Promise<number> {
  const { createServer } = await import('node:http');
  const server: Server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

describe("the editor's server", () => {
  it('gives its page every file with its form', async () => {
    await withEditor(async ({ ask }) => {
      const { status, body } = await ask('/api/files');
      const { files } = JSON.parse(body) as { files: EditableFile[] };
      expect(status).toBe(200);
      expect(files.map(({ name }) => name)).toContain('projects.yaml');
      expect(files.map(({ name }) => name)).toContain('about/biography.md');
    });
  });

  it.each([
    ['another site', { Origin: 'https://foreign.example' }, 403],
    ['another port of this machine', { Origin: 'http://localhost:3000' }, 403],
    ['a sandboxed frame', { Origin: 'null' }, 403],
    ['a page of another site, as the browser tells', { Origin: '', 'Sec-Fetch-Site': 'same-site' }, 403],
    ['a name that leads to this machine', { Host: 'rebound.example' }, 421],
    ['another port under our name', { Host: 'localhost:80' }, 421],
    ['a page without the key', { 'X-Editor-Token': '' }, 401],
    ['a page that guesses', { 'X-Editor-Token': 'the-key-of-this-tess' }, 401],
  ])('refuses %s', async (_who, headers, status) => {
    await withEditor(async ({ ask, contentDir }) => {
      const before = await readFile(path.join(contentDir, 'art.yaml'), 'utf8');
      const drafts = [{ file: 'art.yaml', fingerprint: null, changes: [] }];
      for (const target of ['/api/files', '/api/save', '/api/check', '/api/pictures?folder=art&name=a.png']) {
        const answer = await ask(target, { headers, body: JSON.stringify(drafts) });
        expect(answer.status).toBe(status);
        expect(answer.body).not.toContain('Fog');
      }
      expect(await readFile(path.join(contentDir, 'art.yaml'), 'utf8')).toBe(before);
    });
  });

  it('lets pages of others load nothing', async () => {
    await withEditor(async ({ ask }) => {
      const headers = { 'Sec-Fetch-Site': 'cross-site' };
      for (const target of ['/editor.js', '/api/thumbnail?source=/images/art/fog.jpg']) {
        expect((await ask(target, { method: 'GET', headers })).status).toBe(403);
      }
      expect((await ask('/', { method: 'GET', headers: { Host: 'rebound.example' } })).status).toBe(421);
    });
  });

  it('is framed by nobody and frames only the preview', async () => {
    await withEditor(async ({ ask }) => {
      const policy = String((await ask('/', { method: 'GET' })).headers['content-security-policy']);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain('frame-src http://localhost:1;');
      expect(policy).not.toContain('unsafe');
    });
  });

  it.each([
    '/../package.json',
    '/..%2f..%2fpackage.json',
    '/src/editor/main.tsx',
    '/content/site.yaml',
    '/api/thumbnail?source=/images/../site.yaml',
    '/api/thumbnail?source=../../../../etc/passwd',
    '/api/thumbnail?source=/images/art/none.jpg',
  ])('serves nothing at %s', async (target) => {
    await withEditor(async ({ ask }) => {
      expect((await ask(target, { method: 'GET' })).status).toBe(404);
    });
  });

  it.each(['..', '../..', 'art/../..', '/etc', 'a\\b', 'Art', '.adding-1-1'])(
    'imports nothing into the folder %j',
    async (folder) => {
      await withEditor(async ({ ask }) => {
        const query = new URLSearchParams({ folder, name: 'a.png' });
        expect((await ask(`/api/pictures?${query}`, { body: 'not read' })).status).toBe(400);
      });
    },
  );

  it.each([
    '',
    '{}',
    '[{"file":"art.yaml"}]',
    '[{"file":"art.yaml","fingerprint":null,"changes":[{"kind":"run"}]}]',
  ])('refuses the draft %j', async (body) => {
    await withEditor(async ({ ask }) => expect((await ask('/api/save', { body })).status).toBe(400));
  });

  it('saves what the page sends, and says when it no longer fits', async () => {
    await withEditor(async ({ ask, contentDir }) => {
      const { files } = JSON.parse((await ask('/api/files')).body) as { files: EditableFile[] };
      const fingerprint = files.find(({ name }) => name === 'art.yaml')?.fingerprint;
      const changes = [{ kind: 'set', path: [0, 'title'], value: 'Haze' }];
      const body = JSON.stringify([{ file: 'art.yaml', fingerprint, changes }]);
      expect(JSON.parse((await ask('/api/save', { body })).body)).toEqual({ saved: ['art.yaml'] });
      expect(await readFile(path.join(contentDir, 'art.yaml'), 'utf8')).toContain('title: Haze\n');
      expect(JSON.parse((await ask('/api/save', { body })).body)).toEqual({ conflicts: ['art.yaml'] });
    });
  });

  it('shows a picture in small, by its public path', async () => {
    await withEditor(async ({ ask }) => {
      const answer = await ask('/api/thumbnail?source=/images/art/fog.jpg', { method: 'GET' });
      expect([answer.status, answer.headers['content-type']]).toEqual([200, 'image/jpeg']);
    });
  });
});

describe('a dropped picture', () => {
  it('is kept under a free name, with what it says of itself', async () => {
    await withEditor(async ({ ask, contentDir }) => {
      const picture = await readFile(path.join(contentDir, 'images/work/office.jpg'));
      await writeFile(path.join(contentDir, 'images/travel/window-seat.png'), 'taken');
      const answer = await ask('/api/pictures?folder=travel&name=window_seat.JPG', { body: picture });
      expect(JSON.parse(answer.body)).toMatchObject({
        source: '/images/travel/window-seat-2.jpg',
        name: 'window-seat-2',
        caption: 'Window seat',
      });
      await expect(readFile(path.join(contentDir, 'images/travel/window-seat-2.jpg'))).resolves.toBeDefined();
      expect(await readFile(path.join(contentDir, 'images/travel/window-seat.png'), 'utf8')).toBe('taken');
    });
  });

  it('is refused with a reason when it is none, or lies there already', async () => {
    await withEditor(async ({ ask, contentDir }) => {
      const drop = async (body: Buffer | string, folder: string) => {
        const answer = await ask(`/api/pictures?folder=${folder}&name=drop.jpg`, { body });
        return (JSON.parse(answer.body) as { refused?: string }).refused;
      };
      const picture = await readFile(path.join(contentDir, 'images/work/office.jpg'));
      expect(await drop(picture, 'work')).toContain('looks the same as content/images/work/office.jpg');
      expect(await drop('<!doctype html>', 'work')).toMatch(/^drop\.jpg: \S/);
    });
  });
});
