import { spawn } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { freePort } from '../free-port.ts';
import { makeSmallProject } from '../hosts/small-project.ts';
import { rendered } from './visitor.ts';

const fixture = path.resolve(import.meta.dirname, '../fixtures/content/minimal');

type RunningEditor = {
  /** The address that the terminal shows, with its key. */
  address: string;
  origin: string;
  previewOrigin: string;
  /** Restores the initial content/. */
  reset: () => Promise<void>;
  read: (file: string) => Promise<string>;
  write: (file: string, content: string | Buffer) => Promise<void>;
  /** The file names in a folder of content/. */
  list: (folder: string) => Promise<string[]>;
};

type Fixtures = {
  /** The editor of startEditor(), with a fresh content/ for each test. */
  editor: RunningEditor;
  /** Console errors a test expects; any other fails it. */
  expectedErrors: RegExp | undefined;
  checkedPage: undefined;
};

let started: { running: RunningEditor; stop: () => Promise<void> } | undefined;

function runningEditor(): RunningEditor {
  if (!started) throw new Error('call startEditor() before the first test');
  return started.running;
}

/**
 * Starts `npm run edit` on a copy of the small content, for all tests of a file. Not a worker fixture: Playwright would run
 * these tests last, each with a new worker and browser.
 */
export async function startEditor(): Promise<void> {
  const project = await makeSmallProject();
  const content = path.join(project.folder, 'content');
  // The preview uses the next port.
  const port = await freePort(2);
  const args = [project.program, 'edit', '--port', String(port)];
  const child = spawn(process.execPath, args, { cwd: project.folder, stdio: ['ignore', 'pipe', 'inherit'] });
  const stop = async () => {
    child.kill();
    await project.remove();
  };
  try {
    const address = await new Promise<string>((resolve, reject) => {
      let output = '';
      child.stdout.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        const found = /http:\/\/localhost:\d+\/#key=\S+/.exec(output)?.[0];
        if (found) resolve(found);
      });
      child.on('exit', (code) => reject(new Error(`the editor ended with ${code}: ${output}`)));
    });
    const running: RunningEditor = {
      address,
      origin: `http://localhost:${port}`,
      previewOrigin: `http://localhost:${port + 1}`,
      reset: async () => {
        await rm(content, { recursive: true });
        await rm(path.join(project.folder, '.cache/unsaved'), { recursive: true, force: true });
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
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructured parameter
  editor: async ({}, use) => {
    const running = runningEditor();
    await running.reset();
    await use(running);
  },
  /** Fails on errors in the editor's console, but not the preview's, which reloads while drafts change. */
  checkedPage: [
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

/** Opens the editor at a file or record, such as `art.yaml:0`, and waits for the first validation. */
export async function openEditor(page: Page, editor: RunningEditor, address = ''): Promise<void> {
  const isChecked = page.waitForResponse((response) => response.url().endsWith('/api/check'));
  await page.goto(editor.address);
  await page.getByRole('navigation', { name: 'Files' }).waitFor();
  await isChecked;
  if (address !== '') await goTo(page, address);
}

/** The same with an empty preview, for tests of the forms: the preview takes most of the time of a test. */
export async function openForms(page: Page, editor: RunningEditor, address = ''): Promise<void> {
  await page.route(`${editor.previewOrigin}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '' }),
  );
  await openEditor(page, editor, address);
}

/** Changes the address, and waits until the editor shows it: its last page can match what a test looks for. */
export async function goTo(page: Page, address: string): Promise<void> {
  await page.evaluate(
    (hash) =>
      new Promise<void>((resolve) => {
        window.addEventListener('hashchange', () => resolve(), { once: true });
        window.location.hash = hash;
      }),
    `#/${address}`,
  );
  await rendered(page);
}

/** Drops a file on a drop zone. */
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
  return page.getByRole('dialog', { name: 'Changes to save' });
}

/** Saves what the dialog of `review()` shows, and waits for the confirmation. */
export async function saveFrom(dialog: Locator, saved: string | RegExp): Promise<void> {
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.page().getByText(saved)).toBeVisible();
}

export async function save(page: Page, saved: string | RegExp = 'Saved'): Promise<void> {
  await saveFrom(await review(page), saved);
}
