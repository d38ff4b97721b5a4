import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { isStill, press, until } from '../engines/engine.ts';
import { inEveryEngine } from '../engines/in-every-engine.ts';
import { makeSmallProject, type SmallProject } from '../hosts/small-project.ts';

/* A video with H.264 and AAC, the most common codecs, in each engine. */

const videos = path.resolve(import.meta.dirname, '../fixtures/videos');
let server: Awaited<ReturnType<SmallProject['serve']>>;

test.beforeAll(async () => {
  const project = await makeSmallProject();
  for (const name of ['harbour.mp4', 'harbour.jpg', 'harbour.vtt'])
    await copyFile(path.join(videos, name), path.join(project.folder, 'content/images/travel', name));
  await project.change('travel.yaml', (text) =>
    text.replace('/images/travel/one.jpg', '/images/travel/harbour.mp4'),
  );
  server = await project.serve();
});
test.afterAll(() => server?.close());

inEveryEngine((tour) => {
  tour(
    'plays an opened video, and stops it on the next picture and when it closes',
    async ({ engine, visit }) => {
      await visit(`${server.origin}/about`);
      const answer = await engine.read(
        `document.createElement('video').canPlayType('video/mp4; codecs="avc1.4d400a, mp4a.40.2"')`,
      );
      test.skip(answer === '', `${engine.name} has no H.264 or AAC here`);
      const isPlaying = "document.querySelector('dialog video')?.currentTime > 0.2";
      await engine.click('[data-figure="travel/one"]');
      await until(engine, isPlaying);
      expect(await engine.read("document.querySelector('dialog video').videoWidth")).toBe(160);
      await engine.read("void (window.left = document.querySelector('dialog video'))");
      // During a view transition, no engine finds an element under the pointer. This is the later of the two transitions.
      await until(engine, isStill);
      await engine.click('dialog [aria-label="Previous picture"]');
      await until(engine, "document.querySelector('dialog video') === null && window.left.paused");
      await until(engine, isStill);
      await engine.click('dialog [aria-label="Next picture"]');
      await until(
        engine,
        "document.querySelector('dialog video')?.paused && document.querySelector('dialog video').currentTime === 0",
      );
      await until(engine, isStill);
      await press(engine, 'Escape');
      await until(
        engine,
        "!document.querySelector('dialog')?.open && document.querySelector('video') === null",
      );
    },
  );
});
