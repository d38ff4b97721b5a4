import type { Inline, RichText } from '../core/prose.ts';
import { absoluteAddress } from '../core/routes.ts';
import { withoutIsolates } from '../i18n/isolate.ts';
import type { SiteContent } from '../site/site-content.ts';
import { planLinearResume } from './plan-resume.ts';
import { type LineStyle, type ResumeLine, resumeLines } from './resume-lines.ts';

const before: Record<LineStyle, string> = {
  name: '# ',
  role: '',
  contact: '- ',
  text: '',
  section: '## ',
  entry: '### ',
  school: '### ',
  part: '#### ',
  detail: '',
  bullet: '- ',
  skills: '',
};

/** The whole résumé as CommonMark. */
export function writeResumeMarkdown(content: SiteContent): string {
  const lines = resumeLines(planLinearResume(content, null, content.owner.phone.public), content.locale);
  return linesToMarkdown(lines, content.site.url);
}

/** Lines of a résumé as CommonMark. `siteUrl` completes links to pages of the site. */
export function linesToMarkdown(lines: readonly ResumeLine[], siteUrl: string): string {
  const written = lines.map(({ style, words, end }, index) => {
    const isList = before[style] === '- ';
    const follows = isList && lines[index - 1]?.style === style ? '\n' : '\n\n';
    const text = toMarkdown(words, siteUrl) + (end && ` · ${escaped(end)}`);
    return `${index === 0 ? '' : follows}${before[style]}${text}`;
  });
  return withoutIsolates(`${written.join('')}\n`);
}

/** A paragraph in CommonMark. `siteUrl` completes links to pages of the site. */
export function toMarkdown(words: RichText, siteUrl = ''): string {
  return escapedStart(marked([words].flat(), siteUrl));
}

function marked(words: Inline[], siteUrl: string): string {
  return words
    .map((inline) => {
      if (typeof inline === 'string') return escaped(inline);
      if ('text' in inline) return escaped(inline.text);
      const inner = marked(inline.children, siteUrl);
      if (inline.kind !== 'link') return inline.kind === 'strong' ? `**${inner}**` : `*${inner}*`;
      const href = inline.href.startsWith('/') ? absoluteAddress(siteUrl, inline.href) : inline.href;
      return `[${inner}](${/[()]/.test(href) ? `<${href}>` : href})`;
    })
    .join('');
}

/** Escapes what Markdown would interpret; an underscore within a word has no meaning. */
function escaped(text: string): string {
  return text
    .replaceAll(/[\\`*[\]<>]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|&(?=#?\w+;)/gu, '\\$&')
    .replaceAll(/\s+/g, ' ');
}

/** Escapes what would start a list, heading or rule at the beginning of a line. */
function escapedStart(text: string): string {
  return text.replace(/^[#+=~-]/, '\\$&').replace(/^(\d{1,9})([.)])/, '$1\\$2');
}
