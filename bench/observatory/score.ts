/* Started by run.ts with the key and certificate of a server; this process trusts the certificate. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import { join } from 'node:path';
import { ALL_TESTS } from '@mdn/mdn-http-observatory/src/constants.js';
import { MINIMUM_SCORE_FOR_EXTRA_CREDIT } from '@mdn/mdn-http-observatory/src/grader/charts.js';
import { getGradeForScore, getScoreModifier } from '@mdn/mdn-http-observatory/src/grader/grader.js';
import { retrieve } from '@mdn/mdn-http-observatory/src/retriever/retriever.js';
import { outputPaths } from '../../src/files/output-paths.ts';
import { createStaticServer } from '../../src/hosts/static-server.ts';
import { parseHeadersFile } from '../../src/hosts/upload-files.ts';
import { readRawContent } from '../../src/site/read-content.ts';
import { basePath } from '../../src/site/site-address.ts';

/** The maximum for a site without cookies: 100 and the extra credit of headers and integrity hashes. */
const maxScore = 135;
const pages = ['', 'about', 'projects', 'experiences', 'art', 'contact', 'nothing-here'];

type Scored = { path: string; status: number; score: number; grade: string; lost: string[] };

async function main([key = '', certificate = '']: string[]) {
  const paths = outputPaths(process.cwd());
  const { rawContent } = await readRawContent(paths.contentDir);
  if (!rawContent) throw new Error('content/ has problems. npm run check lists them.');
  const base = basePath(rawContent.site.url);
  const headers = parseHeadersFile(readFileSync(join(paths.distDir, '_headers'), 'utf8'));
  const site = createStaticServer({ folder: paths.distDir, base, headers });
  const secure = createSecureServer(
    { key: readFileSync(key), cert: readFileSync(certificate) },
    (request, response) => site.emit('request', request, response),
  );
  const httpsPort = await listen(secure);
  // Hosts with a certificate redirect plain HTTP.
  const plain = createServer((request, response) => {
    response.writeHead(301, { Location: `https://localhost:${httpsPort}${request.url}` }).end();
  });
  const httpPort = await listen(plain);

  let areAllBest = true;
  for (const page of pages) {
    const { path, status, score, grade, lost } = await scorePage(`${base}${page}`, { httpPort, httpsPort });
    console.log([path.padEnd(16), status, grade, score, ...lost].join('  '));
    areAllBest &&= score >= maxScore;
  }
  secure.close();
  plain.close();
  secure.closeAllConnections();
  plain.closeAllConnections();
  if (!areAllBest) {
    console.error(`Expected a score of ${maxScore} for every page.`);
    process.exitCode = 1;
  }
}

/** Does what the package's own `scan` does, which refuses pages with the status 404. */
async function scorePage(path: string, ports: { httpPort: number; httpsPort: number }): Promise<Scored> {
  const requests = await retrieve('localhost', { ...ports, path });
  const results = ALL_TESTS.map((test) => test(requests));
  const modifiers = results.map(({ result }) => getScoreModifier(result));
  const uncurved = 100 + modifiers.filter((points) => points < 0).reduce((sum, points) => sum + points, 0);
  const withCredit = 100 + modifiers.reduce((sum, points) => sum + points, 0);
  const { score, grade } = getGradeForScore(
    uncurved >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? withCredit : uncurved,
  );
  const lost = results.filter(({ pass }) => !pass).map(({ result }) => String(result));
  return { path, status: requests.responses.auto?.status ?? 0, score, grade, lost };
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((ready) => server.listen(0, 'localhost', ready));
  return (server.address() as AddressInfo).port;
}

await main(process.argv.slice(2));
