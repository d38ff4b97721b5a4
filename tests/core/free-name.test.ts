import { expect, it } from 'vitest';
import { freeName } from '../../src/core/text.ts';

it('avoids names of existing files and of Windows devices', () => {
  const taken = ['harbour', 'con-2'];
  const free = (name: string) => freeName(name, (candidate) => taken.includes(candidate));
  expect(['dawn', 'harbour', 'aux', 'con', 'lpt1', 'console'].map(free)).toEqual([
    'dawn',
    'harbour-2',
    'aux-2',
    'con-3',
    'lpt1-2',
    'console',
  ]);
});
