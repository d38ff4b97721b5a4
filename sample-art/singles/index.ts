import type { PictureJob } from '../core/picture-job.ts';
import { capsuleHerbarium } from './capsule-herbarium.ts';
import { contact } from './contact.ts';
import { dosageHills } from './dosage-hills.ts';
import { felisDomino } from './felis-domino.ts';
import { dominoAndMatcha } from './hobbies.ts';
import { infusionDeviceUi } from './infusion-device.ts';
import { koiSlowly } from './koi-slowly.ts';
import { lastBusLightRain } from './last-bus-light-rain.ts';
import { nightDispensary } from './night-dispensary.ts';
import { portrait } from './portrait.ts';
import { roomWithOneLamp } from './room-with-one-lamp.ts';

/** The artworks, and the pictures that stand alone on a page. The contact picture lies in content/images itself. */
export const pictures: readonly PictureJob[] = [
  { collection: 'art', name: 'koi-slowly', draw: koiSlowly },
  { collection: 'art', name: 'night-dispensary', draw: nightDispensary },
  { collection: 'art', name: 'capsule-herbarium', draw: capsuleHerbarium },
  { collection: 'art', name: 'dosage-hills', draw: dosageHills },
  { collection: 'art', name: 'last-bus-light-rain', draw: lastBusLightRain },
  { collection: 'art', name: 'room-with-one-lamp', draw: roomWithOneLamp },
  { collection: 'art', name: 'felis-domino', draw: felisDomino },
  { collection: 'about', name: 'portrait', draw: portrait },
  { collection: 'about', name: 'domino-and-matcha', draw: dominoAndMatcha },
  { collection: 'work', name: 'infusion-device-ui', draw: infusionDeviceUi },
  { collection: '.', name: 'contact', draw: contact },
];
