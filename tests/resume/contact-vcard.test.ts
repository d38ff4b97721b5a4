import { beforeAll, describe, expect, it } from 'vitest';
import { writeContactVcard } from '../../src/resume/contact-vcard.ts';
import type { SiteContent } from '../../src/site/site-content.ts';
import { readSampleContent, withRecords } from './sample-content.ts';

let content: SiteContent;

beforeAll(async () => {
  content = await readSampleContent();
});

describe('contact.vcf', () => {
  it('is a vCard 3.0 with all contact details', () => {
    expect(unfold(writeContactVcard(content))).toEqual([
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:Solano;Mira;;;',
      'FN:Mira Solano',
      'TITLE:Software Developer Intern',
      'ORG:Larkspur Medical\\, Medical-Device UI Team',
      'EMAIL;TYPE=INTERNET:mira@mira-solano.example',
      'ADR;TYPE=WORK:;;;Vancouver;BC;;Canada',
      'URL:https://mira-solano.example',
      'X-SOCIALPROFILE;TYPE=devpost:https://devpost.com/mira-solano-sample',
      'X-SOCIALPROFILE;TYPE=github:https://github.com/mira-solano-sample',
      'X-SOCIALPROFILE;TYPE=linkedin:https://www.linkedin.com/in/mira-solano-sample',
      'X-SOCIALPROFILE;TYPE=instagram:https://www.instagram.com/mira.solano.sample',
      'END:VCARD',
      '',
    ]);
  });

  it('ends every line with CRLF', () => {
    expect(writeContactVcard(content).replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it('folds lines at 75 octets without splitting characters', () => {
    const name = 'Æthelþryð Ñuñez-Ørsted '.repeat(8).trim();
    const card = writeContactVcard({ ...content, owner: { ...content.owner, name } });
    for (const line of card.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(unfold(card)).toContain(`FN:${name}`);
  });

  it('keeps titles and the reading of a name apart from it', () => {
    const owner = { ...content.owner, title: 'Prof. Dr.', credentials: 'RN', reading: 'mee-rah' };
    const card = unfold(writeContactVcard({ ...content, owner }));
    expect(card).toEqual(
      expect.arrayContaining([
        'N:Solano;Mira;;Prof. Dr.;RN',
        'FN:Prof. Dr. Mira Solano\\, RN',
        'SORT-STRING:mee-rah',
      ]),
    );
  });

  it('escapes separators in a name', () => {
    const card = writeContactVcard({ ...content, owner: { ...content.owner, name: 'A; B, C\\D' } });
    expect(unfold(card)).toContain('FN:A\\; B\\, C\\\\D');
  });

  it('omits the employer without a current job, and the family name of a one-word name', () => {
    const owner = { ...content.owner, name: 'Mira' };
    const lines = unfold(writeContactVcard(withRecords({ ...content, owner }, { work: [] })));
    expect(lines.some((line) => line.startsWith('ORG'))).toBe(false);
    expect(lines).toContain('N:;Mira;;;');
  });
});

function unfold(card: string): string[] {
  return card.replaceAll('\r\n ', '').split('\r\n');
}
