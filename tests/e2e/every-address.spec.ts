import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';
import { siteSchema } from '../../src/content/site-schema.ts';
import { basePath } from '../../src/site/site-address.ts';
import { namedAddresses, unanswered, withoutTarget } from '../hosts/named-addresses.ts';

test('contains a file for every address and an element for every fragment that any file links to', async () => {
  const { url } = siteSchema.parse(parse(await readFile('content/site.yaml', 'utf8')));
  const entries = await readdir('dist', { recursive: true, withFileTypes: true });
  // Folders with the name of a page serve nothing.
  const names = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));
  const files = new Set(names.map((name) => path.relative('dist', name).split(path.sep).join('/')));
  // Built for local use: pictures are with the pages, wherever the published ones are.
  const addresses = await namedAddresses({ dist: 'dist', siteUrl: url, pictureBase: basePath(url) });
  // The inbox of `npm start` handles the sample's form.
  const published = addresses.filter(({ address }) => address.pathname !== '/submit');
  const lost = [...unanswered(published, files, url), ...(await withoutTarget('dist', files, url))];
  expect(lost).toEqual([]);
  expect(addresses.length).toBeGreaterThan(3000);
});
