import { lch } from '../../core/colour.ts';
import { pigment } from '../pigments.ts';
import type { Dish } from './dish.ts';

export const sandwiches: readonly Dish[] = [
  {
    name: 'burger',
    words: ['burger', 'cheeseburger'],
    vessel: 'bun',
    view: 'eye',
    ingredients: ['bun', 'cheese', 'lettuce', 'tomato', 'patties', 'fries'],
    setting: {
      wall: ['squares', lch(0.9, 0.03, 85), lch(0.62, 0.19, 28)],
      table: ['smooth', lch(0.82, 0.05, 220)],
      horizon: 0.72,
      light: ['panes', 0.12],
    },
  },
  {
    name: 'banh-mi',
    words: ['banh mi'],
    vessel: 'bun',
    view: 'eye',
    ingredients: ['baguette', 'pork', 'cucumber', 'carrot', 'coriander', 'chilli'],
    setting: {
      wall: ['panels', lch(0.78, 0.11, 88)],
      table: ['smooth', lch(0.5, 0.09, 190)],
      horizon: 0.5,
      light: ['beam', 0.3],
    },
  },
  {
    name: 'smoked-meat',
    words: ['smoked meat'],
    vessel: 'bun',
    view: 'eye',
    ingredients: ['bread', 'beef', 'pickle'],
    setting: {
      wall: ['subway', lch(0.93, 0.02, 90), lch(0.8, 0.03, 80)],
      table: ['smooth', lch(0.4, 0.07, 40)],
      horizon: 0.74,
      light: ['blinds', 0.3],
    },
  },
  {
    name: 'katsu-sando',
    words: ['katsu sando'],
    vessel: 'bun',
    view: 'eye',
    ingredients: ['bread', 'pork', 'cabbage'],
    setting: {
      wall: ['plaster', lch(0.8, 0.09, 20)],
      table: ['smooth', lch(0.92, 0.02, 60)],
      horizon: 0.66,
      light: ['panes', 0.5],
    },
  },
  {
    name: 'bagel-lox',
    words: ['bagel'],
    vessel: 'bun',
    view: 'eye',
    ingredients: ['bagel', 'cream cheese', 'salmon', 'onion', 'capers', 'dill'],
    setting: {
      wall: ['brick', lch(0.86, 0.025, 75), lch(0.76, 0.03, 70)],
      table: ['smooth', lch(0.54, 0.07, 235)],
      horizon: 0.72,
      light: ['beam', 0.02],
    },
  },
  {
    name: 'lobster-roll',
    words: ['lobster roll'],
    vessel: 'paper tray',
    view: 'eye',
    ingredients: ['bun', 'lobster', 'chives'],
    setting: {
      wall: ['sky', lch(0.8, 0.07, 230), lch(0.92, 0.03, 210), pigment.milk],
      table: ['planks', pigment.wood],
      horizon: 0.665,
      light: ['none'],
    },
  },
  {
    name: 'japadog',
    words: ['hot dog'],
    vessel: 'paper tray',
    view: 'eye',
    ingredients: ['sausage', 'bun', 'mayonnaise', 'nori'],
    setting: {
      wall: ['night-street', lch(0.3, 0.08, 275), lch(0.8, 0.13, 75), lch(0.7, 0.12, 350)],
      table: ['steel', lch(0.46, 0.04, 280)],
      horizon: 0.7,
      light: ['none'],
      vignette: 0.16,
    },
  },
  {
    name: 'falafel-pita',
    words: ['falafel'],
    vessel: 'bun',
    view: 'eye',
    ingredients: ['pita', 'falafel', 'tomato', 'cucumber', 'turnip', 'tahini'],
    setting: {
      wall: ['zellige', lch(0.58, 0.09, 195), lch(0.88, 0.07, 85), lch(0.45, 0.11, 255)],
      table: ['smooth', lch(0.78, 0.08, 70)],
      horizon: 0.76,
      light: ['panes', 0.3],
    },
  },
  {
    name: 'pork-bao',
    words: ['bao'],
    vessel: 'board',
    view: 'eye',
    ingredients: ['buns', 'pork', 'cucumber', 'coriander', 'peanuts'],
    setting: {
      wall: ['hexagons', lch(0.7, 0.11, 25), lch(0.76, 0.1, 30), lch(0.88, 0.05, 50)],
      table: ['smooth', lch(0.88, 0.04, 70)],
      horizon: 0.7,
      light: ['leaves', 0.55],
    },
  },
];
