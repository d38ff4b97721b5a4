import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { createStaticServer } from '../../src/hosts/static-server.ts';
import { type Listening, listenHere } from '../listen-here.ts';

type ReportingServer = Listening & { reports: string[] };

/**
 * Serves dist/ with the policy of its `_headers`, extended so that browsers report what they block. `/control` has a
 * script that the policy blocks, to prove that reports arrive.
 */
export async function startReportingServer(): Promise<ReportingServer> {
  const reports: string[] = [];
  const [, policy] = /Content-Security-Policy: (.+)/.exec(readFileSync('dist/_headers', 'utf8')) ?? [];
  if (!policy) throw new Error('dist/_headers has no policy');
  const server = createStaticServer({
    folder: 'dist',
    base: '/',
    headers: [['Content-Security-Policy', `${policy}; report-uri /report`]],
    answer: async (request, response, path) => {
      if (path === '/control') {
        response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
        response.end('<!doctype html><title>Control</title><script>window.intruded = 1</script>');
        return true;
      }
      if (path !== '/report') return false;
      reports.push(await bodyOf(request));
      response.writeHead(204).end();
      return true;
    },
  });
  return { ...(await listenHere(server)), reports };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
}
