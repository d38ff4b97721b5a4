import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** How many pictures of the owner's first gallery stand in it, beside one video. */
const pictures = 12;

/** Address of its page. */
export const storyPath = '/projects/bench-story';

/** Gives a copy of the project one more project, whose story is long and full of pictures. */
export async function addStory(root: string, folder: string): Promise<void> {
  const images = join(folder, 'content/images');
  const photos = (await readdir(join(images, 'travel'))).sort().slice(0, pictures);
  await mkdir(join(images, 'bench'));
  for (const ending of ['mp4', 'jpg', 'vtt'])
    await cp(join(root, `tests/fixtures/videos/harbour.${ending}`), join(images, `bench/harbour.${ending}`));
  const list = join(folder, 'content/projects.yaml');
  const projects = await readFile(list, 'utf8');
  await writeFile(
    list,
    `${projects}
- id: ${(projects.match(/^- id:/gm)?.length ?? 0) + 1}
  name: bench-story
  title: A story to be counted
  description: A project whose story has ${pictures} pictures and a video.
  type: Personal Project
  category: personal
  date: 2026-01
  languages: TypeScript
  github: https://example.com/bench-story
  images: []
`,
  );
  const paragraph = 'A sentence that is there to be counted. '.repeat(15);
  const sources = [...photos.map((photo) => `/images/travel/${photo}`), '/images/bench/harbour.mp4'];
  const parts = sources.map(
    (source, index) =>
      `## Part ${index + 1}\n\n${paragraph}\n\n![A picture that is there to be counted.](${source} "Picture ${index + 1}.")\n`,
  );
  await mkdir(join(folder, 'content/projects'), { recursive: true });
  await writeFile(
    join(folder, 'content/projects/bench-story.md'),
    `---\nrole: Alone\ndates: "2026"\nsummary: A story to be counted.\n---\n\n${parts.join('\n')}`,
  );
}
