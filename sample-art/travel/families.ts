/** Every kind of place that can be drawn, by the name the captions' rules give it. */
import type { FamilyName } from './caption-families.ts';
import { alpine } from './families/alpine.ts';
import { aurora } from './families/aurora.ts';
import { beach } from './families/beach.ts';
import { waterfall } from './families/waterfall.ts';
import type { Family } from './family.ts';

export const FAMILIES: Record<FamilyName, Family> = {
  alpine,
  aurora,
  beach,
  waterfall,
} as any;
