import { readInWorker } from './read-in-worker.ts';

/** The text of a posting in a file, which can be a PDF, a Word document, a text or a saved page. */
export async function readPosting(
  file: string,
  language: string,
): Promise<{ text: string } | { refused: string }> {
  const reading = await readInWorker({ places: [file], language, asText: true }, async () => new Set());
  if (reading.kind === 'text') return { text: reading.text };
  return { refused: reading.kind === 'unreadable' ? reading.why : 'The posting cannot be read.' };
}
