import { content } from 'virtual:content/projects';
import { importProjectWords } from '../../load-page.ts';

/**
 * The page's HTML has every description already, and what the first slide shows, so its script leaves
 * these out: on a first visit they are read from
 * the document before React takes it over. Whoever comes from another page gets them with a chunk of their own.
 */
export async function findDescriptions(): Promise<void> {
  const missing = content.projects.filter(({ description }) => !description);
  for (const project of missing) {
    const article = document.getElementById(project.name);
    project.description = article?.querySelector('[data-words]')?.textContent ?? '';
    const first = project.slides[0]?.original;
    if (first) first.alt = article?.querySelector('img')?.alt ?? '';
  }
  if (missing.some(({ description }) => !description)) await loadWords();
}

let words: Promise<void> | undefined;

/** Fetches the words the module leaves out: descriptions, and alt texts of the slides behind the first. */
export function loadWords(): Promise<void> {
  words ??= importProjectWords().then(fillIn);
  words.catch(() => {
    words = undefined;
  });
  return words;
}

/** Into the objects the page is drawn from: a slide is drawn anew when it is shown, and then has its alt text. */
function fillIn({ content: found }: Awaited<ReturnType<typeof importProjectWords>>) {
  content.projects.forEach((project, index) => {
    project.description ||= found.descriptions[index] ?? '';
    project.slides.forEach(({ original }, place) => {
      original.alt ||= found.alts[index]?.[place] ?? '';
    });
  });
}
