import type { Sheet } from '../core/sheet.ts';
import { painters } from './dishes/painters.ts';
import { FineSheet } from './kit/fine-sheet.ts';
import { planPicture } from './menu/plan-picture.ts';
import { paintSetting } from './setting/paint-setting.ts';

/** Draws the picture a caption asks for. The caption is the seed: the same words give the same pixels. */
export function drawDish(caption: string): Sheet {
  const dish = planPicture(caption);
  const paint = painters[dish.name];
  if (!paint) throw new Error(`The menu has "${dish.name}", but nobody paints it.`);
  const sheet = new FineSheet(caption);
  const tableY = paintSetting(sheet, dish.setting);
  paint({ sheet, random: sheet.random.stream(dish.name), tableY });
  return sheet.finish({ vignette: dish.setting.vignette ?? 0.1 });
}
