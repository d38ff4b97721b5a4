import type { PictureJob } from '../core/picture-job.ts';
import type { Sheet } from '../core/sheet.ts';
import * as bed from './scenes/boxes-and-beds.ts';
import * as closeUp from './scenes/close-ups.ts';
import * as kitchen from './scenes/kitchen-and-bath.ts';
import * as living from './scenes/living-room.ts';
import * as study from './scenes/study.ts';
import * as outlook from './scenes/windows.ts';

/** A record's name in content/cat.yaml and what draws it. */
const SCENES: Readonly<Record<string, () => Sheet>> = {
  'first-night': living.firstNight,
  'perfect-loaf': living.perfectLoaf,
  'five-am-stare': closeUp.fiveAmStare,
  'never-been-fed': kitchen.neverBeenFed,
  'parcel-inspection': bed.parcelInspection,
  'nap-three-of-nine': bed.napThreeOfNine,
  'rain-watch': outlook.rainWatch,
  'stretch-before-lying-down': living.stretchBeforeLyingDown,
  'pair-programming': study.pairProgramming,
  'under-the-door': kitchen.underTheDoor,
  'filed-under-d': study.filedUnderD,
  'if-it-fits': kitchen.ifItFits,
  burrito: bed.burrito,
  'hide-and-seek': living.hideAndSeek,
  'grocery-bag': kitchen.groceryBag,
  'it-is-a-trap': bed.itIsATrap,
  'high-five': closeUp.highFive,
  'radiator-sphinx': outlook.radiatorSphinx,
  'evening-patrol': outlook.eveningPatrol,
  'bird-television': outlook.birdTelevision,
  airborne: living.airborne,
  'three-wiggles': living.threeWiggles,
  'bath-day': kitchen.bathDay,
  sunbeam: living.sunbeam,
  'little-to-the-left': closeUp.littleToTheLeft,
  'my-water-glass': closeUp.myWaterGlass,
  'bones-not-included': living.bonesNotIncluded,
  'he-knows-the-word': bed.heKnowsTheWord,
  'butter-inspector': kitchen.butterInspector,
  'new-houseplant': bed.newHouseplant,
  packed: bed.packed,
  'silent-roar': closeUp.silentRoar,
  'long-shadow': outlook.longShadow,
  ornament: bed.ornament,
  'salmon-at-eye-level': closeUp.salmonAtEyeLevel,
};

/** The pictures of the gallery 'My Beloved Cat', in the order of content/cat.yaml. */
export const pictures: readonly PictureJob[] = Object.entries(SCENES).map(([name, draw]) => ({
  collection: 'cat',
  name,
  draw,
}));
