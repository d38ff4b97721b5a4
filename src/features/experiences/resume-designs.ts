/** Designs of the PDF and Word résumé, which set layout and length; the first is the default. */
export const resumeDesigns = ['plain', 'modern', 'academic', 'compact'] as const;
export type ResumeDesign = (typeof resumeDesigns)[number];
