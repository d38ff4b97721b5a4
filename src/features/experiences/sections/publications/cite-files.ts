/** The files to cite publications with, by their endings. */
export const citeFiles = { bib: 'BibTeX', ris: 'RIS', json: 'CSL-JSON' };
