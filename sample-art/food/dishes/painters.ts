import type { Painter } from '../kit/scene.ts';
import * as noodleBowls from './noodle-bowls.ts';
import * as plates from './plates.ts';
import * as sandwiches from './sandwiches.ts';
import * as stews from './stews.ts';

/** Who paints which dish of the menu. */
export const painters: Readonly<Record<string, Painter>> = {
  'tonkotsu-ramen': noodleBowls.tonkotsuRamen,
  'corn-butter-ramen': noodleBowls.cornButterRamen,
  'beef-pho': noodleBowls.beefPho,
  'tempura-udon': noodleBowls.tempuraUdon,
  jjajangmyeon: noodleBowls.jjajangmyeon,
  naengmyeon: noodleBowls.naengmyeon,
  'wonton-soup': noodleBowls.wontonSoup,
  congee: noodleBowls.congee,
  'kimchi-stew': stews.kimchiStew,
  'mapo-tofu': stews.mapoTofu,
  'butter-chicken': stews.butterChicken,
  'green-curry': stews.greenCurry,
  'onion-soup': stews.onionSoup,
  'chowder-bread-bowl': stews.chowderBreadBowl,
  'tom-yum': stews.tomYum,
  chirashi: stews.chirashi,
  burger: sandwiches.burger,
  'banh-mi': sandwiches.banhMi,
  'smoked-meat': sandwiches.smokedMeat,
  'katsu-sando': sandwiches.katsuSando,
  'bagel-lox': sandwiches.bagelLox,
  'lobster-roll': sandwiches.lobsterRoll,
  japadog: sandwiches.japadog,
  'falafel-pita': sandwiches.falafelPita,
  'pork-bao': sandwiches.porkBao,
  'pad-thai': plates.padThai,
  carbonara: plates.carbonara,
  'katsu-curry': plates.katsuCurry,
  gyoza: plates.gyoza,
  lumpia: plates.lumpia,
  'char-siu': plates.charSiu,
  samosas: plates.samosas,
  dosa: plates.dosa,
  'mango-sticky-rice': plates.mangoStickyRice,
  'creme-brulee': plates.cremeBrulee,
  poutine: plates.poutine,
};
