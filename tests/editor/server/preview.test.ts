import { beforeEach, expect, it, vi } from 'vitest';
import { startDevServer } from '../../../src/build/dev/dev-server.ts';
import { startPreview } from '../../../src/editor/server/preview.ts';

/** The texts of the last preview. */
let previewed: ReadonlyMap<string, string | null> | undefined;

vi.mock('../../../src/build/dev/dev-server.ts', () => ({ startDevServer: vi.fn() }));
beforeEach(() => {
  previewed = undefined;
  vi.mocked(startDevServer).mockImplementation(({ unsaved }) => {
    // The content on disk is invalid; a draft may fix it.
    const isGood = unsaved?.texts.get('art.yaml') === 'good';
    if (isGood) previewed = unsaved.texts;
    const show = async (next: typeof unsaved) => {
      previewed = next?.texts;
    };
    return Promise.resolve(isGood ? { base: '/', show } : null);
  });
});

const written = (after: string) => ({
  drafts: [{ file: 'art.yaml', before: 'bad', after }],
  moved: new Map<string, string>(),
});

it('starts as soon as the drafts are valid, even if the content on disk is not', async () => {
  const preview = await startPreview('/site', 4300, 'http://localhost:4299');
  expect(preview.address()).toBeNull();
  await preview.show(written('still bad'));
  expect(preview.address()).toBeNull();
  await preview.show(written('good'));
  expect(preview.address()).toBe('http://localhost:4300/');
  expect(previewed?.get('art.yaml')).toBe('good');
  await preview.show(written('better'));
  expect(previewed?.get('art.yaml')).toBe('better');
});
