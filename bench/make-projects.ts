import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeGallerySite, nameOf, wordsOf } from './make-gallery.ts';

const categories = ['personal', 'academic', 'hackathon'];
/** A story of six paragraphs, some 800 words. */
const paragraphs = 6;
const wordsInParagraph = 130;

/** A copy of the project in `dir` with so many projects more, the first of which have a story: words, no pictures. */
export async function makeProjectsSite(
  project: string,
  dir: string,
  { projects, stories }: { projects: number; stories: number },
): Promise<void> {
  await makeGallerySite(project, dir, 6);
  const own = readFileSync(join(project, 'content', 'projects.yaml'), 'utf8');
  const ownCount = own.match(/^- id:/gm)?.length ?? 0;
  const indexes = Array.from({ length: projects }, (_, at) => at + 1);
  const records = indexes.map((index) =>
    [
      `- id: ${ownCount + index}`,
      `  name: ${nameOf(index)}`,
      `  title: The ${wordsOf(index, 3)} ${index}`,
      `  description: A ${wordsOf(index * 7, 40)}.`,
      `  type: Personal Project`,
      `  category: ${categories[index % categories.length]}`,
      `  date: ${2000 + (index % 24)}-${String(1 + (index % 12)).padStart(2, '0')}`,
      `  languages: TypeScript, Python`,
      `  additionalInfo: React, Vite, ${wordsOf(index, 1)}`,
      `  github: https://github.com/mira-solano-sample/${nameOf(index)}`,
      `  activeLink: ''`,
      `  devpostLink: ''`,
      `  images: []`,
    ].join('\n'),
  );
  writeFileSync(join(dir, 'content', 'projects.yaml'), `${own}\n${records.join('\n\n')}\n`);
  const folder = join(dir, 'content', 'projects');
  mkdirSync(folder, { recursive: true });
  for (const index of indexes.slice(0, stories))
    writeFileSync(join(folder, `${nameOf(index)}.md`), story(index));
}

function story(index: number): string {
  const text = Array.from(
    { length: paragraphs },
    (_, at) => `## The ${wordsOf(index + at, 2)}\n\nA ${wordsOf(index * 11 + at, wordsInParagraph)}.`,
  );
  return `---\nrole: Alone\ndates: "2024"\nsummary: The ${wordsOf(index, 12)}.\n---\n\n${text.join('\n\n')}\n`;
}
