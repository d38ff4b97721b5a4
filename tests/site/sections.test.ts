import { expect, it } from 'vitest';
import { resumeOrder } from '../../src/resume/tailor-content.ts';
import { resolveReading } from '../resume/sample-content.ts';
import { readTree, swap } from './content-tree.ts';

it('orders the sections of a résumé as the owner chose, which can leave out sections', async () => {
  const order = swap('link: Open', 'link: Open\n      order: [education, work]');
  const content = resolveReading(await readTree({ 'pages.yaml': order }));
  expect(resumeOrder(content).map((place) => place !== 'projects' && place.name)).toEqual([
    'education',
    'work',
  ]);
});
