import type { Subpage } from '../content/pages.ts';
import { absoluteAddress, readersPath, subpagePath } from '../core/routes.ts';
import type { ReaderPage } from '../features/readers/props.ts';
import type { SiteContent } from './site-content.ts';

/** The content with a page for each of these readers, which nothing lists. */
export function withReaders(content: SiteContent, readers: readonly ReaderPage[]): SiteContent {
  if (readers.length === 0) return content;
  const shown = { ...content, readers };
  const pages = readers.map((reader) => ({ page: pageOf(reader, content), content: shown }));
  return { ...shown, unlisted: [...content.unlisted, ...pages] };
}

/** The address of a page for one reader. */
export function readerAddress({ url }: { url: string }, token: string): string {
  return absoluteAddress(url, subpagePath(readersPath, token));
}

function pageOf({ token, name, greeting, role }: ReaderPage, { locale }: SiteContent): Subpage {
  const path = subpagePath(readersPath, token);
  const heading = greeting || locale.documents.reader.greeting({ name });
  return {
    kind: 'reader',
    name: path.slice(1),
    path,
    parent: readersPath,
    subject: token,
    unlisted: true,
    nav: heading,
    title: `${heading} · {name}`,
    heading,
    subtitle: role,
    description: heading,
  };
}
