/** How the PDF and Word résumé look and how long they are; the first is the default. */
export const resumeDesigns = ['plain', 'modern', 'academic', 'compact'] as const;
export type ResumeDesign = (typeof resumeDesigns)[number];
