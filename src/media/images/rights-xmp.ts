import type { PictureOptions } from './types.ts';

/**
 * Creator, Credit Line, Copyright Notice and Web Statement of Rights (IPTC Photo Metadata Standard, the
 * fields search engines show under a picture) as an XMP packet; undefined when the owner sets neither.
 */
export function rightsXmp({
  credit = '',
  licence = '',
}: Pick<PictureOptions, 'credit' | 'licence'>): string | undefined {
  if (credit === '' && licence === '') return undefined;
  const name = escapeXml(credit);
  const creator = credit
    ? `<dc:creator><rdf:Seq><rdf:li>${name}</rdf:li></rdf:Seq></dc:creator><dc:rights><rdf:Alt><rdf:li xml:lang="x-default">${name}</rdf:li></rdf:Alt></dc:rights><photoshop:Credit>${name}</photoshop:Credit>`
    : '';
  const statement = licence ? `<xmpRights:WebStatement>${escapeXml(licence)}</xmpRights:WebStatement>` : '';
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" xmlns:xmpRights="http://ns.adobe.com/xap/1.0/rights/">${creator}${statement}</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="r"?>`;
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`);
}
