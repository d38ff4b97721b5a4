import type { Picture } from './picture.ts';

/** A record of another page that shows what the owner can do. */
export type Proof = {
  /** A project's name, or list and name: `travel/fushimi-inari-dawn`, `work/harbour-office`. */
  id: string;
  /** What it is: the type of a project, the title of a gallery or a section. "" for none. */
  kind: string;
  title: string;
  /** "" for none. */
  line: string;
  picture: Picture | null;
  path: string;
  anchor?: string;
  /** The photo that is open there. */
  photo?: string;
};

export const maxProofs = 3;
