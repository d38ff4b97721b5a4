/*
 * Scores every page of dist/ by the rules of Mozilla's Observatory, served locally over TLS. Exits with 1 if a page
 * scores less than a site without cookies can reach.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeCertificate } from '../self-signed.ts';

const root = join(import.meta.dirname, '../..');
const scanner = join(import.meta.dirname, 'node_modules/@mdn/mdn-http-observatory');

if (!existsSync(scanner)) {
  console.error("Mozilla's rules are not installed. Run once in bench/observatory/: npm install");
  process.exitCode = 1;
} else if (!existsSync(join(root, 'dist/index.html'))) {
  console.error('There is no dist/ to score. Build it first: npm run build');
  process.exitCode = 1;
} else {
  // The package downloads this list in an install script, which is off here. It never contains localhost.
  writeFileSync(join(scanner, 'conf/hsts-preload.json'), '{}');
  const folder = mkdtempSync(join(tmpdir(), 'observatory-'));
  const { keyFile, certFile } = writeCertificate(folder);
  // An untrusted certificate costs points, and Node reads trusted ones only at startup.
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', join(import.meta.dirname, 'score.ts'), keyFile, certFile],
    { cwd: root, stdio: 'inherit', env: { ...process.env, NODE_EXTRA_CA_CERTS: certFile } },
  );
  child.on('exit', (code) => {
    rmSync(folder, { recursive: true });
    process.exitCode = code ?? 1;
  });
}
