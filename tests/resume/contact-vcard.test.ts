import { beforeAll, describe, expect, it } from 'vitest';
import { structuredData } from '../../src/build/head/structured-data.ts';
import { ownerSchema } from '../../src/content/site-schema.ts';
import { toContactProps } from '../../src/features/contact/props.ts';
import { writeContactVcard, writeShortVcard } from '../../src/resume/contact-vcard.ts';
import { planLinearResume, planResume } from '../../src/resume/plan-resume.ts';
import { writeResumeJson } from '../../src/resume/resume-json.ts';
import { writeResumeMarkdown } from '../../src/resume/resume-markdown.ts';
import { writeResumeText } from '../../src/resume/resume-text.ts';
import type { SiteContent } from '../../src/site/site-content.ts';
import { readSampleContent, withRecords } from './sample-content.ts';

let content: SiteContent;

beforeAll(async () => {
  content = await readSampleContent();
});

describe('contact.vcf', () => {
  it('has a short form for cameras: who, what, mail and site', () => {
    expect(writeShortVcard(content).split('\r\n')).toEqual([
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:Solano;Mira',
      'FN:Mira Solano',
      'TITLE:Software Developer Intern',
      'EMAIL:mira@mira-solano.example',
      'URL:https://mira-solano.example',
      'END:VCARD',
    ]);
  });

  it('folds lines at 75 octets without splitting characters', () => {
    const name = 'Æthelþryð Ñuñez-Ørsted '.repeat(8).trim();
    const card = writeContactVcard({ ...content, owner: { ...content.owner, name } });
    for (const line of card.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(unfold(card)).toContain(`FN:${name}`);
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

describe('the phone number', () => {
  const phone = '+1 604 555 0100';
  /** All published text outside of PDF and Word files. */
  const published = (shown: string) => {
    const owned = { ...content, owner: { ...content.owner, phone: { private: phone, public: shown } } };
    const page = owned.pages.find(({ kind }) => kind === 'contact');
    if (!page) throw new Error('the sample has a contact page');
    return [
      writeContactVcard(owned),
      writeResumeText(owned),
      writeResumeJson(owned),
      writeResumeMarkdown(owned),
      JSON.stringify(toContactProps(page, { ...owned, formAction: '/submit' })),
      JSON.stringify(structuredData(owned, 'home')),
    ];
  };

  it('is only in résumés and letters to send, unless the owner publishes it', () => {
    for (const text of published('')) expect(text).not.toMatch(/555|tel:/);
    for (const text of published(phone)) expect(text).toContain(phone);
    expect(published(phone).join()).toContain('tel:+16045550100');
    const owned = { ...content, owner: { ...content.owner, phone: { private: phone, public: '' } } };
    for (const plan of [planResume(owned, null), planLinearResume(owned, null, phone)])
      expect(plan.contact).toContainEqual({ label: 'Phone', text: phone, href: 'tel:+16045550100' });
  });

  it.each(['12', 'call me', '+1 604 555 0100\nX:1', '1'.repeat(30)])('refuses %j', (wrong) =>
    expect(ownerSchema.shape.phone.safeParse(wrong).success).toBe(false),
  );

  it.each(['+49 (0)30 1234-5678', '604.555.0100 ext. 12', '+1 604 555 0100 x3'])('accepts %j', (right) =>
    expect(ownerSchema.shape.phone.safeParse(right).success).toBe(true),
  );
});

function unfold(card: string): string[] {
  return card.replaceAll('\r\n ', '').split('\r\n');
}
