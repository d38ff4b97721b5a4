import type { IncomingMessage } from 'node:http';
import { siteHeaders } from '../../src/hosts/headers.ts';
import { createStaticServer } from '../../src/hosts/static-server.ts';
import { type Listening, listenHere } from '../listen-here.ts';

type ReportingServer = Listening & { reports: string[] };

/**
 * Serves dist/ with the site's policy, extended so that browsers report what they block. `/control` has a script that
 * the policy blocks, to prove that reports arrive.
 */
export async function startReportingServer(): Promise<ReportingServer> {
  const reports: string[] = [];
  const headers = siteHeaders({ action: '/submit' }).map(([name, value]) =>
    name === 'Content-Security-Policy'
      ? ([name, `${value}; report-uri /report`] as const)
      : ([name, value] as const),
  );
  const server = createStaticServer({
    folder: 'dist',
    base: '/',
    headers,
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
