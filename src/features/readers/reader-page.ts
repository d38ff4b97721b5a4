import type { Prose } from '../../core/prose.ts';

/** The page of one reader, from an application. */
export type ReaderPage = {
  /** The last part of its address, which nobody can guess. */
  token: string;
  /** The folder of the application in content/applications, which is not published. */
  application: string;
  /** Whom the page greets. */
  name: string;
  /** Instead of the usual greeting; "" for that. */
  greeting: string;
  /** "" for none. */
  role: string;
  /** The last day on which it is built, YYYY-MM-DD. */
  until: string;
  /** Empty for none. */
  letter: Prose;
  /** A lens, whose proofs are shown where `proofs` is null. */
  lens: string | undefined;
  proofs: string[] | null;
  files: ReaderFile[];
};

type ReaderFile = { document: 'resume' | 'letter' | 'portfolio'; sizeBytes: number };

/** The file of a document, in the folder of the application and below the address of its page. */
export function documentFile(document: ReaderFile['document']): string {
  return `${document}.pdf`;
}
