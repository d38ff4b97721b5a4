import { createElement } from 'react';
import { expect, it } from 'vitest';
import type { Clip, Figure } from '../../src/core/picture.ts';
import { ComparedFigures } from '../../src/story/StoryFigure.tsx';
import { draw } from '../ui/render.ts';

function figure(name: string, clip?: Clip): Figure {
  const files = { path: `/images/${name}.jpg`, fingerprint: '00000000', width: 1200, height: 800, tint: 0 };
  return { name, title: '', picture: { ...files, alt: name, ...(clip ? { clip } : {}) } } as Figure;
}

const hasSlider = (first: Figure, second: Figure) =>
  draw(
    createElement(ComparedFigures, { label: 'Compare', first, second, isEager: false, onOpen: () => {} }),
    '/projects/tram-map',
  ).includes('type="range"');

it('compares two pictures of one shape with a slider, and shows two videos side by side', () => {
  const video = figure('after', { kind: 'video', type: 'video/webm', path: '/images/after.webm' } as Clip);
  expect(hasSlider(figure('before'), figure('after'))).toBe(true);
  expect(hasSlider(figure('before'), video)).toBe(false);
});
