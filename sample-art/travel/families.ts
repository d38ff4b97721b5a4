/** Every kind of place that can be drawn, by the name the captions' rules give it. */
import type { FamilyName } from './caption-families.ts';
import { alpine } from './families/alpine.ts';
import { aurora } from './families/aurora.ts';
import { bamboo } from './families/bamboo.ts';
import { beach } from './families/beach.ts';
import { buttes, canyon, hoodoos, slotCanyon } from './families/canyons.ts';
import { city } from './families/city.ts';
import { ice, lighthouse, puffins, whale } from './families/cold-sea.ts';
import { crossing } from './families/crossing.ts';
import { desert, dunes } from './families/desert.ts';
import { fuji } from './families/fuji.ts';
import { canal, church, harbour } from './families/harbours.ts';
import { hotSprings } from './families/hot-springs.ts';
import { fields, railway, templeGarden } from './families/japan-quiet.ts';
import { lanterns } from './families/lanterns.ts';
import { nightMarket } from './families/night-market.ts';
import { cliffRoad, prairie } from './families/open-road.ts';
import { redwoods } from './families/redwoods.ts';
import { rooftops } from './families/rooftops.ts';
import { snowVillage } from './families/snow-village.ts';
import { calle, townhouses } from './families/street-fronts.ts';
import { seaTorii, torii } from './families/torii.ts';
import { balloons, cenote, lagoon, pyramid } from './families/warm-places.ts';
import { waterfall } from './families/waterfall.ts';
import type { Family } from './family.ts';

export const FAMILIES: Record<FamilyName, Family> = {
  alpine,
  aurora,
  beach,
  buttes,
  canyon,
  desert,
  dunes,
  hoodoos,
  hotSprings,
  slotCanyon,
  city,
  crossing,
  lanterns,
  bamboo,
  fuji,
  seaTorii,
  torii,
  calle,
  nightMarket,
  rooftops,
  snowVillage,
  townhouses,
  fields,
  railway,
  redwoods,
  templeGarden,
  waterfall,
  whale,
  lighthouse,
  ice,
  puffins,
  harbour,
  canal,
  church,
  prairie,
  cliffRoad,
  pyramid,
  balloons,
  cenote,
  lagoon,
};
