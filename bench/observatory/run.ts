/*
 * Scores every page of dist/ by the rules of Mozilla's Observatory, against the local server behind TLS.
 * Exits with 1 when a page has less than a site without cookies can reach.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { selfSigned } from '../self-signed.ts';

const root = join(import.meta.dirname, '../..');
const scanner = join(import.meta.dirname, 'node_modules/@mdn/mdn-http-observatory');

if (!existsSync(scanner)) {
  console.error(
    "Mozilla's rules are not installed here. Before the first run: npm install in bench/observatory/.",
  );
  process.exitCode = 1;
} else if (!existsSync(join(root, 'dist/index.html'))) {
  console.error('There is no dist/ to look at. Build it first: npm run build');
  process.exitCode = 1;
} else {
  // The package fetches the browsers' list of preloaded names while it is installed; a local name is never on it.
  writeFileSync(join(scanner, 'conf/hsts-preload.json'), '{}');
  const folder = mkdtempSync(join(tmpdir(), 'observatory-'));
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const { key: secret, cert } = selfSigned();
  writeFileSync(key, secret);
  writeFileSync(certificate, cert);
  // A certificate that is not trusted costs points, and Node reads whom to trust when it starts.
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', join(import.meta.dirname, 'score.ts'), key, certificate],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, NODE_EXTRA_CA_CERTS: certificate },
    },
  );
  child.on('exit', (code) => {
    rmSync(folder, { recursive: true });
    process.exitCode = code ?? 1;
  });
}
