/** The papers.yaml of a site with one paper, by its owner and another author. */
export const paper = `- name: buoys
  title: What *Drifting* Buoys Say
  authors: [Ada Quill, "García Márquez, Gabriel"]
  venue: Journal of Tides
  details: 12 (3), 101–119
  date: 2020-05
  doi: 10.5555/buoys.1
  kind: article
  abstract: Buoys drift.
  topics: [Tides]
  openAccess: true
  pdf: /papers/buoys.pdf
`;
