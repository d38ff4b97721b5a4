import { splitCommaList } from '../core/text.ts';
import { currentJob } from '../features/experiences/sections.ts';
import { nameParts, titledName } from '../i18n/person-name.ts';
import type { SiteContent } from '../site/site-content.ts';

/** Octets of a line, without its line break (RFC 2426, section 2.6). */
const maxLineBytes = 75;

/** The owner as a vCard 3.0: CRLF, folded, UTF-8. */
export function writeContactVcard(content: SiteContent): string {
  const { owner, site, locale } = content;
  const { given, family } = nameParts(owner, locale);
  const [city = '', region = '', ...country] = splitCommaList(owner.location);
  const job = currentJob(content.sections);
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${escapeText(family)};${escapeText(given)};;${escapeText(owner.title ?? '')};${escapeText(owner.credentials ?? '')}`,
    `FN:${escapeText(titledName(owner, locale))}`,
    ...(owner.reading ? [`SORT-STRING:${escapeText(owner.reading)}`] : []),
    `TITLE:${escapeText(job?.title ?? owner.role)}`,
    ...(job?.organization ? [`ORG:${escapeText(job.organization)}`] : []),
    ...(owner.email ? [`EMAIL;TYPE=INTERNET:${owner.email}`] : []),
    ...(owner.phone.public ? [`TEL:${owner.phone.public}`] : []),
    `ADR;TYPE=WORK:;;;${escapeText(city)};${escapeText(region)};;${escapeText(country.join(', '))}`,
    `URL:${site.url}`,
    ...owner.profiles.map(({ name, address }) => `X-SOCIALPROFILE;TYPE=${name}:${address}`),
    'END:VCARD',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

/** A contact for QR codes, short enough for a camera to read the code from a screen. */
export function writeShortVcard(content: SiteContent): string {
  const { owner, site, locale } = content;
  const { given, family } = nameParts(owner, locale);
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${escapeText(family)};${escapeText(given)}`,
    `FN:${escapeText(titledName(owner, locale))}`,
    `TITLE:${escapeText(owner.role)}`,
    ...(owner.email ? [`EMAIL:${owner.email}`] : []),
    ...(owner.phone.public ? [`TEL:${owner.phone.public}`] : []),
    `URL:${site.root ?? site.url}`,
    'END:VCARD',
  ].join('\r\n');
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

/** Breaks a line into pieces of at most 75 octets between characters; each continuation starts with a space. */
function foldLine(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  for (const character of line) {
    if (Buffer.byteLength(piece + character) > maxLineBytes) {
      pieces.push(piece);
      piece = ' ';
    }
    piece += character;
  }
  return [...pieces, piece].join('\r\n');
}
