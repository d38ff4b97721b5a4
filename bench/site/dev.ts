import { type ChildProcess, spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { freePort } from '../../tests/free-port.ts';

/** Seconds from the command until it serves, and until it has answered; from saving a text until a browser shows it. */
export type DevTimes = Record<'dev, ready' | 'dev, first page answered' | 'dev, an edit seen', number[]>;

const patienceMs = 60_000;
const edits = 3;

/** Starts `npm run dev`'s command in a copy of the project, and edits its homepage with a browser looking on. */
export async function timeDev(folder: string, executablePath: string, rounds: number): Promise<DevTimes> {
  const times: DevTimes = { 'dev, ready': [], 'dev, first page answered': [], 'dev, an edit seen': [] };
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
        ['bin/portfolio.mjs', '--root', folder, 'dev', '--port', String(port)],
        { stdio: ['ignore', 'pipe', 'inherit'] },
      );
      try {
        await says(server, address);
        times['dev, ready'].push(secondsSince(startedAt));
        await (await fetch(address)).text();
        times['dev, first page answered'].push(secondsSince(startedAt));
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
          times['dev, an edit seen'].push(secondsSince(savedAt));
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

function secondsSince(time: number): number {
  return (performance.now() - time) / 1000;
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
