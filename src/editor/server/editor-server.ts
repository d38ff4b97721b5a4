import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { dirname } from 'node:path';
import { z } from 'zod';
import { createMediaValidator } from '../../build/media-validator.ts';
import { Refused } from '../../core/diagnostics.ts';
import { isDeviceName, stemOf } from '../../core/text.ts';
import type { OutputPaths } from '../../files/output-paths.ts';
import { createQueue } from '../../files/queue.ts';
import { explainSystemError } from '../../files/system-errors.ts';
import { isCrossOrigin, isWrongHost, type Refusal } from '../../hosts/cross-origin.ts';
import { answerBadRequests } from '../../hosts/static-server.ts';
import { describeFailedChange } from '../../owner/content-change.ts';
import type { Change } from '../../yaml/change.ts';
import { YamlEditError } from '../../yaml/edit-yaml.ts';
import { type Draft, type ImportAnswer, type PublishOrder, tokenHeader } from '../protocol/protocol.ts';
import type { Publisher } from '../publish/publisher.ts';
import { applicationRoutes, TemporaryFiles } from './application-routes.ts';
import { type EditorFiles, editorHeaders, editorHtml } from './bundle-editor.ts';
import { createYamlChanger, TooManyChangesError } from './change-yaml.ts';
import { applyDrafts, checkDrafts, type EditedFolders, saveDrafts, UnknownFileError } from './drafts.ts';
import { listPictures, moveDrop } from './dropped-pictures.ts';
import { noteForm, readEditableFiles, readFingerprints } from './editable-files.ts';
import { keepDrafts, readKeptDrafts } from './kept-drafts.ts';
import type { DocumentMaker } from './make-document.ts';
import type { Preview } from './preview.ts';
import { createThumbnails } from './read-thumbnail.ts';

/** A hundred times the text of a large content/. */
const maxTextBytes = 10 * 1024 * 1024;
/** In characters, of a commit message or the path of a folder. */
const maxMessageLength = 4000;
const maxPictureBytes = 200 * 1024 * 1024;

type EditorOptions = EditedFolders &
  Pick<OutputPaths, 'pictureCacheDir' | 'unsavedDir' | 'videoCacheDir'> & {
    port: number;
    /** The secret in the address that the terminal shows. */
    token: string;
    editor: EditorFiles;
    previewOrigin: string;
    preview: Pick<Preview, 'address' | 'show'>;
    publisher: Publisher;
    /** Prepares a dropped picture for content/images/<folder>/. */
    importPicture: (bytes: Buffer, fileName: string, folder: string) => Promise<ImportAnswer>;
    makeDocument: DocumentMaker;
    /** Shows a folder in the file manager. */
    openFolder: (folder: string) => Promise<void>;
    /** YYYY-MM-DD */
    today: () => string;
  };

/** Serves the editor's page and its API, to this page only. */
export function createEditorServer(options: EditorOptions): Server {
  const respond = createResponder(options);
  const headers = editorHeaders(options.previewOrigin);
  const server = createServer((request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    respond(request, response).catch((error: unknown) => {
      const refusal = explainFailure(error, dirname(options.contentDir));
      if (refusal.status === 500) console.error(error);
      if (!response.headersSent) refuse(response, refusal);
      else response.destroy();
    });
  });
  return answerBadRequests(server, () => headers);
}

function createResponder(options: EditorOptions) {
  const { contentDir, editor, port, preview, publisher } = options;
  const thumbnailOf = createThumbnails(options);
  const validateMedia = createMediaValidator(options);
  const changers = new Map<string, ReturnType<typeof createYamlChanger>>();
  const changerOf = (file: string) => {
    const changer = changers.get(file) ?? createYamlChanger();
    changers.set(file, changer);
    return changer;
  };
  // Two parallel imports could choose the same file name.
  const importInTurn = createQueue(1);
  const keepInTurn = createQueue(1);
  const temporaryFiles = new TemporaryFiles();
  const readDrafts = (body: Buffer) => applyDrafts(contentDir, parseBody(draftsSchema, body), changerOf);
  // An older check that ends late must not overwrite the preview.
  const checkInTurn = createQueue(1);
  const page = { bytes: editorHtml(editor), type: 'text/html; charset=utf-8' };

  /** The API: each route with its handler. */
  const routes: Record<string, (body: Buffer, parameters: URLSearchParams) => Promise<unknown>> = {
    '/api/files': async () => ({
      files: await readEditableFiles(contentDir),
      noteForm: noteForm(),
      preview: preview.address(),
    }),
    '/api/fingerprints': () => readFingerprints(contentDir),
    '/api/check': (body) =>
      checkInTurn(async () => {
        const applied = await readDrafts(body);
        const found = await checkDrafts(options, applied, options.today(), validateMedia);
        const previewed = preview.show(applied).catch((error: unknown) => console.error(error));
        // The answer waits for the preview only if it has no address yet.
        if (preview.address() === null) await previewed;
        return { ...found, preview: preview.address() };
      }),
    '/api/save': async (body, parameters) => {
      const applied = await readDrafts(body);
      const removesPictures = parameters.get('pictures') === 'remove';
      const answer = await saveDrafts(options, applied, { removesPictures });
      const files = applied.drafts.map(({ file }) => file);
      if ('saved' in answer) await keepInTurn(() => keepDrafts(options, [], files));
      return answer;
    },
    '/api/keep-drafts': (body) => {
      const { drafts, withoutDraft } = parseBody(keptDraftsSchema, body);
      return keepInTurn(() => keepDrafts(options, drafts, withoutDraft));
    },
    '/api/kept-drafts': () => keepInTurn(() => readKeptDrafts(options)),
    '/api/pictures': (body, parameters) => {
      const folder = parseFolder(parameters.get('folder'));
      return importInTurn(() => options.importPicture(body, parameters.get('name') ?? '', folder));
    },
    '/api/move-picture': (_body, parameters) => {
      const folder = parseFolder(parameters.get('folder'));
      return importInTurn(() => moveDrop(options, parameters.get('source') ?? '', folder));
    },
    ...applicationRoutes({ ...options, root: dirname(contentDir), temporaryFiles, readDrafts }),
    '/api/originals': () => listPictures(options),
    '/api/publication': () => publisher.read(),
    '/api/stranger': () => publisher.readAsStranger(),
    '/api/unlock-git': () => publisher.unlock(),
    '/api/publish': async (body) => publisher.start(parseBody(publishOrderSchema, body)),
    '/api/publish-job': async () => publisher.job(),
  };

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (isWrongHost(request.headers, port)) {
      return refuse(response, { status: 421, sentence: 'The editor is available as localhost only.' });
    }
    const { pathname, searchParams } = urlOf(request);
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    // Other sites may link to the editor, but cannot load or change anything.
    if (!(isReading && pathname === '/') && isCrossOrigin(request.headers)) {
      return refuse(response, {
        status: 403,
        sentence: 'The editor accepts requests from its own page only.',
      });
    }
    if (isReading) {
      const file = pathname === '/' ? page : editor.files.get(pathname);
      if (file) return send(response, file.bytes, file.type);
      const bytes =
        pathname === '/api/thumbnail' ? await thumbnailOf(searchParams.get('source') ?? '') : null;
      if (bytes) return send(response, bytes, 'image/jpeg');
      const document =
        pathname === '/api/temporary' ? await temporaryFiles.read(searchParams.get('key') ?? '') : null;
      if (document) {
        if (document.name)
          response.setHeader(
            'Content-Disposition',
            `attachment; filename="${document.name.replaceAll(/[^\w.-]/g, '_')}"`,
          );
        return send(response, document.bytes, document.type);
      }
      return refuse(response, { status: 404, sentence: 'There is nothing at this address.' });
    }
    // A page of another program on this machine passes the tests of host and origin, but does not have the token.
    if (!isToken(String(request.headers[tokenHeader]), options.token)) {
      return refuse(response, {
        status: 401,
        sentence: 'Open the address that the terminal shows: it contains the key of this session.',
      });
    }
    if (request.method === 'POST' && pathname === '/api/alive') {
      // Never ends, so that the page notices at once when the editor stops.
      response.writeHead(200, { 'Content-Type': 'text/plain; charset=utf-8' });
      response.flushHeaders();
      return;
    }
    const handle = Object.hasOwn(routes, pathname) ? routes[pathname] : null;
    if (request.method !== 'POST' || !handle) {
      return refuse(response, { status: 404, sentence: 'There is nothing at this address.' });
    }
    const maxBytes = ['/api/pictures', '/api/posting'].includes(pathname) ? maxPictureBytes : maxTextBytes;
    const answer = await handle(await readBody(request, maxBytes), searchParams);
    send(response, JSON.stringify(answer ?? null), 'application/json; charset=utf-8');
  };
}

/** Node accepts `//` as a path, but `URL` does not. */
function urlOf({ url = '/' }: IncomingMessage): URL {
  return new URL(`http://localhost/${url.replace(/^\/+/, '')}`);
}

/** Takes the same time for every guess, so that the token cannot be found by timing. */
function isToken(guess: string, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(guess), digest(token));
}

/** JavaScript would change the prototype of an object instead of a field. */
const fieldName = z.string().refine((name) => name !== '__proto__');
const path = z.array(z.union([fieldName, z.int().min(0)]));
const index = z.int().min(0);
const changeSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('set'), path, value: z.json() }),
  z.strictObject({ kind: z.literal('unset'), path }),
  z.strictObject({ kind: z.literal('insert'), path, index, value: z.json() }),
  z.strictObject({ kind: z.literal('remove'), path, index }),
  z.strictObject({ kind: z.literal('move'), path, from: index, to: index }),
  z.strictObject({ kind: z.literal('renumber'), path }),
]) satisfies z.ZodType<Change>;
/** Also of a new file; valid on every system. */
const fileName = z.string().refine((file) => !file.split('/').some((part) => isDeviceName(stemOf(part))));
const draftsSchema = z
  .array(
    z.strictObject({ file: fileName, fingerprint: z.string().nullable(), changes: z.array(changeSchema) }),
  )
  // Only one of two drafts of a file could be saved.
  .refine((drafts) => new Set(drafts.map(({ file }) => file)).size === drafts.length) satisfies z.ZodType<
  Draft[]
>;

class BadRequestError extends Error {}
class BodyTooLongError extends Error {}

const keptDraftsSchema = z.strictObject({ drafts: draftsSchema, withoutDraft: z.array(z.string()) });

const publishOrderSchema = z.union([
  z.strictObject({ commitMessage: z.string().trim().min(1).max(maxMessageLength), isFirst: z.boolean() }),
  z.strictObject({ folder: z.string().min(1).max(maxMessageLength) }),
]) satisfies z.ZodType<PublishOrder>;

function parseBody<T>(schema: z.ZodType<T>, body: Buffer): T {
  try {
    return schema.parse(JSON.parse(body.toString()));
  } catch (cause) {
    throw new BadRequestError('the request cannot be parsed', { cause });
  }
}

/** A folder below content/images: lowercase letters, digits and hyphens, valid on every system and without `..`. */
function parseFolder(folder: string | null): string {
  if (folder === null || !/^(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/.test(folder))
    throw new BadRequestError('folder');
  if (folder.split('/').some(isDeviceName)) throw new BadRequestError('folder');
  return folder;
}

async function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new BodyTooLongError();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const failures: [kind: abstract new (...values: never[]) => Error, status: number, sentence: string][] = [
  [z.ZodError, 400, 'This request is not valid.'],
  [BadRequestError, 400, 'This request is not valid.'],
  [UnknownFileError, 404, 'The editor does not know this file.'],
  [BodyTooLongError, 413, 'This request is too long.'],
  [
    TooManyChangesError,
    413,
    'There are too many changes to apply at once. Try again: each attempt applies more of them.',
  ],
  [YamlEditError, 422, 'A file uses YAML that cannot be changed safely here. Open it in a text editor.'],
];

function explainFailure(error: unknown, root: string): Refusal {
  if (error instanceof Refused) return { status: 422, sentence: error.message };
  const [, status, sentence] = failures.find(([kind]) => error instanceof kind) ?? [];
  if (status && sentence) return { status, sentence };
  const reason = explainSystemError(error, root, describeFailedChange(error));
  if (reason) return { status: 507, sentence: reason };
  return { status: 500, sentence: 'An error occurred; see the terminal. Nothing was saved.' };
}

function refuse(response: ServerResponse, { status, sentence }: Refusal): void {
  // The unread rest of a refused body would otherwise be read as the next request.
  response.setHeader('Connection', 'close');
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify({ refused: sentence }));
}

function send(response: ServerResponse, bytes: string | Uint8Array, type: string): void {
  response.writeHead(200, { 'Content-Type': type });
  response.end(bytes);
}
