/** What a publication may lack. */
export const emptyCited = {
  ...{
    venue: '',
    details: '',
    publisher: '',
    doi: '',
    address: '',
    kind: '',
    status: '',
    abstract: '',
    bibtex: '',
  },
  topics: [],
};
