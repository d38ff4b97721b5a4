import { expect, it } from 'vitest';
import { freeName } from '../../src/core/text.ts';

it('gives a file no name that another has, or that Windows keeps for a device', () => {
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
