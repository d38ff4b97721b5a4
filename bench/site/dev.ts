import { type ChildProcess, spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { freePort } from '../../tests/free-port.ts';

/** Times of the development server in ms; one value a round. */
export type DevTimes = {
  /** From the command until it says where it serves. */
  ready: number[];
  /** From the command until it has answered with the homepage. */
  firstPage: number[];
  /** From saving a text until a browser shows it. */
  edit: number[];
};

const patienceMs = 60_000;
const edits = 3;

/** Starts `npm run dev`'s command in a copy of the project, and edits its homepage with a browser looking on. */
export async function timeDev(folder: string, executablePath: string, rounds: number): Promise<DevTimes> {
  const times: DevTimes = { ready: [], firstPage: [], edit: [] };
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const file = join(folder, 'content/home.yaml');
  const words = await readFile(file, 'utf8');
  try {
    for (let round = 0; round < rounds; round += 1) {
      const port = await freePort();
      const address = `http://localhost:${port}/`;
      const startedAt = performance.now();
      const server = spawn(
        process.execPath,
        ['--import', 'tsx', 'src/pipeline/commands/dev.ts', '--port', String(port)],
        { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] },
      );
      try {
        await says(server, address);
        times.ready.push(performance.now() - startedAt);
        await (await fetch(address)).text();
        times.firstPage.push(performance.now() - startedAt);
        const page = await browser.newPage();
        await page.goto(address, { waitUntil: 'networkidle' });
        for (let edit = 0; edit < edits; edit += 1) {
          const mark = `Seen${round}${edit}`;
          const savedAt = performance.now();
          await writeFile(file, words.replace(/^intro: >-\n {2}/m, `intro: >-\n  ${mark} `));
          await page.waitForFunction((text) => document.body?.textContent?.includes(text), mark, {
            polling: 'raf',
            timeout: patienceMs,
          });
          times.edit.push(performance.now() - savedAt);
        }
        await page.close();
      } finally {
        server.kill();
      }
      await writeFile(file, words);
    }
    return times;
  } finally {
    await browser.close();
  }
}

function says(server: ChildProcess, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The development server did not start.')), patienceMs);
    let said = '';
    server.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (!said.includes(text)) return;
      clearTimeout(timer);
      resolve();
    });
    server.on('exit', () => reject(new Error('The development server ended.')));
  });
}
