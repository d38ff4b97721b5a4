import type { IncomingMessage, ServerResponse } from 'node:http';
import { matchPage } from '../../core/routes.ts';
import type { Queue } from '../../files/queue.ts';
import { answerStyles } from '../../hosts/answer-page.ts';
import { isCrossOriginLoad, isWrongHost, type Refusal } from '../../hosts/cross-origin.ts';
import { sampleAccessKey } from '../../hosts/headers.ts';
import { createInbox } from '../../hosts/inbox.ts';
import { sendMedia } from '../../hosts/send-media.ts';
import type { DevLanguage } from './dev-language.ts';
import { type DevSite, renderDevPage } from './dev-site.ts';
import type { OtherLooks } from './other-looks.ts';

type Options = {
  languageAt: (url: string) => Promise<DevLanguage>;
  /** The current site. */
  site: () => DevSite;
  /** Renders pages while no module is being replaced. */
  renderInTurn: Queue;
  /** The same content in other looks, if the site is shown in the editor. */
  otherLooks: OtherLooks | undefined;
  inboxDir: string;
  /** The one origin whose pages may show the site in a frame; none by default. */
  framedBy: string | undefined;
  log: (line: string) => void;
};

/** Returns the request handler of the dev server: messages, media, generated files, modules and pages. */
export async function createAnswer({
  languageAt,
  site,
  renderInTurn,
  otherLooks,
  inboxDir,
  framedBy,
  log,
}: Options) {
  const { base } = site();
  const sheet = await answerStyles({});
  const inbox = createInbox({
    folder: inboxDir,
    accessKey: sampleAccessKey,
    base,
    locale: () => site().locale,
    styles: () => Object.values(site().styles).join('') + sheet,
    log,
  });

  function fail(response: ServerResponse, error: unknown) {
    console.error(error);
    if (!response.headersSent) response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' });
    response.end(String(error instanceof Error ? error.stack : error));
  }

  /** Sends the generated or public file at a path below the base; returns whether there is one. */
  async function sendFile(request: IncomingMessage, response: ServerResponse, path: string) {
    const video = await site().videoFile(path);
    if (video) {
      response.setHeader('Cache-Control', 'no-cache');
      await sendMedia(request, response, video);
      return true;
    }
    const file = (await site().readFile(path)) ?? (await otherLooks?.read(path));
    if (!file) return false;
    response.writeHead(200, { 'Content-Type': file.type, 'Cache-Control': 'no-cache' });
    response.end(file.bytes);
    return true;
  }

  /** Chooses language and page in its turn: the site can change while the request waits. */
  async function sendPage(response: ServerResponse, url: string) {
    const { html, isFound } = await renderInTurn(async () => {
      const { vite, base, modules } = await languageAt(url);
      const page = matchPage(modules().contents.pages, `/${url.slice(base.length)}`);
      const html = await renderDevPage(vite, modules(), page, framedBy).catch((error) => {
        if (error instanceof Error) vite.ssrFixStacktrace(error);
        throw error;
      });
      return { html, isFound: page !== undefined && page.kind !== 'notFound' };
    });
    response.writeHead(isFound ? 200 : 404, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(html);
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const refusal = refusalOf(request);
    if (refusal) {
      response.writeHead(refusal.status, { 'Content-Type': 'text/plain; charset=utf-8' });
      response.end(`${refusal.sentence}\n`);
      return;
    }
    response.setHeader('Content-Security-Policy', `frame-ancestors ${framedBy ?? "'none'"}`);
    response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
    const url = (request.url ?? '/').split('?', 1)[0] ?? '/';
    const path = `/${url.slice(base.length)}`;
    if (await inbox(request, response, path)) return;
    if (url.startsWith(base) && (await sendFile(request, response, path))) return;
    const { vite } = await languageAt(url);
    vite.middlewares(request, response, () => {
      sendPage(response, url).catch((error: unknown) => fail(response, error));
    });
  }

  return (request: IncomingMessage, response: ServerResponse): void => {
    answer(request, response).catch((error: unknown) => fail(response, error));
  };
}

/** Why a request is refused; null if it is not. */
function refusalOf({ headers, url = '' }: IncomingMessage): Refusal | null {
  if (isWrongHost(headers)) {
    return { status: 421, sentence: 'This server answers under the name localhost only.' };
  }
  if (isCrossOriginLoad(headers)) {
    return { status: 403, sentence: 'Pages of other addresses may link here and load nothing.' };
  }
  // Vite would open any file in the code editor of this machine.
  if (url.includes('/__open-in-editor'))
    return { status: 404, sentence: 'There is nothing at this address.' };
  return null;
}
