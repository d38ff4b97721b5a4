import type { UpgradeStep } from './content-texts.ts';
import { toFormat2 } from './to-format-2.ts';

/** By the form they lead to, each in a file of its own. A later form adds a line. */
export const upgradeSteps: ReadonlyMap<number, UpgradeStep> = new Map([[2, toFormat2]]);

/** Files that any step reads or writes. */
export const upgradedFiles = [
  'owner.yaml',
  'site.yaml',
  'pages.yaml',
  'home.yaml',
  'about.yaml',
  'contact.yaml',
  'education.yaml',
];
