import { lch, lighten } from '../core/colour.ts';
import { ellipse, rectangle } from '../core/shapes.ts';
import { code, squiggle } from './kit/code.ts';
import { browser, paper, phone, terminal } from './kit/frames.ts';
import { projectPictures } from './kit/job.ts';
import { accentOf } from './kit/palette.ts';
import { castShadow, stage } from './kit/stage.ts';
import type { Ui } from './kit/ui.ts';

const teal = accentOf(205);

/** Steps of the sum for 14.2 kg at 90 mg/kg a day, halved, from a 50 mg/mL suspension. */
const WORKING = [
  ['14.2 kg × 90 mg/kg', '1278 mg a day'],
  ['1278 mg ÷ 2 doses', '639 mg a dose'],
  ['639 mg ÷ 50 mg/mL', '12.8 mL'],
] as const;

function drawCalculator(): Ui {
  const ui = stage('dose-by-weight/1', teal, { tone: 'soft' });
  browser(
    ui,
    { x: 80, y: 90, width: 1440, height: 1020, address: 'dose-by-weight.mira-solano.example' },
    (page, w) => {
      const { theme } = page;
      page.title('Dose by Weight', 56, 108, 66);
      page.field('Weight', '14.2', { x: 56, y: 170, width: 560 }, { focused: true, mono: true, unit: 'kg' });
      page.field('Medicine', 'Amoxicillin', { x: 56, y: 316, width: 560 });
      page.field('For', 'Ear infection', { x: 56, y: 462, width: 560 });
      page.field('Bottle', '250 mg in 5 mL', { x: 56, y: 608, width: 560 }, { mono: true });
      for (const y of [397, 543, 689]) page.icon('chevron-down', 580, y, 34, theme.ink2);
      page.text('For teaching. Check before dispensing.', 56, 800, { size: 28, paint: theme.ink2 });

      page.box(680, 64, w - 736, 826, { fill: theme.raised, stroke: theme.ink, weight: 3 });
      page.box(680, 64, w - 736, 22, { fill: theme.green, radius: 0 });
      page.text('Give', 730, 158, { size: 34, mono: true, paint: theme.ink2 });
      page.text('12.8 mL', 724, 290, { size: 150, weight: 750, spacing: -0.045 });
      page.text('twice a day, for 10 days', 730, 360, { size: 42, weight: 550 });
      page.rule(730, 410, w - 106, 410);
      page.text('How', 730, 466, { size: 30, mono: true, paint: theme.ink2 });
      WORKING.forEach(([sum, result], row) => {
        const y = 530 + row * 64;
        page.text(sum, 730, y, { size: 29, mono: true, weight: 500 });
        page.text(result, w - 106, y, { size: 29, mono: true, weight: 700, align: 'right' });
      });
      page.box(730, 720, w - 836, 120, { fill: theme.greenSoft, radius: 4 });
      page.icon('check', 780, 780, 48, theme.green, 6);
      page.text('Inside the usual range', 830, 770, { size: 34, weight: 650 });
      page.text('80 to 90 mg/kg a day', 830, 814, { size: 30, mono: true, paint: theme.ink2 });
    },
  );
  return ui;
}

function drawRange(): Ui {
  const ui = stage('dose-by-weight/2', teal, { tone: 'base', window: true, dots: 'none' });
  phone(ui, { x: 500, y: 40, width: 600, time: '14:32' }, (screen, w) => {
    const { theme } = screen;
    screen.icon('chevron-left', 52, 128, 36);
    screen.text('Amoxicillin', 84, 140, { size: 38, weight: 650 });
    screen.box(32, 184, w - 64, 300, { fill: theme.amberSoft, radius: 6 });
    screen.box(32, 184, 12, 300, { fill: theme.amber, radius: 0 });
    screen.icon('warning', 98, 244, 56, theme.amber, 5);
    screen.text('Above the range', 142, 258, { size: 42, weight: 700 });
    screen.paragraph('25.6 mL is twice the most that is usual for 14.2 kg.', 72, 326, w - 130, { size: 34 });
    screen.text('Was the weight in pounds?', 72, 440, { size: 33, weight: 650, room: w - 130 });

    const [left, right] = [60, w - 60];
    const xOf = (mgPerKg: number) => left + ((right - left) * mgPerKg) / 200;
    screen.text('mg/kg a day', left, 560, { size: 28, mono: true, paint: theme.ink2 });
    screen.box(left, 640, right - left, 26, { fill: theme.rule, radius: 13 });
    screen.box(xOf(80), 632, xOf(90) - xOf(80), 42, { fill: theme.green, radius: 4 });
    screen.text('80 – 90', xOf(85), 616, {
      size: 28,
      mono: true,
      align: 'center',
      weight: 650,
      paint: theme.green,
    });
    screen.box(xOf(180) - 4, 612, 8, 78, { fill: theme.amber, radius: 3 });
    screen.text('180', xOf(180), 598, {
      size: 36,
      mono: true,
      align: 'center',
      weight: 750,
      paint: theme.amber,
    });
    for (const mark of [0, 50, 100, 150, 200]) {
      screen.text(String(mark), xOf(mark), 720, { size: 26, mono: true, align: 'center', paint: theme.ink2 });
    }
    screen.button(
      'Use 6.4 kg (14.2 lb)',
      { x: 32, y: 800, width: w - 64, height: 96 },
      { paint: theme.green },
    );
    screen.button('The dose is meant', { x: 32, y: 918, width: w - 64, height: 96 }, { kind: 'line' });
  });
  drawSyringe(ui, 230, 380, 1.35, 0.35, 14);
  drawSpoon(ui, 1330, 700);
  return ui;
}

const SYRINGE_ML = 15;

/** An oral syringe lying on the desk, its tip at the top; (x, y) is the middle of its barrel. */
function drawSyringe(ui: Ui, x: number, y: number, scale: number, angle: number, filledMl: number): void {
  const { sheet } = ui;
  const mark = lch(0.3, 0.03, 250);
  const middle = 100;
  const mLToY = (mL: number) => 70 + (mL / SYRINGE_ML) * 380;
  const plungerTop = mLToY(filledMl);
  const barrel = rectangle(middle - 46, 52, 92, 420, 14);
  const plunger = rectangle(middle - 26, plungerTop, 52, 480, 6);
  const liquid = rectangle(middle - 40, 60, 80, plungerTop - 60, 8);
  const flange = rectangle(middle - 86, 464, 172, 26, 12);
  const thumb = rectangle(middle - 58, plungerTop + 470, 116, 24, 10);
  const draw = () => {
    for (const part of [barrel, plunger, flange, thumb]) castShadow(sheet, part, 24, 0.22);
    sheet.fill(rectangle(middle - 13, 0, 26, 60, 6), lch(0.9, 0.015, 230));
    sheet.fill(plunger, lch(0.8, 0.1, 60));
    sheet.shadeLinear(plunger, lch(0.55, 0.12, 50), middle, 0, middle + 26, 0, [
      [0, 0],
      [1, 0.7],
    ]);
    sheet.fill(barrel, lch(0.97, 0.012, 230), 0.78);
    sheet.fill(liquid, lch(0.82, 0.09, 350));
    sheet.shadeLinear(liquid, lch(0.66, 0.13, 350), middle - 40, 0, middle + 40, 0, [
      [0, 0],
      [0.5, 0.1],
      [1, 0.75],
    ]);
    sheet.fill(rectangle(middle - 40, plungerTop, 80, 26, 6), lch(0.28, 0.02, 250));
    for (let mL = 0; mL <= SYRINGE_ML; mL++) {
      const isLong = mL % 5 === 0;
      ui.rule(middle - 46, mLToY(mL), middle - (isLong ? 2 : 24), mLToY(mL), mark, isLong ? 4 : 2.5);
      if (!isLong || mL === 0) continue;
      ui.text(String(mL), middle + 6, mLToY(mL) + 10, { size: 28, mono: true, weight: 700, paint: mark });
    }
    sheet.fill(rectangle(middle - 38, 60, 14, 400, 7), lch(1, 0, 0), 0.6);
    sheet.stroke(barrel, lch(0.72, 0.03, 230), 3);
    sheet.fill(flange, lch(0.92, 0.015, 230));
    sheet.fill(thumb, lch(0.74, 0.12, 58));
  };
  ui.at(x, y, draw, { scale, angle, pivot: [middle, 262] });
}

function drawSpoon(ui: Ui, x: number, y: number): void {
  const { sheet } = ui;
  const handle = rectangle(x - 22, y + 60, 44, 360, 20);
  const bowl = ellipse(x, y, 92, 118);
  castShadow(sheet, handle, 22, 0.24);
  castShadow(sheet, bowl, 22, 0.24);
  for (const part of [handle, bowl]) sheet.fill(part, lch(0.94, 0.012, 220));
  sheet.fill(ellipse(x, y, 74, 98), lch(0.83, 0.085, 350));
  sheet.shadeRadial(ellipse(x, y, 74, 98), lch(0.64, 0.13, 350), x - 30, y - 40, 20, 130, [
    [0, 0],
    [1, 0.85],
  ]);
  sheet.fill(ellipse(x - 28, y - 44, 14, 24, 0.5), lighten(lch(0.95, 0.03, 350)));
}

function drawUnits(): Ui {
  const ui = stage('dose-by-weight/3', teal, { tone: 'deep' });
  terminal(ui, { x: 90, y: 110, width: 1420, height: 980, title: 'src/volume-of.ts' }, (editor, w, h) => {
    const { theme } = editor;
    const size = 33;
    const leading = 1.62;
    const lines = [
      'type Milligrams = Unit<"mg">;',
      'type Millilitres = Unit<"mL">;',
      'type Strength = Per<Milligrams, Millilitres>;',
      '',
      '// 639 mg from a 50 mg/mL bottle: 12.8 mL',
      'export function volumeOf(dose: Milligrams,',
      '                         bottle: Strength) {',
      '  return divide(dose, bottle);',
      '}',
      '',
      'const total = add(dose, volume);',
    ];
    editor.box(0, 70 + 10 * size * leading - 40, w, 62, { fill: theme.raised, radius: 0 });
    code(editor, lines, 40, 70, { size, leading, numbers: 12 });
    const faultX = 40 + size * 2.1 + editor.measure('const total = add(dose, ', { size, mono: true });
    squiggle(
      editor,
      faultX,
      70 + 10 * size * leading + 14,
      editor.measure('volume', { size, mono: true }),
      theme.red,
    );
    editor.box(110, h - 236, w - 220, 186, { fill: theme.redSoft, stroke: theme.red, weight: 3 });
    editor.icon('cross', 164, h - 176, 40, theme.red, 6);
    editor.text('volume is in mL, expected mg', 208, h - 163, { size: 36, weight: 650, mono: true });
    editor.text('Millilitres cannot be added to Milligrams.', 146, h - 94, { size: 34, paint: theme.ink2 });
  });
  return ui;
}

function drawWorksheet(): Ui {
  const ui = stage('dose-by-weight/4', teal, { tone: 'base', window: true, dots: 'none' });
  paper(ui, { x: 190, y: 50, width: 830, height: 1100, angle: -0.035 }, (sheet, w) => {
    const { theme } = sheet;
    sheet.title('Dose worksheet', 64, 120, 64);
    sheet.text('Sample patient, 3 years', 64, 186, { size: 34, paint: theme.ink2 });
    const rows = [
      ['Weight', '14.2 kg'],
      ['Medicine', 'Amoxicillin'],
      ['Strength', '250 mg / 5 mL'],
      ['Per day', '1278 mg'],
      ['Per dose', '639 mg'],
    ] as const;
    rows.forEach(([label, value], row) => {
      const y = 280 + row * 76;
      sheet.rule(64, y - 48, w - 64, y - 48);
      sheet.text(label, 64, y, { size: 34, paint: theme.ink2 });
      sheet.text(value, w - 64, y, { size: 35, mono: true, weight: 600, align: 'right' });
    });
    sheet.box(64, 640, w - 128, 176, { stroke: theme.ink, weight: 4 });
    sheet.text('Give', 96, 750, { size: 42, mono: true, paint: theme.ink2 });
    sheet.text('12.8 mL × 2', w - 96, 758, { size: 92, weight: 750, align: 'right', spacing: -0.03 });
    sheet.text('Calculated', 64, 900, { size: 30, mono: true, paint: theme.ink2 });
    sheet.icon('check', 590, 888, 44, theme.green, 6);
    sheet.text('Checked by hand', 64, 960, { size: 30, mono: true, paint: theme.ink2 });
    sheet.icon('check', 590, 948, 44, lch(0.42, 0.12, 262), 7);
    sheet.rule(64, 1030, w - 64, 1030);
  });
  drawSyringe(ui, 1290, 430, 1.5, 0.12, 12.8);
  return ui;
}

export const pictures = projectPictures('dose-by-weight', {
  '1-calculator': drawCalculator,
  '2-range': drawRange,
  '3-units': drawUnits,
  '4-worksheet': drawWorksheet,
});
