import { spawn } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { freePort } from '../free-port.ts';
import { makeSmallProject } from '../hosts/small-project.ts';

const fixture = path.resolve(import.meta.dirname, '../fixtures/content/minimal');

type RunningEditor = {
  /** The address the terminal shows, with its key. */
  address: string;
  origin: string;
  previewOrigin: string;
  /** Makes content/ what it was at the start. */
  reset: () => Promise<void>;
  read: (file: string) => Promise<string>;
  write: (file: string, content: string | Buffer) => Promise<void>;
  /** The names of what lies in a folder of content/. */
  list: (folder: string) => Promise<string[]>;
};

type Fixtures = {
  /** The one that startEditor() started; content/ is fresh for each test. */
  editor: RunningEditor;
  /** Console errors a test expects; any other fails it. */
  expectedErrors: RegExp | undefined;
  calmPage: undefined;
};

let started: { running: RunningEditor; stop: () => Promise<void> } | undefined;

function runningEditor(): RunningEditor {
  if (!started) throw new Error('a file that tests the editor starts it before its first test');
  return started.running;
}

/**
 * Starts `npm run edit` on a copy of the small content, for all tests of a file. No fixture of the worker, since tests
 * that have one wait until all others are over, and then for a worker and a browser of their own.
 */
export async function startEditor(): Promise<void> {
  test.setTimeout(120_000);
  const project = await makeSmallProject();
  const content = path.join(project.folder, 'content');
  // The preview takes the port after it.
  const port = await freePort(2);
  const args = [project.program, 'edit', '--port', String(port)];
  const child = spawn(process.execPath, args, { cwd: project.folder, stdio: ['ignore', 'pipe', 'inherit'] });
  const stop = async () => {
    child.kill();
    await project.remove();
  };
  try {
    const address = await new Promise<string>((resolve, reject) => {
      let said = '';
      child.stdout.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        const found = /http:\/\/localhost:\d+\/#key=\S+/.exec(said)?.[0];
        if (found) resolve(found);
      });
      child.on('exit', (code) => reject(new Error(`the editor ended with ${code}: ${said}`)));
    });
    const running: RunningEditor = {
      address,
      origin: `http://localhost:${port}`,
      previewOrigin: `http://localhost:${port + 1}`,
      reset: async () => {
        await rm(content, { recursive: true });
        await cp(fixture, content, { recursive: true });
      },
      read: (file) => readFile(path.join(content, file), 'utf8'),
      write: async (file, bytes) => {
        await mkdir(path.dirname(path.join(content, file)), { recursive: true });
        await writeFile(path.join(content, file), bytes);
      },
      list: async (folder) => (await readdir(path.join(content, folder))).sort(),
    };
    started = { running, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

export async function stopEditor(): Promise<void> {
  await started?.stop();
  started = undefined;
}

export const test = base.extend<Fixtures>({
  expectedErrors: [undefined, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants to see what a fixture uses
  editor: async ({}, use) => {
    const running = runningEditor();
    await running.reset();
    await use(running);
  },
  /** No error in the editor's console. The preview may load while a draft changes, and loads again then. */
  calmPage: [
    async ({ page, expectedErrors }, use) => {
      const { previewOrigin } = runningEditor();
      const errors: string[] = [];
      page.on('pageerror', (error) => {
        if (!error.stack?.includes(previewOrigin)) errors.push(error.message);
      });
      page.on('console', (message) => {
        const isPreview = message.location().url.startsWith(previewOrigin);
        if (message.type() === 'error' && !isPreview) errors.push(message.text());
      });
      await use(undefined);
      const unexpected = errors.filter((text) => !expectedErrors?.test(text));
      expect(unexpected, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Opens the editor at a file or record, such as `art.yaml:0`, and waits until it has been checked once. */
export async function openEditor(page: Page, editor: RunningEditor, place = ''): Promise<void> {
  const isChecked = page.waitForResponse((response) => response.url().endsWith('/api/check'));
  await page.goto(editor.address);
  await page.getByRole('navigation', { name: 'Files' }).waitFor();
  await isChecked;
  if (place !== '') await goToPlace(page, place);
}

export async function goToPlace(page: Page, place: string): Promise<void> {
  await page.evaluate((hash) => {
    window.location.hash = hash;
  }, `#/${place}`);
}

/** Lets a file go over a place that takes pictures. */
export async function dropFile(target: Locator, name: string, bytes: Buffer): Promise<void> {
  const transfer = await target.page().evaluateHandle(
    ({ fileName, base64 }) => {
      const data = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const dropped = new DataTransfer();
      dropped.items.add(new File([data], fileName, { type: 'image/jpeg' }));
      return dropped;
    },
    { fileName: name, base64: bytes.toString('base64') },
  );
  await target.dispatchEvent('dragover', { dataTransfer: transfer });
  await target.dispatchEvent('drop', { dataTransfer: transfer });
}

export function preview(page: Page) {
  return page.frameLocator('iframe[title="Preview of the site"]');
}

export async function review(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Review and save' }).click();
  return page.getByRole('dialog', { name: 'What will change' });
}
