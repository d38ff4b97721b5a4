import type { Picture } from '../../../../core/picture.ts';
import type { RichText } from '../../../../core/prose.ts';
import type { TitledLink } from '../../section-kind.ts';
import type { authorMarks } from './publications.ts';
import type { publicationKinds, publicationStatuses } from './schema.ts';

/** A record with `''` and `[]` for what is left out. */
export type Publication = {
  name: string;
  title: RichText;
  authors: string[];
  /** The authors as one line, with the owner's name marked. */
  byline: RichText;
  /** All authors where that line is cut, for paper, which unfolds nothing. */
  printedByline: RichText;
  /** The same with the signs of `authorMarks`, and of all authors where that line is cut. */
  markedByline: RichText;
  wholeByline: RichText;
  authorMarks: (keyof typeof authorMarks)[];
  isFirstAuthor: boolean;
  venue: string;
  details: string;
  publisher: string;
  editors: string[];
  edition: string;
  series: string;
  genre: string;
  city: string;
  date: string;
  /** Without the address of a resolver. */
  doi: string;
  address: string;
  /** To its PDF, code and the like; paths begin with a slash. */
  links: TitledLink[];
  kind: (typeof publicationKinds)[number] | '';
  abstract: RichText;
  topics: string[];
  isSelected: boolean;
  isOpen: boolean;
  status: (typeof publicationStatuses)[number] | '';
  award: string;
  picture: Picture | null;
  /** The path of its PDF; "" for none. */
  pdf: string;
  bibtex: string;
};
