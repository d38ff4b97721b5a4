/** Characters of a line that is shown. */
const maxLineLength = 90;

/* What `npm run import` says of a résumé as PDF or Word. */
export const resumeDocumentMessages = {
  line: (file: string, place: string, text: string) =>
    `${file}, ${place}: ${[...text].length > maxLineLength ? `${[...text].slice(0, maxLineLength - 1).join('')}…` : text}`,
  aboveSections: 'it stands above the sections: put it where it belongs, if it does',
  beforeFirst: 'it stands before the first entry',
  strangeHeading: (heading: string) => `"${heading}" is no heading that is known`,
  noPlaceFor: (heading: string) => `what stands below "${heading}" is not brought from a document`,
  whichIsPosition: 'which part is the position and which the employer is not sure',
  whichIsSchool: 'which part is the school is not sure',
  whichIsTitle: 'where its title ends is not sure',
  noDates: 'it has no dates that can be read',
  noDegree: 'no degree stands with it',
  noSkill: 'it is a sentence, not a list of skills',
  noLevel: 'a language and how well you speak it could not be told apart',
  phone: 'Phone numbers.',
  scan: (file: string) =>
    `${file} has no letters in it: it is a picture of a résumé, such as a scan. Export it as a PDF from the program it was written in, or give the Word file.`,
  broken: (file: string) =>
    `${file} cannot be opened: it is damaged, or locked with a password. Save it again without one.`,
  noResume: (file: string) =>
    `${file} has none of the headings that a résumé has, such as Experience or Education, so nothing of it was read.`,
};
