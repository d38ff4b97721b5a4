import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { z } from 'zod';
import { isDeviceName } from '../../core/text.ts';
import type { OutputPaths } from '../../files/output-paths.ts';
import { createQueue } from '../../files/queue.ts';
import { isCrossOrigin, isWrongHost, type Refusal } from '../../hosts/cross-origin.ts';
import type { Change } from '../../yaml/change.ts';
import { YamlEditError } from '../../yaml/edit-yaml.ts';
import { type Draft, type ImportAnswer, tokenHeader } from '../protocol/protocol.ts';
import type { PublishOrder } from '../protocol/publication.ts';
import type { EditorFiles } from './bundle-editor.ts';
import { createYamlChanger, TooManyChanges } from './change-yaml.ts';
import {
  checkDrafts,
  type EditedFolders,
  saveDrafts,
  UnknownFile,
  type Written,
  writeDrafts,
} from './drafts.ts';
import { moveDrop } from './dropped-pictures.ts';
import { readEditableFiles, readFingerprints } from './editable-files.ts';
import * as messages from './editor-messages.ts';
import { editorHeaders, editorPage } from './editor-page.ts';
import { listPictures } from './list-pictures.ts';
import type { Preview } from './preview.ts';
import type { Publisher } from './publisher.ts';
import { createThumbnails } from './read-thumbnail.ts';
import { createMediaValidator } from './validate-media.ts';

/** Longest request in bytes: all of content/ as text is a hundredth of it. */
const maxTextBytes = 10 * 1024 * 1024;
/** Of the words of a commit, or of the path of a folder. */
const maxMessageLength = 4000;
const maxPictureBytes = 200 * 1024 * 1024;

type EditorOptions = EditedFolders &
  Pick<OutputPaths, 'pictureCacheDir' | 'videoCacheDir'> & {
    port: number;
    /** What only the page opened from the terminal's address knows. */
    token: string;
    editor: EditorFiles;
    previewOrigin: string;
    preview: Pick<Preview, 'address' | 'show'>;
    publisher: Publisher;
    /** Makes one dropped picture ready for content/images/<folder>/. */
    importPicture: (bytes: Buffer, fileName: string, folder: string) => Promise<ImportAnswer>;
    /** A letter of content/letters as its PDF, with what is not saved yet; or why it cannot be set. */
    typesetLetter: (name: string, written: Written) => Promise<{ pdf: Uint8Array } | { refused: string }>;
    /** YYYY-MM-DD */
    today: () => string;
  };

/** The server of the editor's page and of what it asks for. Answers requests of this page alone. */
export function createEditorServer(options: EditorOptions): Server {
  const answer = createAnswer(options);
  return createServer((request, response) => {
    for (const [name, value] of editorHeaders(options.previewOrigin)) response.setHeader(name, value);
    answer(request, response).catch((error: unknown) => {
      const refusal = explainFailure(error);
      if (refusal.status === 500) console.error(error);
      if (!response.headersSent) refuse(response, refusal);
      else response.destroy();
    });
  });
}

function createAnswer(options: EditorOptions) {
  const { contentDir, editor, port, preview, publisher } = options;
  const thumbnailOf = createThumbnails(options);
  const validateMedia = createMediaValidator(options);
  const changers = new Map<string, ReturnType<typeof createYamlChanger>>();
  const changeOf = (file: string) => {
    const changer = changers.get(file) ?? createYamlChanger();
    changers.set(file, changer);
    return changer;
  };
  // Two at once could be given the same name.
  const importInTurn = createQueue(1);
  // The preview must not be left with what an older question said.
  const checkInTurn = createQueue(1);
  const page = { bytes: editorPage(editor), type: 'text/html; charset=utf-8' };

  /** What the page can ask for, each with the body of the request. */
  const questions: Record<string, (body: Buffer, parameters: URLSearchParams) => Promise<unknown>> = {
    '/api/files': async () => ({
      files: await readEditableFiles(contentDir),
      preview: preview.address(),
    }),
    '/api/fingerprints': () => readFingerprints(contentDir),
    '/api/check': (body) =>
      checkInTurn(async () => {
        const written = await writeDrafts(contentDir, parseDrafts(body), changeOf);
        const found = await checkDrafts(options, written, options.today(), validateMedia);
        const shown = preview.show(written).catch((error: unknown) => console.error(error));
        // The page hears at once, and the preview follows; only where there is none yet its address is waited for.
        if (preview.address() === null) await shown;
        return { ...found, preview: preview.address() };
      }),
    '/api/save': async (body, parameters) => {
      const written = await writeDrafts(contentDir, parseDrafts(body), changeOf);
      return saveDrafts(options, written, { removesPictures: parameters.get('pictures') === 'remove' });
    },
    '/api/pictures': (body, parameters) => {
      const folder = parseFolder(parameters.get('folder'));
      return importInTurn(() => options.importPicture(body, parameters.get('name') ?? '', folder));
    },
    '/api/move-picture': (_body, parameters) => {
      const folder = parseFolder(parameters.get('folder'));
      return importInTurn(() => moveDrop(options, parameters.get('source') ?? '', folder));
    },
    '/api/letter': async (body, parameters) => {
      const written = await writeDrafts(contentDir, parseDrafts(body), changeOf);
      const answer = await options.typesetLetter(parameters.get('name') ?? '', written);
      if ('refused' in answer) throw new Unset(answer.refused);
      return Buffer.from(answer.pdf).toString('base64');
    },
    '/api/originals': () => listPictures(options),
    '/api/publication': () => publisher.read(),
    '/api/publish': async (body) => publisher.start(parsePublishOrder(body)),
    '/api/publish-job': async () => publisher.job(),
  };

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (isWrongHost(request.headers, port)) {
      return refuse(response, { status: 421, sentence: messages.foreignHost });
    }
    const { pathname, searchParams } = addressOf(request);
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    // Pages of others may link to the editor, and neither load nor change anything of it.
    if (!(isReading && pathname === '/') && isCrossOrigin(request.headers)) {
      return refuse(response, { status: 403, sentence: messages.foreignOrigin });
    }
    if (isReading) {
      const file = pathname === '/' ? page : editor.files.get(pathname);
      if (file) return send(response, file.bytes, file.type);
      const bytes =
        pathname === '/api/thumbnail' ? await thumbnailOf(searchParams.get('source') ?? '') : null;
      if (bytes) return send(response, bytes, 'image/jpeg');
      return refuse(response, { status: 404, sentence: messages.notFound });
    }
    // A page of another program on this machine has neither a foreign host nor a foreign origin, and not the token.
    if (!isSame(String(request.headers[tokenHeader]), options.token)) {
      return refuse(response, { status: 401, sentence: messages.noToken });
    }
    if (request.method === 'POST' && pathname === '/api/alive') {
      // Never ended: that the connection breaks off tells the page at once that the editor has stopped.
      response.writeHead(200, { 'Content-Type': 'text/plain; charset=utf-8' });
      response.flushHeaders();
      return;
    }
    const ask = Object.hasOwn(questions, pathname) ? questions[pathname] : null;
    if (request.method !== 'POST' || !ask) {
      return refuse(response, { status: 404, sentence: messages.notFound });
    }
    const most = pathname === '/api/pictures' ? maxPictureBytes : maxTextBytes;
    const answer = await ask(await readBody(request, most), searchParams);
    send(response, JSON.stringify(answer), 'application/json; charset=utf-8');
  };
}

/** `//` and its like are paths to Node, and no address to `URL`. */
function addressOf({ url = '/' }: IncomingMessage): URL {
  return new URL(`http://localhost/${url.replace(/^\/+/, '')}`);
}

/** Takes as long for a guess that begins right as for any other. */
function isSame(guess: string, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(guess), digest(token));
}

const path = z.array(z.union([z.string(), z.int().min(0)]));
const place = z.int().min(0);
const changeSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('set'), path, value: z.json() }),
  z.strictObject({ kind: z.literal('unset'), path }),
  z.strictObject({ kind: z.literal('insert'), path, index: place, value: z.json() }),
  z.strictObject({ kind: z.literal('remove'), path, index: place }),
  z.strictObject({ kind: z.literal('move'), path, from: place, to: place }),
  z.strictObject({ kind: z.literal('renumber'), path }),
]) satisfies z.ZodType<Change>;
const draftsSchema = z
  .array(
    z.strictObject({ file: z.string(), fingerprint: z.string().nullable(), changes: z.array(changeSchema) }),
  )
  // Of two drafts of one file only one could be written.
  .refine((drafts) => new Set(drafts.map(({ file }) => file)).size === drafts.length) satisfies z.ZodType<
  Draft[]
>;

class BadRequest extends Error {}
class TooLong extends Error {}
/** Says why a letter has no PDF. */
class Unset extends Error {}

function parseDrafts(body: Buffer): Draft[] {
  try {
    return draftsSchema.parse(JSON.parse(body.toString()));
  } catch (cause) {
    throw new BadRequest('drafts cannot be read', { cause });
  }
}

const publishOrderSchema = z.union([
  z.strictObject({ message: z.string().trim().min(1).max(maxMessageLength), isFirst: z.boolean() }),
  z.strictObject({ folder: z.string().min(1).max(maxMessageLength) }),
]) satisfies z.ZodType<PublishOrder>;

function parsePublishOrder(body: Buffer): PublishOrder {
  try {
    return publishOrderSchema.parse(JSON.parse(body.toString()));
  } catch (cause) {
    throw new BadRequest('order cannot be read', { cause });
  }
}

/** A folder below content/images: names of small letters, digits and hyphens that any system holds, and no way out. */
function parseFolder(folder: string | null): string {
  if (folder === null || !/^(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/.test(folder)) throw new BadRequest('folder');
  if (folder.split('/').some(isDeviceName)) throw new BadRequest('folder');
  return folder;
}

async function readBody(request: IncomingMessage, most: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > most) throw new TooLong();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function explainFailure(error: unknown): Refusal {
  if (error instanceof BadRequest) return { status: 400, sentence: messages.badRequest };
  if (error instanceof Unset) return { status: 422, sentence: error.message };
  if (error instanceof UnknownFile) return { status: 404, sentence: messages.unknownFile };
  if (error instanceof TooManyChanges) return { status: 413, sentence: messages.tooManyChanges };
  if (error instanceof TooLong) return { status: 413, sentence: messages.tooLong };
  if (error instanceof YamlEditError) return { status: 422, sentence: messages.cannotChange };
  return { status: 500, sentence: messages.failed };
}

function refuse(response: ServerResponse, { status, sentence }: Refusal): void {
  // What was not read of a refused body would otherwise be taken for the next request.
  response.setHeader('Connection', 'close');
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify({ refused: sentence }));
}

function send(response: ServerResponse, bytes: string | Uint8Array, type: string): void {
  response.writeHead(200, { 'Content-Type': type });
  response.end(bytes);
}
