import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Writes a certificate for localhost and its key, in PEM, to a folder. */
export function writeCertificate(folder: string): { keyFile: string; certFile: string } {
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', keyFile];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  execFileSync('openssl', ['req', '-x509', '-days', '1', ...key, ...names, '-out', certFile], {
    stdio: 'ignore',
  });
  return { keyFile, certFile };
}
