import { bowls } from './bowls.ts';
import type { Dish } from './dish.ts';
import { drinks } from './drinks.ts';
import { fromAbove } from './from-above.ts';
import { plates } from './plates.ts';
import { sandwiches } from './sandwiches.ts';
import { streetFood } from './street-food.ts';
import { sweets } from './sweets.ts';

export const menu: readonly Dish[] = [
  ...bowls,
  ...sandwiches,
  ...plates,
  ...drinks,
  ...sweets,
  ...streetFood,
  ...fromAbove,
];

/** Lower case and without accents, so that "Bánh mì" and "banh mi" are the same word. */
export function plainText(caption: string): string {
  return caption
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}

/**
 * The dish a caption asks for. Where it names words of several dishes the longest word wins ("matcha parfait" is a
 * parfait); a caption that names none is a mistake in the words, and says so.
 */
export function planPicture(caption: string): Dish {
  const text = plainText(caption);
  let found: Dish | undefined;
  let length = 0;
  for (const dish of menu) {
    for (const word of dish.words) {
      if (word.length > length && new RegExp(`\\b${word}\\b`).test(text)) {
        found = dish;
        length = word.length;
      }
    }
  }
  if (!found) throw new Error(`No dish on the menu answers to the caption "${caption}".`);
  return found;
}
