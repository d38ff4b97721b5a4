import type { Sheet } from '../../core/sheet.ts';
import { paintLight } from './light.ts';
import type { Setting } from './setting.ts';
import { paintTable } from './tables.ts';
import { paintWall } from './walls.ts';

/** Paints wall, light and table. Returns the table's far edge in pixels. */
export function paintSetting(sheet: Sheet, setting: Setting): number {
  const tableY = sheet.height * setting.horizon;
  const [wall, ...wallColours] = setting.wall;
  const [table, ...tableColours] = setting.table;
  const [light, at] = setting.light;
  if (setting.horizon > 0) {
    paintWall(sheet, tableY, wall, wallColours);
    paintLight(sheet, light, at);
  }
  paintTable(sheet, tableY, table, tableColours);
  return tableY;
}
