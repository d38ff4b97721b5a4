import { lch, lighten, mix } from '../core/colour.ts';
import { blob, ellipse, polygon, rectangle } from '../core/shapes.ts';
import { browser, paper, phone, terminal } from './kit/frames.ts';
import { projectPictures } from './kit/job.ts';
import { accentOf, day, night } from './kit/palette.ts';
import { castShadow, stage } from './kit/stage.ts';
import type { Box, Ui } from './kit/ui.ts';

const green = accentOf(163);
const PAGES = ['Homepage', 'About', 'Projects', 'Experiences', 'Art', 'Contact'] as const;

function drawBar(ui: Ui, width: number, current: (typeof PAGES)[number]): void {
  const { theme } = ui;
  let x = 50;
  for (const name of PAGES) {
    const isCurrent = name === current;
    const room = ui.text(name, x, 66, {
      size: 29,
      mono: true,
      weight: isCurrent ? 700 : 450,
      paint: isCurrent ? theme.ink : theme.ink2,
    });
    if (isCurrent) ui.box(x, 82, room, 6, { fill: theme.green, radius: 0 });
    x += room + 38;
  }
  const isNight = theme === night;
  ui.box(width - 178, 22, 130, 68, { fill: theme.sunken, stroke: theme.rule, radius: 34 });
  ui.circle(width - (isNight ? 82 : 144), 56, 29, { fill: theme.raised, stroke: theme.rule });
  ui.icon('sun', width - 144, 56, 36, isNight ? theme.ink2 : theme.amber, 3.5);
  ui.icon('moon', width - 82, 56, 34, isNight ? theme.green : theme.ink2, 3.5);
}

/** The newest project as a prescription label. */
function drawRxLabel(ui: Ui, x: number, y: number, width: number): void {
  const { theme } = ui;
  const rows = [
    ['Latest', 'Underscore'],
    ['Type', 'Personal Project'],
    ['With', 'TypeScript, CSS'],
    ['Refills', '16 more'],
  ] as const;
  ui.box(x, y, width, 360, { fill: theme.raised, stroke: theme.ink, weight: 4, radius: 2 });
  ui.box(x + 2, y + 2, width - 4, 24, { fill: theme.green, radius: 0 });
  ui.text('Rx', x + 28, y + 78, { size: 34, mono: true, weight: 750 });
  ui.text('No. 0017', x + width - 28, y + 78, { size: 34, mono: true, weight: 750, align: 'right' });
  ui.rule(x, y + 104, x + width, y + 104, theme.ink, 4);
  rows.forEach(([label, value], row) => {
    ui.text(label, x + 28, y + 160 + row * 54, { size: 29, mono: true, paint: theme.ink2 });
    ui.text(value, x + 180, y + 160 + row * 54, { size: 29, mono: true, room: width - 190 });
  });
}

function drawHome(): Ui {
  const ui = stage('underscore/1', green, { tone: 'soft', dots: 'left' });
  browser(ui, { x: 50, y: 60, width: 1500, height: 1080, address: 'mira-solano.example' }, (page, w, h) => {
    const { theme } = page;
    for (let x = 700; x < w; x += 42) {
      for (let y = 130; y < h; y += 42)
        page.sheet.fill(ellipse(x, y, 2.6), theme.rule, Math.min(1, (x - 700) / 600));
    }
    drawBar(page, w, 'Homepage');
    const typed = page.text('My Name is Mira', 50, 380, {
      size: 128,
      mono: true,
      weight: 700,
      spacing: -0.045,
    });
    page.box(50 + typed + 8, 386, 66, 20, { fill: theme.green, radius: 0 });
    const style = { size: 40, paint: theme.ink2 } as const;
    page.paragraph(
      'A computer science student with a healthcare background, using technology to automate tasks and bridge gaps.',
      50,
      560,
      720,
      style,
    );
    page.button('See projects', { x: 50, y: 790, width: 320, height: 100 }, { size: 36 });
    page.button('Résumé (PDF)', { x: 396, y: 790, width: 320, height: 100 }, { kind: 'line', size: 36 });
    drawRxLabel(page, w - 580, 570, 530);
  });
  return ui;
}

/** A small landscape, as the first picture of a card. */
function drawLandscape(ui: Ui, { x, y, width, height }: Box): void {
  const { sheet } = ui;
  const at = (dx: number, dy: number) => [x + dx * width, y + dy * height] as const;
  sheet.clipped(rectangle(x, y, width, height, 4), () => {
    sheet.fill(
      rectangle(x, y, width, height),
      sheet.linear(x, y, x, y + height, [
        [0, lch(0.52, 0.1, 262)],
        [0.45, lch(0.78, 0.1, 45)],
        [1, lch(0.9, 0.09, 80)],
      ]),
    );
    sheet.fill(ellipse(...at(0.7, 0.36), width * 0.07), lch(0.95, 0.07, 90));
    const far = polygon([
      at(0, 0.7),
      at(0.22, 0.34),
      at(0.36, 0.52),
      at(0.52, 0.28),
      at(0.78, 0.6),
      at(1, 0.44),
      at(1, 1),
      at(0, 1),
    ]);
    sheet.fill(far, lch(0.5, 0.08, 285));
    sheet.shadeLinear(far, lch(0.34, 0.09, 285), x, y + height * 0.3, x + width, y + height, [
      [0, 0],
      [1, 0.9],
    ]);
    const near = blob([
      at(-0.1, 0.84),
      at(0.2, 0.72),
      at(0.5, 0.82),
      at(0.8, 0.7),
      at(1.1, 0.8),
      at(1.1, 1.1),
      at(-0.1, 1.1),
    ]);
    sheet.fill(near, lch(0.3, 0.06, 170));
  });
}

function drawProjects(): Ui {
  const ui = stage('underscore/2', green, { tone: 'deep', dots: 'left' });
  browser(
    ui,
    { x: 50, y: 60, width: 1500, height: 1080, address: 'mira-solano.example/projects' },
    (page, w) => {
      const { theme } = page;
      drawBar(page, w, 'Projects');
      page.title('Projects', 50, 226, 100);
      const filters = ['All Projects', 'Personal', 'Academic', 'Hackathon'];
      let x = 50;
      for (const [i, label] of filters.entries()) {
        const width = page.measure(label, { size: 29, mono: true, weight: 600 }) + 56;
        page.box(
          x,
          276,
          width,
          70,
          i === 0 ? { fill: theme.ink, radius: 35 } : { stroke: theme.rule, radius: 35 },
        );
        page.text(label, x + 28, 322, {
          size: 29,
          mono: true,
          weight: 600,
          paint: i === 0 ? theme.paper : theme.ink2,
        });
        x += width + 20;
      }
      page.rule(50, 394, w - 50, 394, theme.ink, 3);
      page.text('Personal Project', 50, 460, { size: 29, mono: true, weight: 700, paint: theme.green });
      page.text('No. 17', 640, 460, { size: 29, mono: true, align: 'right', paint: theme.ink2 });
      page.text('Underscore', 50, 540, { size: 60, weight: 750, spacing: -0.02 });
      const words =
        'This site. Every word and picture lives in one folder, and one command turns it into pages.';
      page.paragraph(words, 50, 612, 590, { size: 34, paint: theme.ink2 });
      let tagX = 50;
      for (const tag of ['TypeScript', 'CSS', 'HTML']) tagX += page.tag(tag, tagX, 800, { size: 28 }) + 14;
      const width = page.text('GitHub', 50, 920, { size: 32, mono: true, weight: 700 });
      page.rule(50, 934, 50 + width, 934, theme.green, 5);
      const tryWidth = page.text('Try It Out Here', 220, 920, { size: 32, mono: true, weight: 700 });
      page.rule(220, 934, 220 + tryWidth, 934, theme.green, 5);
      for (let i = 0; i < 4; i++) {
        const thumb = { x: 700, y: 440 + i * 104, width: 120, height: 90 };
        drawLandscape(page, thumb);
        if (i === 0) page.box(thumb.x - 6, thumb.y - 6, 132, 102, { stroke: theme.green, weight: 5 });
        else
          page.sheet.fill(
            rectangle(thumb.x, thumb.y, 120, 90, 4),
            mix(theme.paper, green.strong, 0.2 * i),
            0.55,
          );
      }
      drawLandscape(page, { x: 846, y: 440, width: w - 896, height: 470 });
      for (const [i, icon] of (['chevron-left', 'pause', 'chevron-right'] as const).entries()) {
        const buttonX = w - 282 + i * 74;
        page.box(buttonX, 830, 64, 64, { fill: lch(0.18, 0.02, 185), radius: 4 });
        page.icon(icon, buttonX + 32, 862, 34, lch(0.97, 0, 0), 4);
      }
    },
  );
  return ui;
}

function drawBuild(): Ui {
  const ui = stage('underscore/3', green, { tone: 'base', dots: 'left' });
  terminal(ui, { x: 80, y: 110, width: 1440, height: 980, title: 'npm run build' }, (screen, w) => {
    const { theme } = screen;
    const mono = { size: 36, mono: true } as const;
    screen.text('content/awards.yaml:19:12', 60, 96, { ...mono, weight: 750, paint: theme.amber });
    screen.text('start is "2021-13", expected YYYY-MM', 60, 164, { ...mono, weight: 600, room: w - 120 });
    screen.text('There is no month 13.', 60, 232, { size: 38, paint: theme.ink2 });
    screen.box(60, 280, w - 120, 236, { fill: theme.raised, radius: 4 });
    screen.text('18', 90, 346, { ...mono, paint: theme.rule });
    screen.text('19', 90, 416, { ...mono, paint: theme.ink2 });
    screen.text('20', 90, 486, { ...mono, paint: theme.rule });
    screen.text('title: Trek Excellence', 170, 346, { ...mono, paint: theme.ink2 });
    const before = screen.text('start: ', 170, 416, mono);
    const wrong = screen.text('2021-13', 170 + before, 416, { ...mono, weight: 750, paint: theme.red });
    screen.box(170 + before, 430, wrong, 8, { fill: theme.red, radius: 0 });
    screen.text('id: 3', 170, 486, { ...mono, paint: theme.ink2 });
    screen.text('Did you mean', 60, 600, { size: 38, paint: theme.ink2 });
    screen.box(60, 632, w - 120, 90, { fill: theme.greenSoft, radius: 4 });
    screen.text('start: 2021-12', 90, 690, { ...mono, weight: 700, paint: theme.green });
    screen.text('1 problem. The site in dist/ is as it was.', 60, 818, { size: 38, weight: 600 });
    screen.box(60, 860, 30, 9, { fill: theme.green, radius: 0 });
  });
  return ui;
}

function drawPictures(): Ui {
  const ui = stage('underscore/4', green, { tone: 'pale', dots: 'none' });
  const { theme, sheet } = ui;
  ui.title('One photo, five files', 90, 150, 72);
  const original = rectangle(90, 300, 440, 560, 4);
  castShadow(sheet, original, 24, 0.28);
  sheet.fill(original, theme.raised);
  drawLandscape(ui, { x: 114, y: 324, width: 392, height: 294 });
  const facts = [
    ['size', '13 MP, 5.1 MB'],
    ['camera', 'a phone'],
    ['taken', '6:04, on 3 May'],
  ] as const;
  facts.forEach(([label, value], row) => {
    ui.text(label, 120, 672 + row * 46, { size: 28, mono: true, paint: theme.ink2 });
    ui.text(value, 262, 672 + row * 46, { size: 28, mono: true, room: 250 });
  });
  ui.icon('pin', 138, 818, 46, theme.red, 4.5);
  const place = ui.text('34.967, 135.773', 176, 830, {
    size: 32,
    mono: true,
    weight: 650,
    paint: theme.red,
  });
  ui.rule(170, 820, 176 + place + 6, 820, theme.red, 6);
  ui.text('original', 90, 920, { size: 36, mono: true, weight: 650 });
  const middle = { x: 640, y: 440, width: 260 };
  ui.arrow(556, 560, 628, 560, green.strong, 10);
  for (const [i, step] of ['turn upright', 'forget place', 'scale down', 'encode'].entries()) {
    const y = middle.y - 60 + i * 96;
    ui.box(middle.x, y, middle.width, 78, {
      fill: i === 1 ? theme.green : theme.raised,
      stroke: theme.green,
      weight: 4,
    });
    ui.text(step, middle.x + middle.width / 2, y + 51, {
      size: 35,
      weight: 650,
      align: 'center',
      paint: i === 1 ? theme.onGreen : theme.ink,
    });
  }
  ui.arrow(912, 560, 984, 560, green.strong, 10);
  const outputs = [
    { width: 480, label: '480', files: ['AVIF 12 KB'] },
    { width: 800, label: '800', files: ['AVIF 26 KB', 'JPEG 61 KB'] },
    { width: 1600, label: '1600', files: ['AVIF 84 KB', 'JPEG 190 KB'] },
  ] as const;
  let y = 236;
  for (const { width, label, files } of outputs) {
    const boxWidth = 70 + width * 0.14;
    const boxHeight = boxWidth * 0.75;
    drawLandscape(ui, { x: 1010, y, width: boxWidth, height: boxHeight });
    const textX = 1336;
    ui.text(`${label} px`, textX, y + 46, { size: 44, weight: 750 });
    files.forEach((file, i) => {
      ui.text(file, textX, y + 96 + i * 44, {
        size: 32,
        mono: true,
        paint: i === 0 ? theme.green : theme.ink2,
      });
    });
    y += Math.max(boxHeight, 180) + 60;
  }
  ui.icon('lock', 664, 1012, 50, theme.green, 4.5);
  ui.text('No file knows where it was taken.', 704, 1028, { size: 42, weight: 650 });
  return ui;
}

function drawNarrow(): Ui {
  const ui = stage('underscore/5', green, { tone: 'base', window: true, dots: 'none' });
  for (const [x, theme, time] of [
    [190, day, '13:00'],
    [850, night, '1:00'],
  ] as const) {
    phone(ui.in(theme), { x, y: 40, width: 560, time }, (screen, w) => {
      screen.icon('menu', 62, 128, 44, screen.theme.ink, 4.5);
      screen.text('Menu', 98, 141, { size: 34, mono: true, weight: 650 });
      const isNight = theme === night;
      screen.icon(
        isNight ? 'moon' : 'sun',
        w - 66,
        128,
        44,
        isNight ? screen.theme.green : screen.theme.amber,
        4.5,
      );
      screen.rule(0, 178, w, 178);
      screen.title('Projects', 36, 282, 82);
      screen.rule(36, 330, w - 36, 330, screen.theme.ink, 4);
      screen.text('Personal Project', 36, 394, {
        size: 28,
        mono: true,
        weight: 700,
        paint: screen.theme.green,
      });
      screen.text('No. 17', w - 36, 394, { size: 28, mono: true, align: 'right', paint: screen.theme.ink2 });
      screen.text('Underscore', 36, 460, { size: 52, weight: 750, spacing: -0.02 });
      drawLandscape(screen, { x: 36, y: 496, width: w - 72, height: 330 });
      const words = 'This site. Every word and picture lives in one folder.';
      screen.paragraph(words, 36, 890, w - 72, { size: 34, paint: screen.theme.ink2 });
      let tagX = 36;
      for (const tag of ['TypeScript', 'CSS', 'HTML']) tagX += screen.tag(tag, tagX, 976, { size: 27 }) + 12;
    });
  }
  return ui;
}

function drawType(): Ui {
  const ui = stage('underscore/6', green, { tone: 'soft', dots: 'left' });
  paper(ui, { x: 110, y: 70, width: 1380, height: 1060, angle: 0.012 }, (sheet, w) => {
    const { theme } = sheet;
    sheet.text('Aa', 60, 330, { size: 340, weight: 750, spacing: -0.04 });
    sheet.text('0O 1lI', 560, 200, { size: 150, weight: 650, mono: true, spacing: -0.03 });
    sheet.text('Atkinson Hyperlegible, Next and Mono', 566, 290, {
      size: 38,
      paint: theme.ink2,
      room: w - 620,
    });
    sheet.text('never mistaken for one another', 566, 342, { size: 38, paint: theme.ink2 });
    sheet.rule(60, 396, w - 60, 396, theme.ink, 4);
    const swatches = [
      ['paper', day.sunken],
      ['ink', day.ink],
      ['green', day.green],
      ['amber', day.amber],
      ['night', night.paper],
      ['mint', night.green],
    ] as const;
    swatches.forEach(([name, paint], i) => {
      const x = 60 + i * 214;
      sheet.box(x, 436, 190, 126, { fill: paint, stroke: theme.rule, radius: 4 });
      sheet.text(name, x, 606, { size: 34, mono: true });
    });
    drawRxLabel(sheet, 60, 652, 560);
    const typed = sheet.text('Hello There.', 690, 830, {
      size: 84,
      mono: true,
      weight: 700,
      spacing: -0.045,
    });
    sheet.box(690 + typed + 6, 836, 44, 14, { fill: theme.green, radius: 0 });
    for (let i = 0; i < 8; i++) {
      sheet.box(690 + i * 76, 930, 64, 22, {
        fill: i % 2 === 0 ? theme.green : lighten(theme.rule),
        radius: 0,
      });
    }
    sheet.text('400 ms on, 400 ms off', 690, 1014, { size: 36, mono: true, paint: theme.ink2 });
  });
  return ui;
}

export const pictures = projectPictures('underscore', {
  '1-home': drawHome,
  '2-projects': drawProjects,
  '3-build': drawBuild,
  '4-pictures': drawPictures,
  '5-narrow': drawNarrow,
  '6-type': drawType,
});
