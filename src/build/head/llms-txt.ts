import { isListed } from '../../content/pages.ts';
import { toPlainText } from '../../core/prose.ts';
import { absoluteAddress, markdownPath, resumePaths } from '../../core/routes.ts';
import { withName } from '../../core/text.ts';
import { formatsOfResume } from '../../features/experiences/sections/resume/section.build.ts';
import { withoutIsolates } from '../../i18n/isolate.ts';
import { toMarkdown } from '../../resume/resume-markdown.ts';
import type { PageProps } from '../../site/page-props.ts';
import { isLaterPart } from '../../site/site-address.ts';
import type { SiteContent } from '../../site/site-content.ts';

/** An overview of the site for programs that read it: https://llmstxt.org. */
export function llmsTxt(content: SiteContent, pages: readonly PageProps[]): string {
  const { site, owner, home, locale, sections } = content;
  const hasTwins = site.formats?.includes('markdown');
  const line = (title: string, path: string, about: string) =>
    `- [${toMarkdown(title)}](${absoluteAddress(site.url, path)})${about ? `: ${toMarkdown(about)}` : ''}`;
  const listed = pages.filter((page) => isListed(page) && !isLaterPart(page));
  const lines = listed.map(({ path, content: { head } }) => ({
    parent: path.split('/')[1] ?? '',
    isBelow: path.split('/').length > 2,
    text: line(head.heading, hasTwins ? markdownPath(path) : path, head.description),
  }));
  const own = lines.filter(({ isBelow }) => !isBelow).map(({ text }) => text);
  const parents = [...new Set(lines.filter(({ isBelow }) => isBelow).map(({ parent }) => parent))];
  const below = parents.map((parent) => {
    const page = content.pages.find(({ path }) => path === `/${parent}`);
    const texts = lines.filter((each) => each.isBelow && each.parent === parent).map(({ text }) => text);
    return [`## ${toMarkdown(withName(page?.nav ?? parent, owner.name))}`, texts.join('\n')];
  });
  const resumes = formatsOfResume(sections).filter(
    (format) => format === 'markdown' || format === 'text' || format === 'json',
  );
  const blocks = [
    `# ${toMarkdown(owner.name)}`,
    `> ${toMarkdown(withName(pages.find(({ kind }) => kind === 'home')?.content.head.description ?? owner.role, owner.name))}`,
    toMarkdown(withName(toPlainText(home.intro), owner.name)),
    `## ${toMarkdown(locale.documents.search.pages)}`,
    own.join('\n'),
    ...below.flat(),
    ...(resumes.length > 0
      ? [
          `## ${toMarkdown(locale.documents.resume)}`,
          resumes.map((format) => line(format, resumePaths[format], '')).join('\n'),
        ]
      : []),
  ];
  return withoutIsolates(`${blocks.join('\n\n')}\n`);
}
