import { mailLinks, type Owner, type OwnerLink, phoneLinks } from '../../content/owner.ts';
import { headOf, type PageHead, type Subpage } from '../../content/pages.ts';
import { formatBytes } from '../../core/format-bytes.ts';
import type { Proof } from '../../core/proof.ts';
import type { Prose } from '../../core/prose.ts';
import { addressWithoutScheme } from '../../core/text.ts';
import { formatDay } from '../../i18n/dates.ts';
import type { Locale } from '../../i18n/locale.ts';
import { documentFile, type ReaderPage } from './reader-page.ts';

export type ReaderPageProps = {
  head: PageHead;
  letter: Prose;
  files: { path: string; label: string; size: string }[];
  /** Mail and phone. */
  direct: (OwnerLink & { address: string })[];
  proofs: Proof[];
  words: Record<'files' | 'proofs' | 'until', string>;
};

type ReaderSource = {
  owner: Owner;
  locale: Locale;
  readers: readonly ReaderPage[];
  /** Proofs by the token of the page. */
  readerProofs: Record<string, Proof[]>;
};

export function toReaderPageProps(
  page: Subpage,
  { owner, locale, readers, readerProofs }: ReaderSource,
): ReaderPageProps {
  const reader = readers.find(({ token }) => token === page.subject);
  const { documents, words } = locale;
  const labels = {
    resume: String(words.resumePdf),
    letter: documents.reader.letter,
    portfolio: documents.reader.portfolio,
  };
  return {
    head: headOf(page, owner.name),
    letter: reader?.letter ?? [],
    files: (reader?.files ?? []).map(({ document, sizeBytes }) => ({
      path: `${page.path}/${documentFile(document)}`,
      label: labels[document],
      size: formatBytes(sizeBytes),
    })),
    direct: [...mailLinks(owner), ...phoneLinks(owner)].map((link) => ({
      ...link,
      address: link.href.startsWith('tel:')
        ? (link.label ?? '')
        : addressWithoutScheme(link.href.replace(/^mailto:/, '')),
    })),
    proofs: readerProofs[page.subject] ?? [],
    words: {
      files: documents.reader.files,
      proofs: documents.brief.proofs,
      until: documents.reader.until({ day: reader ? formatDay(reader.until, locale) : '' }),
    },
  };
}
