import { pictures as bedsidePump } from './bedside-pump.ts';
import { pictures as clearLabel } from './clear-label.ts';
import { pictures as countByFives } from './count-by-fives.ts';
import { pictures as crosscheck } from './crosscheck.ts';
import { pictures as doseByWeight } from './dose-by-weight.ts';
import { pictures as farPins } from './far-pins.ts';
import { pictures as fiveUp } from './five-up.ts';
import { pictures as loopGarden } from './loop-garden.ts';
import { pictures as nightShift } from './night-shift.ts';
import { pictures as otterDb } from './otter-db.ts';
import { pictures as plainForm } from './plain-form.ts';
import { pictures as reactionAtlas } from './reaction-atlas.ts';
import { pictures as secondBreakfast } from './second-breakfast.ts';
import { pictures as steep } from './steep.ts';
import { pictures as tern } from './tern.ts';
import { pictures as tidepool } from './tidepool.ts';
import { pictures as underscore } from './underscore.ts';

/** The screens of the seventeen projects, oldest project first. */
export const pictures = [
  ...doseByWeight,
  ...countByFives,
  ...steep,
  ...clearLabel,
  ...otterDb,
  ...fiveUp,
  ...crosscheck,
  ...bedsidePump,
  ...farPins,
  ...tern,
  ...nightShift,
  ...reactionAtlas,
  ...plainForm,
  ...secondBreakfast,
  ...tidepool,
  ...loopGarden,
  ...underscore,
];
