import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { request as httpRequest, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import os from 'node:os';
import path from 'node:path';
import { caddyfile, containerCaddyfile } from '../../src/hosts/caddyfile.ts';
import type { HostSite } from '../../src/hosts/host-site.ts';
import { nginxConfig } from '../../src/hosts/nginx-config.ts';
import { freePort } from '../free-port.ts';
import { type Answer, type Ask, rawRequest } from '../raw-request.ts';

/*
 * Servers from Debian packages, started on the loopback interface with the configuration that `npm run hosts` writes.
 * Only machine-specific values are replaced: ports, the folder and a self-signed certificate.
 */

export type HostServer = {
  ask: (target: string, ask?: Ask) => Promise<Answer>;
  /** The address without TLS, at the port used instead of 80. */
  askPlainly: (target: string) => Promise<Answer>;
  stop: () => Promise<void>;
};
type HostName = 'nginx' | 'Caddy' | 'the container';

const programs = { nginx: 'nginx', Caddy: 'caddy', 'the container': 'caddy' } as const;
/** Maximum start time of a server in ms; a busy machine needs seconds. */
const startLimitMs = 100_000;
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Why a host cannot be tested on this machine; `null` if it can. */
export function whatIsMissing(host: HostName): string | null {
  const missing = [programs[host], 'openssl'].find((program) => !findProgram(program));
  return missing ? `${missing} is not installed here` : null;
}

/** Why a host sends no Brotli on this machine; `null` if it does. */
export function lacksForBrotli(host: HostName): string | null {
  const isMissing = host === 'nginx' && !existsSync(brotliModule);
  return isMissing ? 'libnginx-mod-http-brotli-static is not installed here' : null;
}

/** Starts a host for `dist`, served at the base path of its address. */
export async function startHost(host: HostName, site: HostSite, dist: string): Promise<HostServer> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'host-'));
  // Servers drop their privileges and must still be able to read the files.
  await chmod(folder, 0o755);
  const www = path.join(folder, 'www');
  const place = path.join(www, site.base);
  await mkdir(path.dirname(place), { recursive: true });
  await symlink(path.resolve(dist), place.replace(/\/$/, ''));
  await writeFile(path.join(folder, 'secret.txt'), 'not for visitors');
  const [plainPort, port] = [await freePort(), await freePort()];
  const start = { nginx: startNginx, Caddy: startCaddy, 'the container': startContainer }[host];
  const { child, isSecure } = await start({ folder, www, site, plainPort, port });
  let errors = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const ask = askAs(isSecure ? httpsRequest : httpRequest, port, site.hostName);
  const stop = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    if (child.exitCode === null && child.kill()) await ended;
    await rm(folder, { recursive: true, force: true });
  };
  const limit = Date.now() + startLimitMs;
  while (true) {
    if (child.exitCode !== null || Date.now() > limit) {
      await stop();
      throw new Error(`${host} did not start:\n${errors}`);
    }
    const isUp = await ask('/').then(
      () => true,
      () => false,
    );
    if (isUp) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { ask, askPlainly: askAs(httpRequest, plainPort, site.hostName), stop };
}

type Start = { folder: string; www: string; site: HostSite; plainPort: number; port: number };

async function startNginx({ folder, www, site, plainPort, port }: Start) {
  const { certificate, key } = selfSigned(folder, site.hostName);
  const hasBrotli = existsSync(brotliModule);
  const own = nginxConfig(site)
    .replace(/^ {2}listen \[::\].*\n/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
    .replace('listen 443 ', `listen 127.0.0.1:${port} `)
    .replace('/etc/ssl/site.pem', certificate)
    .replace('/etc/ssl/site.key', key)
    .replaceAll('/var/www/site;', `${www};`)
    .replace('# brotli_static on;', hasBrotli ? 'brotli_static on;' : '# brotli_static on;');
  const config = [
    ...(hasBrotli ? [`load_module ${brotliModule};`] : []),
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    'daemon off;',
    'worker_processes 1;',
    `pid ${folder}/nginx.pid;`,
    'error_log stderr warn;',
    'events {}',
    'http {',
    ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (kind) => `${kind}_temp_path ${folder}/${kind};`,
    ),
    'access_log off;',
    own,
    '}',
  ].join('\n');
  const file = path.join(folder, 'nginx.conf');
  await writeFile(file, config);
  return { child: run('nginx', ['-c', file, '-p', folder, '-e', 'stderr']), isSecure: true };
}

async function startCaddy({ folder, www, site, port }: Start) {
  const { certificate, key } = selfSigned(folder, site.hostName);
  const own = caddyfile(site)
    .replace(`\n${site.hostName} {`, `\nhttps://${site.hostName}:${port} {\n\ttls ${certificate} ${key}`)
    .replace('/var/www/site\n', `${www}\n`);
  const file = path.join(folder, 'Caddyfile');
  await writeFile(file, `{\n\tadmin off\n\tauto_https disable_redirects\n}\n${own}`);
  const env = { XDG_DATA_HOME: path.join(folder, 'data'), XDG_CONFIG_HOME: path.join(folder, 'config') };
  return { child: run('caddy', ['run', '--adapter', 'caddyfile', '--config', file], env), isSecure: true };
}

/** Simulates a read-only container with the user nobody, which cannot write any file. */
async function startContainer({ folder, www, site, port }: Start) {
  const own = containerCaddyfile(site)
    .replace('\n:8080 {', `\n:${port} {\n\tbind 127.0.0.1`)
    .replace('/srv/site\n', `${www}\n`);
  const file = path.join(folder, 'Caddyfile');
  await writeFile(file, own);
  const env = { HOME: '/nonexistent', XDG_DATA_HOME: '/nonexistent', XDG_CONFIG_HOME: '/nonexistent' };
  const args = ['run', '--adapter', 'caddyfile', '--config', file];
  return { child: run('caddy', args, env, 65534), isSecure: false };
}

function run(name: string, args: string[], env: Record<string, string> = {}, uid?: number): ChildProcess {
  const isRoot = process.getuid?.() === 0;
  return spawn(findProgram(name) ?? name, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...env },
    ...(uid !== undefined && isRoot ? { uid, gid: uid } : {}),
  });
}

/** Sends a request with the host name of the site. */
function askAs(request: typeof httpRequest, port: number, hostName: string): HostServer['ask'] {
  return (target, { method, headers = {} } = {}) =>
    rawRequest(port, target, { ...(method && { method }), headers: { Host: hostName, ...headers } }, {
      request,
      servername: hostName,
      rejectUnauthorized: false,
    } as RequestOptions);
}

function selfSigned(folder: string, hostName: string): { certificate: string; key: string } {
  const [certificate, key] = [path.join(folder, 'site.pem'), path.join(folder, 'site.key')];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'];
  const subject = ['-subj', `/CN=${hostName}`, '-addext', `subjectAltName=DNS:${hostName}`];
  execFileSync('openssl', ['req', '-x509', ...curve, ...subject, '-keyout', key, '-out', certificate], {
    stdio: 'ignore',
  });
  return { certificate, key };
}

function findProgram(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
}
