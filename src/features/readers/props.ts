import { directLinks, type Owner, type PrintedLink, withAddress } from '../../content/owner.ts';
import { headOf, type PageHead, type Subpage } from '../../content/pages.ts';
import type { Proof } from '../../core/proof.ts';
import type { Prose } from '../../core/prose.ts';
import { formatBytes } from '../../core/text.ts';
import { formatDay } from '../../i18n/dates.ts';
import type { Locale } from '../../i18n/locale.ts';

/** The page of one reader, from an application. */
export type ReaderPage = {
  /** The secret last part of its address. */
  token: string;
  /** The folder of the application in content/applications, which is not published. */
  application: string;
  /** The name in the greeting. */
  name: string;
  /** Replaces the default greeting; "" for the default. */
  greeting: string;
  /** "" for none. */
  role: string;
  /** The last day on which it is built, YYYY-MM-DD. */
  until: string;
  /** Empty for none. */
  letter: Prose;
  /** A lens; the page shows its proofs if `proofs` is null. */
  lens: string | undefined;
  proofs: string[] | null;
  files: ReaderFile[];
};

type ReaderFile = { document: 'resume' | 'letter' | 'portfolio'; sizeBytes: number };

/** The file of a document, in the folder of the application and below the address of its page. */
export function documentFile(document: ReaderFile['document']): string {
  return `${document}.pdf`;
}

export type ReaderPageProps = {
  head: PageHead;
  letter: Prose;
  files: { path: string; label: string; size: string }[];
  /** Mail and phone. */
  direct: PrintedLink[];
  proofs: Proof[];
  labels: Record<'files' | 'proofs' | 'until', string>;
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
    direct: directLinks(owner).map(withAddress),
    proofs: readerProofs[page.subject] ?? [],
    labels: {
      files: documents.reader.files,
      proofs: documents.brief.proofs,
      until: documents.reader.until({ day: reader ? formatDay(reader.until, locale) : '' }),
    },
  };
}
