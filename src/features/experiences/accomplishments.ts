import type { z } from 'zod';
import type { RichText } from '../../core/prose.ts';
import type { publicationKinds, spokenLanguageSchema } from './accomplishment-schemas.ts';

/* Records of these sections as pages and résumé show them: texts that were left out are `''`, lists empty. */

export type Certificate = {
  name: string;
  title: string;
  issuer: string;
  /** As visitors read it. */
  dates: string;
  date: string;
  /** Until when it holds, as visitors read it, and for machines; `''` for ever. */
  until: string;
  expires: string;
  address: string;
  number: string;
};

export type SpokenLanguage = z.infer<typeof spokenLanguageSchema>;

export type Publication = {
  name: string;
  title: RichText;
  authors: string[];
  /** The authors as a line of words, with the owner's name marked. */
  byline: RichText;
  venue: string;
  details: string;
  date: string;
  /** Without the address of a resolver. */
  doi: string;
  address: string;
  links: TitledLink[];
  kind: (typeof publicationKinds)[number] | '';
};

type TitledLink = { label: string; address: string };

export type Talk = {
  name: string;
  title: string;
  event: string;
  location: string;
  dates: string;
  date: string;
  links: TitledLink[];
};

export type Quote = { text: RichText; by: string; role: string };
