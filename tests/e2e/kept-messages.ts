import { readdir, readFile } from 'node:fs/promises';

type KeptMessage = { name: string; email: string; message: string };

/** The messages in the local inbox that contain this text. */
export async function keptMessages(marker: string): Promise<KeptMessage[]> {
  const files = await readdir('inbox');
  const texts = await Promise.all(files.map((file) => readFile(`inbox/${file}`, 'utf8')));
  return texts.filter((text) => text.includes(marker)).map((text) => JSON.parse(text));
}
