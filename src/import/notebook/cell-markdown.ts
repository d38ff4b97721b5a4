/** What becomes of a picture in Markdown: its own Markdown, or null for nothing. */
type OnPicture = (target: string, alt: string) => string | null;

/** Markdown of a notebook as a story can have it: no HTML, no lines, lists of one level, pictures in paragraphs of their own. */
export function toStoryMarkdown(source: string, onPicture: OnPicture): string {
  // Code keeps everything.
  const parts = source.split(/(^(?:```|~~~)[\s\S]*?^(?:```|~~~)[ \t]*$)/m);
  return parts.map((part) => (/^(?:```|~~~)/.test(part) ? part : convert(part, onPicture))).join('');
}

function convert(source: string, onPicture: OnPicture): string {
  return withoutHtml(source)
    .replaceAll(/\\\[([\s\S]*?)\\\]/g, (_, tex: string) => `$$${tex}$$`)
    .replaceAll(/\\\(([\s\S]*?)\\\)/g, (_, tex: string) => `$${tex.trim()}$`)
    .replaceAll(
      /^[ \t]*(\\begin\{(\w+\*?)\}[\s\S]*?\\end\{\2\})[ \t]*$/gm,
      (whole, tex: string, _name, at: number, all: string) =>
        /\$\$\s*$/.test(all.slice(0, at)) ? whole : `$$\n${tex}\n$$`,
    )
    .replaceAll(
      /\$\$([\s\S]*?)\$\$/g,
      (_, tex: string) => `\n\n$$\n${tex.trim().replaceAll(/\n\s*\n/g, '\n')}\n$$\n\n`,
    )
    .replaceAll(/!\[([^\]]*)\]\(\s*<?([^)\s>]+)>?(?:\s+"[^"]*")?\s*\)/g, (_, alt: string, target: string) => {
      const picture = onPicture(target, alt);
      return picture ? `\n\n${picture}\n\n` : '';
    })
    .replaceAll(/^[ \t]*(?:-[ \t]*){3,}$|^[ \t]*(?:\*[ \t]*){3,}$|^[ \t]*(?:_[ \t]*){3,}$/gm, '')
    .replaceAll(/(?: {2,}|\\)$/gm, '')
    .replaceAll(/^([ \t]{2,})([-*+]|\d+[.)])[ \t]+/gm, '$2 ')
    .replaceAll(/^#{4,}[ \t]/gm, '### ')
    .replaceAll(/\n{3,}/g, '\n\n');
}

/** Tags and comments; what is in scripts and styles goes as well. */
function withoutHtml(source: string): string {
  return source
    .replaceAll(/<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
    .replaceAll(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replaceAll(/<br\s*\/?>/gi, '\n\n')
    .replaceAll(/<\/?[a-zA-Z][^<>]{0,1000}>/g, (tag) => (/^<https?:/i.test(tag) ? tag.slice(1, -1) : ''));
}

/** A cell that a story cannot contain, in plain words. */
export function plainCell(markdown: string): string {
  return markdown
    .split(/\n\s*\n/)
    .map((block) =>
      block
        .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .replaceAll(/[*_`<>|#[\]!~]+/g, ' ')
        .replaceAll(/^\s*(?:[-+]|\d+[.)])\s+/gm, '')
        .replaceAll(/\$|\\/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .replace(/^[=-]+/, '')
        .trim(),
    )
    .filter(Boolean)
    .join('\n\n');
}
