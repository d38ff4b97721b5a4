import { describe, expect, it } from 'vitest';
import { linkedIn } from '../../src/import/linkedin.ts';
import { filesOf } from './files-of.ts';
import { optionsFor } from './read-options.ts';

const french = await optionsFor('fr');

function read(tables: Record<string, string | Uint8Array>) {
  return linkedIn.read(filesOf(tables), french);
}

/* What one becomes is in tests/golden/imports.txt. */
describe('an export of LinkedIn', () => {
  it('reads tables in Windows-1252 and UTF-16', async () => {
    const table = 'Company Name,Title,Started On\nHôtel-Dieu,Infirmière,mars 2019\n';
    for (const encoding of ['latin1', 'utf16le'] as const) {
      const mark = encoding === 'utf16le' ? [0xff, 0xfe] : [];
      const bytes = Buffer.concat([Buffer.from(mark), Buffer.from(table, encoding)]);
      const { sections } = await read({ 'Positions.csv': bytes });
      expect(sections[0]?.records[0]?.record).toMatchObject({
        organization: 'Hôtel-Dieu',
        title: 'Infirmière',
      });
    }
  });

  it('imports a plausible number of 30,000 rows, and reports that', async () => {
    const rows = Array.from({ length: 30_000 }, (_, row) => `Course ${row},,Quay,2019-01,,\n`).join('');
    const header = 'Name,Url,Authority,Started On,Finished On,License Number\n';
    const { sections, unread } = await read({ 'Certifications.csv': header + rows });
    expect(sections[0]?.records).toHaveLength(2_000);
    expect(unread).toEqual([{ from: 'Certifications.csv', why: expect.stringContaining('2000') }]);
  });
});
