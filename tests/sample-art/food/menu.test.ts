import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { painters } from '../../../sample-art/food/dishes/painters.ts';
import { menu, planPicture } from '../../../sample-art/food/menu/plan-picture.ts';

type Entry = { name: string; title: string; alt: string };

const entries = parse(readFileSync('content/food.yaml', 'utf8')) as readonly Entry[];

describe('the food menu', () => {
  it.each(entries.map((entry) => [entry.name, entry.title] as const))(
    'reads the caption of %s as that dish',
    (name, title) => {
      expect(planPicture(title).name).toBe(name);
    },
  );

  it('finds a dish whatever the accents and the case', () => {
    expect(planPicture('BANH MI to go').name).toBe('banh-mi');
    expect(planPicture('Tiramisù again').name).toBe('tiramisu');
  });

  it('lets the more exact words win', () => {
    expect(planPicture('A strawberry crêpe, then hot chocolate').name).toBe('harajuku-crepe');
    expect(planPicture('Matcha parfait and pancakes').name).toBe('blueberry-pancakes');
  });

  it('names the caption that asks for nothing on the menu', () => {
    expect(() => planPicture('A lovely evening')).toThrow('"A lovely evening"');
  });

  it('has a painter for every dish and no two dishes of one name', () => {
    const names = menu.map((dish) => dish.name);
    expect(new Set(names).size).toBe(names.length);
    expect(Object.keys(painters).sort()).toEqual([...names].sort());
  });

  it('serves in at least fourteen kinds of vessel, two thirds of it at eye level', () => {
    expect(new Set(menu.map((dish) => dish.vessel)).size).toBeGreaterThanOrEqual(14);
    const eyeLevel = menu.filter((dish) => dish.view === 'eye').length;
    expect(eyeLevel / menu.length).toBeGreaterThanOrEqual(2 / 3);
  });

  it('never puts two dishes into the same setting', () => {
    const settings = menu
      .filter((dish) => dish.view === 'eye')
      .map((dish) => JSON.stringify([dish.setting.wall, dish.setting.table]));
    expect(new Set(settings).size).toBe(settings.length);
  });
});
