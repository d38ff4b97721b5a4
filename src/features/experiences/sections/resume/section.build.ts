import type { ResumeFormat } from '../../section-fields.build.ts';
import type { SectionKindModule, SectionPlace } from '../../section-kind.ts';

export type ResumeLinks = {
  /** Text of the link to the PDF; `null` where there is none. */
  link: string | null;
  /** Whether each lens has a PDF. */
  isPerLens: boolean;
  /** The published formats beside the PDF. */
  otherFormats: Exclude<ResumeFormat, 'pdf'>[];
};

/** Links to the résumé; it has no records. */
export const resume: SectionKindModule<null, never, ResumeLinks> = {
  schema: null,
  about: '',
  isNeverEmpty: true,
  resolve: () => [],
  toView: ({ link = null }, { sections, resumePdf }) => ({
    link: resumePdf === 'none' ? null : link,
    isPerLens: resumePdf === 'set',
    otherFormats: formatsOfResume(sections).filter((format) => format !== 'pdf'),
  }),
  toResume: () => [],
  tailor: (section, { order }) => (order ? { ...section, order } : section),
};

/** The formats that the résumé is published in; none without a section of this kind. */
export function formatsOfResume(
  sections: readonly (Pick<SectionPlace, 'formats'> & { kind: string })[],
): readonly ResumeFormat[] {
  const section = sections.find(({ kind }) => kind === 'resume');
  return section ? (section.formats ?? ['pdf', 'text', 'json']) : [];
}
