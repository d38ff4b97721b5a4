import { lookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { errorCode } from '../files/system-errors.ts';

/** `unknown`: the server does not answer programs (403, 429, 999), or has a problem that can pass. */
export type LinkState = 'works' | 'dead' | 'unknown' | 'private';

export type CheckedLink = {
  state: LinkState;
  /** The status or error code, such as `404` or `ENOTFOUND`. */
  answer: string;
  /** The last copy in the Web Archive; "" for none. Only dead links are looked up. */
  archived: string;
  /** In milliseconds since 1970. */
  checkedAt: number;
};

export type CheckOptions = {
  /** Whether the program may connect to an IP address. */
  isAllowed?: (ip: string) => boolean;
  /** Pause between two requests to one host. */
  pauseMs?: number;
  timeoutMs?: number;
  archiveApi?: string;
};

const maxRedirects = 5;
const maxParallelHosts = 6;
const maxArchiveBytes = 100_000;
const week = 7 * 24 * 60 * 60 * 1000;

/** Networks that are not the internet. Links in untrusted content/ must not reach devices nearby. */
const closedNetworks = new BlockList();
const closed4 =
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.168.0.0/16 198.18.0.0/15 224.0.0.0/3';
const closed6 = '::/127 64:ff9b::/96 2002::/16 fc00::/7 fe80::/10 ff00::/8';
for (const network of `${closed4} ${closed6}`.split(' ')) {
  const [net = '', bits] = network.split('/');
  closedNetworks.addSubnet(net, Number(bits), net.includes(':') ? 'ipv6' : 'ipv4');
}

function isOnInternet(ip: string): boolean {
  return !closedNetworks.check(ip, isIP(ip) === 6 ? 'ipv6' : 'ipv4');
}

/**
 * Checks each address that was not checked within the last week; one request at a time to a host, with a pause between.
 * Returns the results of all. Null if no server at all answered: the computer is probably offline.
 */
export async function checkLinks(
  addresses: readonly string[],
  known: Readonly<Record<string, CheckedLink>>,
  options: CheckOptions = {},
): Promise<Record<string, CheckedLink> | null> {
  const now = Date.now();
  const results: Record<string, CheckedLink> = {};
  const due: string[] = [];
  for (const address of addresses) {
    const earlier = known[address];
    if (earlier && earlier.checkedAt > now - week && earlier.checkedAt <= now) results[address] = earlier;
    else due.push(address);
  }
  const byHost = new Map<string, string[]>();
  for (const address of due) {
    const { host } = new URL(address);
    byHost.set(host, [...(byHost.get(host) ?? []), address]);
  }
  const hosts = [...byHost.values()];
  const client = new Client(options);
  const checkHosts = async () => {
    for (let host = hosts.shift(); host; host = hosts.shift())
      for (const address of host) results[address] = { ...(await client.check(address)), checkedAt: now };
  };
  await Promise.all(Array.from({ length: maxParallelHosts }, checkHosts));
  if (due.length > 0 && !client.hasAnswer && due.some((address) => results[address]?.state !== 'private'))
    return null;
  for (const address of due) {
    const result = results[address];
    if (result?.state === 'dead') result.archived = await client.findArchived(address);
  }
  return results;
}

type Answer = { status: number; location: string | undefined; body: string };

class Client {
  hasAnswer = false;
  readonly #options: Required<CheckOptions>;
  /** Per host: settles when its next request may start. */
  readonly #queues = new Map<string, Promise<unknown>>();

  constructor(options: CheckOptions) {
    const archiveApi = 'https://archive.org/wayback/available';
    this.#options = { isAllowed: isOnInternet, pauseMs: 1000, timeoutMs: 15_000, archiveApi, ...options };
  }

  async check(address: string): Promise<Omit<CheckedLink, 'checkedAt'>> {
    const head = await this.#follow(address, 'HEAD');
    // Many servers answer HEAD wrongly.
    const answer = head === '200' || head === 'private' ? head : await this.#follow(address, 'GET');
    return { state: stateOf(answer), answer, archived: '' };
  }

  /** Address of the last copy; "" for none. https://archive.org/help/wayback_api.php */
  async findArchived(address: string): Promise<string> {
    try {
      const url = new URL(this.#options.archiveApi);
      url.searchParams.set('url', address);
      const { status, body } = await this.#request(url, 'GET', maxArchiveBytes);
      const { archived_snapshots: found } = JSON.parse(body) as {
        archived_snapshots?: { closest?: { available?: boolean; url?: string } };
      };
      const { available, url: copy = '' } = found?.closest ?? {};
      if (status !== 200 || !available || !/^https?:\/\/web\.archive\.org\/[!-~]+$/.test(copy)) return '';
      return copy.replace(/^http:/, 'https:');
    } catch {
      return '';
    }
  }

  /** The status at the end of the redirects, or the code of an error. All successes are `200`. */
  async #follow(address: string, method: 'HEAD' | 'GET'): Promise<string> {
    let url = new URL(address);
    try {
      for (let count = 0; count <= maxRedirects; count += 1) {
        const { status, location } = await this.#request(url, method, 0);
        this.hasAnswer = true;
        if (status >= 200 && status < 300) return '200';
        if (status < 300 || status >= 400 || !location) return String(status);
        url = new URL(location, url);
        if (!/^https?:$/.test(url.protocol)) return String(status);
      }
      return 'too many redirects';
    } catch (error) {
      const code = errorCode(error) ?? '';
      return /^[A-Z_]+$|^private$/.test(code) && code !== 'ABORT_ERR' ? code : 'no answer';
    }
  }

  /** Runs the request after earlier ones to the same host. */
  async #request(url: URL, method: 'HEAD' | 'GET', maxBytes: number): Promise<Answer> {
    const turn = (this.#queues.get(url.host) ?? Promise.resolve()).then(() =>
      this.#send(url, method, maxBytes),
    );
    const pause = () => new Promise((resolve) => setTimeout(resolve, this.#options.pauseMs));
    this.#queues.set(url.host, turn.then(pause, pause));
    return turn;
  }

  #send(url: URL, method: 'HEAD' | 'GET', maxBytes: number): Promise<Answer> {
    // `lookup` is not called for a host that is an IP address.
    const ip = url.hostname.replace(/^\[(.*)\]$/, '$1');
    if (isIP(ip) && !this.#options.isAllowed(ip)) return Promise.reject(closedError());
    return new Promise((resolve, reject) => {
      const request = (url.protocol === 'https:' ? https : http).request(url, {
        method,
        lookup: this.#lookup,
        agent: false,
        signal: AbortSignal.timeout(this.#options.timeoutMs),
        headers: { 'user-agent': 'underscore-portfolio (link check)', accept: '*/*' },
      });
      request.on('error', reject);
      request.on('response', (response) => {
        const { statusCode = 0, headers } = response;
        let body = '';
        const finish = () => {
          resolve({ status: statusCode, location: headers.location, body });
          request.destroy();
        };
        if (maxBytes === 0) return finish();
        response.setEncoding('utf8').on('end', finish).on('error', reject);
        response.on('data', (part: string) => {
          body += part;
          if (body.length > maxBytes) finish();
        });
      });
      request.end();
    });
  }

  /** Resolves a host only to addresses that are allowed; the connection then uses exactly these. */
  readonly #lookup: LookupFunction = (host, options, done) => {
    lookup(host, { ...options, all: true }, (error, found) => {
      const allowed = (found ?? []).filter(({ address }) => this.#options.isAllowed(address));
      const [first] = allowed;
      if (error || !first) return done(error ?? closedError(), [], 0);
      if (options.all) done(null, allowed);
      else done(null, first.address, first.family);
    });
  };
}

function closedError(): Error {
  return Object.assign(new Error('The address is not on the internet.'), { code: 'private' });
}

function stateOf(answer: string): LinkState {
  if (answer === '200') return 'works';
  if (answer === 'private') return 'private';
  return ['404', '410', 'ENOTFOUND'].includes(answer) ? 'dead' : 'unknown';
}
