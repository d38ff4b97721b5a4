import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, onTestFinished } from 'vitest';

/** A new folder for the tests of a file or group, removed after them. */
export function folderForAll(): string {
  const folder = makeFolder();
  afterAll(() => remove(folder));
  return folder;
}

/** A new folder for the current test, removed after it. */
export function folderForTest(): string {
  const folder = makeFolder();
  onTestFinished(() => remove(folder));
  return folder;
}

function makeFolder(): string {
  return mkdtempSync(path.join(os.tmpdir(), 'test-'));
}

function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
