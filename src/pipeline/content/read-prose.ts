import type { Nodes, PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Block, Inline, Prose } from '../../model/prose.ts';
import { matchPage, resumePath, routeNames, routes } from '../../model/routes.ts';
import { nearest } from '../../model/text.ts';
import * as messages from '../messages/content-messages.ts';
import type { Position, Wording } from '../problems.ts';
import { findHiddenCharacters } from './find-hidden-characters.ts';

/** A Markdown file as read, and what its tree cannot hold or lead to, each with its line and column. */
export type ProseFile = { prose: Prose; problems: (Wording & Position)[] };

/** Reads Markdown into the small tree that pages draw; whatever the tree cannot hold is a problem. */
export function readProse(text: string): ProseFile {
  const problems: (Wording & Position)[] = [];
  const report = (node: Nodes, wording: Wording) => {
    const { line, column } = node.position?.start ?? { line: 1, column: 1 };
    problems.push({ ...wording, line, column });
  };
  const refused = new Set<string>();
  const refuse = (node: Nodes, kind = node.type as string): [] => {
    // `<b>` and `</b>` are two nodes and one mistake.
    const place = `${kind} ${node.position?.start.line}`;
    if (refused.has(place)) return [];
    refused.add(place);
    const [what, mend] = messages.unsupportedProse[kind] ?? messages.unsupportedProse.html ?? ['', ''];
    report(node, messages.proseUnsupported(what, mend));
    return [];
  };

  const readBlock = (node: RootContent): Block[] => {
    switch (node.type) {
      case 'paragraph':
        return [{ kind: 'paragraph', children: readInlines(node.children) }];
      case 'heading':
        return [{ kind: 'heading', children: readInlines(node.children) }];
      case 'list': {
        const items = node.children.map((item) => {
          const [first, ...others] = item.children;
          if (!first) return refuse(item, 'emptyPoint');
          const unfit = others[0] ?? (first.type === 'paragraph' ? null : first);
          if (unfit) {
            return refuse(
              unfit,
              unfit.type === 'list' ? 'nestedList' : unfit.type === 'paragraph' ? 'listBlocks' : unfit.type,
            );
          }
          return first.type === 'paragraph' ? readInlines(first.children) : [];
        });
        return [{ kind: 'list', ordered: node.ordered ?? false, items }];
      }
      default:
        return refuse(node);
    }
  };

  const readInlines = (nodes: PhrasingContent[]): Inline[] => nodes.flatMap(readInline);

  const readInline = (node: PhrasingContent): Inline[] => {
    switch (node.type) {
      case 'text':
        checkCharacters(node, node.value);
        // A line that is wrapped in the file is one line on the page.
        return [node.value.replaceAll(/\s*\n\s*/g, ' ')];
      case 'inlineCode':
        checkCharacters(node, node.value);
        return [{ kind: 'code', text: node.value }];
      case 'emphasis':
      case 'strong':
        return [{ kind: node.type, children: readInlines(node.children) }];
      case 'link': {
        const problem = explainLink(node.url);
        if (problem) report(node, problem);
        else if (node.children.length === 0) report(node, messages.emptyLink(node.url));
        else if (node.title) refuse(node, 'linkTitle');
        return [{ kind: 'link', href: node.url, children: readInlines(node.children) }];
      }
      default:
        return refuse(node);
    }
  };

  // Characters that stand in the file itself are found there; these come from entities such as &#x202E;.
  const checkCharacters = (node: Nodes, value: string) => {
    const { start, end } = node.position ?? {};
    const source = text.slice(start?.offset ?? 0, end?.offset ?? 0);
    if (findHiddenCharacters(source).length > 0) return;
    for (const hidden of findHiddenCharacters(value).slice(0, 1)) {
      report(node, messages.hiddenCharacter(messages.theText, hidden.name, hidden.code));
    }
  };

  let root: ReturnType<typeof fromMarkdown>;
  try {
    root = fromMarkdown(text);
  } catch (error) {
    // Thousands of quotation marks or emphases inside one another exhaust the parser's stack.
    if (!(error instanceof RangeError)) throw error;
    return { prose: [], problems: [{ ...messages.nestedTooDeep(), line: 1, column: 1 }] };
  }
  const prose = root.children.flatMap(readBlock);
  if (prose.length === 0 && problems.length === 0) {
    problems.push({ ...messages.emptyProse(), line: 0, column: 0 });
  }
  return { prose, problems };
}

/** What is wrong with the address of a link; null when it leads somewhere. */
function explainLink(href: string): Wording | null {
  if (/^\/(?!\/)/.test(href)) {
    const path = href.replace(/[?#].*$/s, '');
    if (path === resumePath || matchPage(path) !== 'notFound') return null;
    const known = [...routeNames.map((name) => routes[name]), resumePath];
    return messages.badLink(href, nearest(path, known));
  }
  if (/^(?:https?:\/\/[^\s/]|mailto:[^\s@]+@[^\s@]+$)/i.test(href) && URL.canParse(href)) return null;
  const bare = href.replace(/^\/*/, '');
  if (/^[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?$/.test(bare)) return messages.badLink(href, `https://${bare}`);
  if (/^[^\s@:]+@[^\s@]+\.[^\s@]+$/.test(bare)) return messages.badLink(href, `mailto:${bare}`);
  return messages.badLink(
    href,
    nearest(
      `/${bare}`,
      routeNames.map((name) => routes[name]),
    ),
  );
}
