import { unescapeHtml } from '../../core/text.ts';

/** Elements of XMP that only contain others. */
const structure = /^(?:x:|rdf:|xml:|xmlns)/;

/**
 * Properties of an XMP packet with their text, written as elements or as attributes. This is not a complete XML parser, but
 * it finds every property in packets of common programs.
 */
export function xmpProperties(packet: string): { name: string; value: string }[] {
  const found: { name: string; value: string }[] = [];
  const open: { name: string; text: string }[] = [];
  for (const [, comment, closing, name = '', attributes = '', selfClosed, text = ''] of packet.matchAll(
    /<(?:(!--[\s\S]*?--|\?[\s\S]*?\?|![^>]*)|(\/?)([^\s/>]+)((?:\s+[^\s=>]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?))>([^<]*)/g,
  )) {
    const parent = open.at(-1);
    if (comment !== undefined) {
      if (parent) parent.text += text;
      continue;
    }
    if (closing) {
      const ended = open.pop();
      const value = unescapeHtml(ended?.text.trim() ?? '');
      if (ended && !structure.test(ended.name)) found.push({ name: ended.name, value });
      else if (ended && open.length > 0) (open.at(-1) as { text: string }).text += ended.text;
    } else {
      for (const [, attribute = '', , double, single] of attributes.matchAll(
        /([^\s=]+)\s*=\s*("([^"]*)"|'([^']*)')/g,
      ))
        if (!structure.test(attribute))
          found.push({ name: attribute, value: unescapeHtml(double ?? single ?? '') });
      if (selfClosed) {
        if (!structure.test(name)) found.push({ name, value: '' });
      } else open.push({ name, text: '' });
    }
    const now = open.at(-1);
    if (now) now.text += text;
  }
  return found;
}
