import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { press, until } from '../engines/engine.ts';
import { otherEngines } from '../engines/in-every-engine.ts';
import { expect, startEditor, stopEditor, test } from './editor.ts';

/** The editor's main flow in other browser engines. */
const office = path.resolve(import.meta.dirname, '../fixtures/content/minimal/images/work/office.jpg');
const dialogIsOpen = "document.querySelector('dialog')?.open";
const mark = (label: string, name: string) =>
  `void [...document.querySelectorAll('button')].find(({ textContent }) => textContent.includes('${label}')).setAttribute('data-test', '${name}')`;

// All tests share one editor, because it takes seconds to start.
test.describe.configure({ mode: 'default' });
test.beforeAll(startEditor);
test.afterAll(stopEditor);

for (const { name, missing, start } of otherEngines) {
  test(`edits, saves, adds a picture and opens the picture dialog: ${name}`, async ({ editor }) => {
    test.skip(missing !== null, missing ?? '');
    const engine = await start();
    try {
      await engine.open(editor.address);
      await until(engine, "document.querySelector('nav')");
      await engine.read(`void (window.errors = [], window.onerror = (text) => window.errors.push(String(text)),
        document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => window.errors.push(violatedDirective)),
        location.hash = '#/art.yaml:0')`);
      const caption = '[id="field.0.title"]';
      await until(engine, `document.querySelector('${caption}')`);
      await engine.type(caption, `${name} `);
      await engine.read(mark('Review and save', 'review'));
      await until(engine, "document.querySelector('[data-test=review]:enabled')");
      await engine.click('[data-test=review]');
      await until(engine, `${dialogIsOpen} && document.activeElement.textContent === 'Save'`);
      await press(engine, 'Enter');
      await until(engine, `!${dialogIsOpen}`);
      expect(await editor.read('art.yaml')).toMatch(new RegExp(`title: .*${name}`));

      await engine.read("void (location.hash = '#/travel.yaml')");
      await until(engine, "document.querySelector('main input[type=file]')");
      const base64 = (await readFile(office)).toString('base64');
      await engine.read(`(() => {
        const transfer = new DataTransfer();
        const bytes = Uint8Array.from(atob('${base64}'), (letter) => letter.charCodeAt(0));
        transfer.items.add(new File([bytes], 'boat \u{1F6A2} one.jpg', { type: 'image/jpeg' }));
        const input = document.querySelector('main input[type=file]');
        input.files = transfer.files;
        input.dispatchEvent(new Event('change', { bubbles: true }));
      })()`);
      await until(
        engine,
        "document.querySelector('main').textContent.includes('images/travel/boat-one.jpg')",
      );

      await engine.read(mark('choose some from', 'choose'));
      await engine.click('[data-test=choose]');
      await until(engine, dialogIsOpen);
      await press(engine, 'Escape');
      await until(engine, `!${dialogIsOpen}`);
      expect(await engine.read('window.errors')).toEqual([]);
    } finally {
      await engine.close();
    }
  });
}
