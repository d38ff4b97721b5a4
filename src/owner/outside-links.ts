import { findNetwork, profileAddress } from '../content/networks.ts';
import { type FieldPath, valueAt } from '../core/field-path.ts';
import { fieldTexts } from '../site/lint/written-texts.ts';
import type { ContentSources } from '../site/read-content.ts';

/** Where content/ contains an address. `demo` is the field that can be set to `status: offline`. */
export type LinkPlace = { file: string; line: number; demo: FieldPath | null };

const writtenAddress = /https?:\/\/[^\s<>"'`\\\]]+/g;
/** Blocks of code and code within lines, which contain examples. */
const code = /^(?<fence>`{3,}|~{3,}).*?^\k<fence>|`[^`\n]+`/gms;

/** Lists the links of the pages to other sites, with their positions in content/. */
export function findOutsideLinks({ records, files, prose }: ContentSources): Map<string, LinkPlace[]> {
  const links = new Map<string, LinkPlace[]>();
  const add = (address: string, place: LinkPlace) => {
    const { href, host } = new URL(address);
    const isPlaceholder = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|invalid|test|localhost)(?::\d+)?$/.test(
      host,
    );
    if (!isPlaceholder) links.set(href, [...(links.get(href) ?? []), place]);
  };
  for (const { file, record, path, text } of fieldTexts({ records })) {
    // It contains the addresses of the site and of services that only accept forms.
    if (file === 'site.yaml') continue;
    const isOffline = valueAt(record.value, [...path.slice(0, -1), 'status']) === 'offline';
    if (isOffline) continue;
    const kind = files.get(file)?.kind;
    const isDemo = kind === 'projects' && path.length === 1 && path[0] === 'activeLink';
    const place = {
      file,
      line: record.locate(path).line,
      demo: isDemo ? [...(record.isListed ? [record.index] : []), ...path] : null,
    };
    const isProfile = kind === 'owner' && path[0] === 'profiles' && path.at(-1) === 'address';
    const network = isProfile ? String(valueAt(record.value, [...path.slice(0, -1), 'network'])) : '';
    const profile = isProfile ? profileAddress(findNetwork(network), text) : null;
    for (const address of addressesIn(profile ?? text)) add(address, place);
  }
  for (const [file, text] of prose) {
    const withoutCode = text.replaceAll(code, (block) => block.replaceAll(/[^\n]/g, ' '));
    withoutCode.split('\n').forEach((line, index) => {
      for (const address of addressesIn(line)) add(address, { file, line: index + 1, demo: null });
    });
  }
  return links;
}

/** In Markdown, the parenthesis around an address and the period behind it do not belong to it. */
function addressesIn(text: string): string[] {
  return [...text.matchAll(writtenAddress)].flatMap(([match]) => {
    const count = (sign: string) => match.split(sign).length;
    const unclosed = count(')') > count('(') ? match.replace(/\)[^)]*$/, '') : match;
    const address = unclosed.replace(/[.,;:!?*_]+$/, '');
    return URL.canParse(address) ? [address] : [];
  });
}
