import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

/** Bytes (brotli 11; fonts as they are) of what a page names in its HTML, by kind. */
export type PageBytes = { html: number; css: number; js: number; fonts: number };

/** Weighs a page of a built site; `file` is below `folder`. Styles for paper and the like hold up nothing, and do not count. */
export async function weighPage(folder: string, file: string): Promise<PageBytes> {
  const html = await readFile(join(folder, file), 'utf8');
  const usual = html.replaceAll(/<link [^>]*media=[^>]*>/g, '');
  const named = [
    ...new Set([...usual.matchAll(/(?:src|href)="(\/(?:assets|fonts)\/[^"#]+)"/g)].map(([, path]) => path)),
  ];
  const bytes: PageBytes = { html: await compressedSize(Buffer.from(html)), css: 0, js: 0, fonts: 0 };
  for (const path of named) {
    const content = await readFile(join(folder, path as string));
    if (path?.endsWith('.js')) bytes.js += await compressedSize(content);
    if (!path?.endsWith('.css')) continue;
    bytes.css += await compressedSize(content);
    for (const [, font] of String(content).matchAll(/url\("?(\/fonts\/[^")]+)/g))
      bytes.fonts += (await readFile(join(folder, font as string))).length;
  }
  return bytes;
}

async function compressedSize(bytes: Buffer): Promise<number> {
  return (await promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
    .length;
}
