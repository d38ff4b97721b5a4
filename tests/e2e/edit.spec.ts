import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { textHash } from '../../src/site/languages/noted-sources.ts';
import { scene } from '../owner/camera.ts';
import { colorRules, findViolations } from './accessibility-checks.ts';
import {
  dropFile,
  expect,
  goTo,
  openEditor,
  openForms,
  preview,
  review,
  save,
  saveFrom,
  startEditor,
  stopEditor,
  test,
} from './editor.ts';
import { holdBack, hydrated, rendered } from './visitor.ts';

// All tests share one editor, because it takes seconds to start.
test.describe.configure({ mode: 'default' });
test.beforeAll(startEditor);
test.afterAll(stopEditor);

const office = path.resolve(import.meta.dirname, '../fixtures/content/minimal/images/work/office.jpg');

test('changes a caption: shows it in the preview and as a diff, and saves it with its comment', async ({
  page,
  editor,
}) => {
  await editor.write('art.yaml', `# My best ones.\n${await editor.read('art.yaml')}`);
  const before = await editor.read('art.yaml');
  await openEditor(page, editor, 'art.yaml:0');
  await page.getByLabel('Caption', { exact: true }).fill('Fog at noon');
  await expect(preview(page).getByText('Fog at noon').first()).toBeVisible();
  expect(await editor.read('art.yaml')).toBe(before);

  const dialog = await review(page);
  await expect(dialog.getByRole('row', { name: /title: Fog$/ })).toContainText('−');
  await expect(dialog.getByRole('row', { name: /title: Fog at noon/ })).toContainText('+');
  await saveFrom(dialog, 'Saved content/art.yaml');
  expect(await editor.read('art.yaml')).toBe(before.replace('title: Fog\n', 'title: Fog at noon\n'));
});

test('shows the photo in a lightbox of the preview, which follows the typing and leaves the focus in the form', {
  tag: '@full',
}, async ({ page, editor }) => {
  await openEditor(page, editor, 'travel.yaml:1');
  const field = page.getByLabel('Caption', { exact: true });
  await field.fill('Second of');
  // The lightbox takes the focus of its page.
  await expect(preview(page).getByRole('dialog').getByText('Second of', { exact: true })).toBeVisible();
  await page.keyboard.type(' all');
  await expect(field).toHaveValue('Second of all');
  await expect(preview(page).getByRole('dialog').getByText('Second of all', { exact: true })).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('dialog', { name: 'Changes to save' })).toBeVisible();
});

test('tries a look in the preview, undoes it, and keeps another with the comments of its file', {
  tag: '@full',
}, async ({ page, editor }) => {
  await editor.write('brand.yaml', '# Ours.\npaper: warm\n');
  await openEditor(page, editor, 'look');
  const looks = page.getByRole('region', { name: 'Looks' });
  // The preview shows the homepage itself in its look.
  const editorial = page.frameLocator('iframe[title="Editorial"]');
  await expect(editorial.getByRole('heading', { level: 1 })).toBeAttached();
  const first = looks.getByRole('button', { name: 'Try Underscore' });
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  await first.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(looks.getByRole('button', { name: 'Try Gallery' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  await looks.getByRole('button', { name: 'Try Editorial' }).click();
  await looks.getByRole('button', { name: 'Keep Editorial' }).click();
  await expect(page.getByText('Saved content/brand.yaml')).toBeVisible();
  expect(await editor.read('brand.yaml')).toBe('# Ours.\npaper: warm\nlook: editorial\n');
});

test('shows the photos of galleries in the preview', { tag: '@full' }, async ({ page, editor }) => {
  await openEditor(page, editor, 'travel.yaml');
  const gallery = preview(page).getByRole('region', { name: 'Travel', exact: true });
  // The preview may reload just after its start, which resets its scroll position.
  await expect(async () => {
    await gallery.scrollIntoViewIfNeeded();
    await expect(gallery.getByRole('listitem').getByRole('link')).not.toHaveCount(0, { timeout: 2000 });
  }).toPass({ timeout: 120_000 });
});

test('creates an application, shows its letter beside the form, compares its posting, and creates its files', {
  tag: '@full',
}, async ({ page, editor }) => {
  // A viewport without scrolling, because axe cannot measure contrast outside of it.
  await page.setViewportSize({ width: 1280, height: 3000 });
  await openForms(page, editor, 'new-application');
  await page.getByRole('button', { name: 'Create' }).click();
  const reader = page.getByLabel('Reader');
  await expect(reader).toBeFocused();
  await expect(reader).toHaveAccessibleDescription(/Expected the name of a person or an organization/);
  await reader.fill('Harbour Clinics');
  await page.getByLabel('File with the posting').setInputFiles({
    name: 'posting.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('We look for a developer.\n\n- TypeScript\n- A love of horses\n'),
  });
  await expect(page.getByRole('textbox', { name: /^Posting/ })).toHaveValue(/A love of horses/);
  await page.getByLabel('Due').fill('2099-01-31');
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { name: 'Harbour Clinics' })).toBeFocused();

  const letter = page.getByRole('complementary', { name: 'Preview of the letter' });
  const sheet = letter.getByRole('img', { name: 'Page 1 of 1 of the letter' });
  await expect(sheet).toBeVisible({ timeout: 60_000 });
  const before = await sheet.getAttribute('src');
  const [folder = ''] = (await editor.list('applications')).filter((name) => !name.startsWith('.'));
  expect(folder).toMatch(/^\d{4}-\d{2}-harbour-clinics$/);
  await page.getByRole('textbox', { name: /^To/ }).fill('Harbour Clinics\nDr. A. Reyes');
  await page.getByLabel(/^Text of/).fill('Your ferries are late.');
  await expect(sheet).not.toHaveAttribute('src', before ?? '', { timeout: 60_000 });
  expect(await findViolations(page)).toEqual([]);
  await save(page, `Saved content/applications/${folder}/letter.md`);
  await expect(page.getByRole('heading', { name: 'Harbour Clinics' })).toBeFocused();
  const text = await editor.read(`applications/${folder}/letter.md`);
  expect(text).toMatch(/^---\nto: \|-?\n +Harbour Clinics\n +Dr\. A\. Reyes\n/);
  expect(text).toMatch(/\n---\n\nYour ferries are late\.\n$/);

  await page.getByRole('link', { name: 'Posting' }).click();
  const asked = page.getByRole('region', { name: 'What the posting asks' });
  await expect(asked.getByRole('listitem').filter({ hasText: 'TypeScript' }).first()).toBeVisible();
  await expect(asked.getByText('A love of horses')).toBeVisible();
  await page.getByRole('link', { name: 'Details and files' }).click();
  await page.getByLabel('Lens').fill('no-such-lens');
  await expect(page.getByText(/which is not in content\/lenses\.yaml/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  const make = page.getByRole('button', { name: 'Create the files' });
  await make.click();
  await expect(page.getByRole('link', { name: 'letter.pdf' })).toBeVisible({ timeout: 60_000 });
  await expect(make).toBeFocused();
  await page
    .getByRole('link', { name: /^Applications/ })
    .first()
    .click();
  await page.getByLabel('Status of Harbour Clinics').selectOption('interview');
  await expect(page.getByText('1 change in 1 file')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});

test('ignores an answer about an application that arrives after a later one', { tag: '@full' }, async ({
  page,
  editor,
}) => {
  const file = 'applications/2026-11-quay/application.yaml';
  await editor.write(file, 'reader: Quay Office\nrole: Developer\ndate: 2026-11-02\nstatus: draft\n');
  const answers: (() => Promise<void>)[] = [];
  await page.route(/\/api\/application\?/, (route) => {
    const sent = [{ name: `copy-${answers.length + 1}`, files: [] }];
    answers.push(() => route.fulfill({ json: { match: null, files: [], sent } }));
  });
  await openForms(page, editor, file);
  await expect.poll(() => answers.length).toBe(1);
  await page.getByLabel('Role').fill('Editor');
  await expect.poll(() => answers.length).toBe(2);
  await answers[1]?.();
  await expect(page.getByText('sent/copy-2')).toBeVisible();
  const late = page.waitForResponse(/\/api\/application\?/);
  await answers[0]?.();
  await (await late).finished();
  await rendered(page);
  await expect(page.getByText('sent/copy-2')).toBeVisible();
});

test('creates the portfolio, with a picture of each page', { tag: '@full' }, async ({ page, editor }) => {
  await page.setViewportSize({ width: 1280, height: 3000 });
  await openForms(page, editor, 'portfolio');
  const size = page.getByLabel(/Maximum size/);
  await size.fill('big');
  await page.getByRole('button', { name: 'Make the PDF' }).click();
  await expect(size).toBeFocused();
  await expect(size).toHaveAccessibleDescription(/Write a size such as 10MB/);
  await size.fill('');
  await page.getByLabel('Screen, 16:9').check();
  await page.getByRole('button', { name: 'Make the PDF' }).click();
  const pages = page.getByRole('img', { name: /^Page \d+ of \d+ of the portfolio$/ });
  await expect(pages.first()).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(`${await pages.count()} pages, `)).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download portfolio-screen.pdf' }).click();
  expect((await readFile(await (await download).path())).subarray(0, 5).toString()).toBe('%PDF-');
  expect(await findViolations(page)).toEqual([]);
});

test('opens the first file if the address is invalid', { tag: '@full' }, async ({ page, editor }) => {
  await openForms(page, editor);
  await goTo(page, '%');
  await expect(page.getByRole('navigation', { name: 'Files' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'You' })).toBeVisible();
});

test('shows duplicate texts twice, and reports two empty alt texts', { tag: '@full' }, async ({
  page,
  editor,
}) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  const projects = await editor.read('projects.yaml');
  await editor.write('projects.yaml', projects.replace('languages: TypeScript', 'languages: Python, Python'));
  const work = await editor.read('work.yaml');
  await editor.write('work.yaml', work.replace('[Built the berth plan.]', '[Built it., Built it.]'));
  await editor.write('home.yaml', (await editor.read('home.yaml')).replace("'I am {name}.'", 'Hello.'));
  for (const [path, repeated] of [
    ['/', /^Hello\._$/],
    ['/projects', 'Python'],
    ['/experiences', 'Built it.'],
  ] as const) {
    await expect(async () => {
      await page.goto(`${editor.previewOrigin}${path}`);
      await expect(page.getByRole('main').getByText(repeated, { exact: true })).toHaveCount(2, {
        timeout: 2000,
      });
    }).toPass();
    await hydrated(page);
  }
  expect(messages.filter((text) => text.includes('same key'))).toEqual([]);

  await editor.write('projects.yaml', projects.replaceAll(/alt: A (map|list).*/g, "alt: ''"));
  await openForms(page, editor, 'home.yaml');
  await page.getByRole('textbox', { name: 'Intro' }).fill('I write.');
  const dialog = await review(page);
  await expect(dialog.getByText(/^2 picture texts are missing/)).toBeVisible();
});

test('moves from one missing alt text to the next with Enter', async ({ page, editor }) => {
  const travel = (await editor.read('travel.yaml')).replaceAll(/alt: .*/g, "alt: ''");
  await editor.write('travel.yaml', travel);
  await openForms(page, editor, 'problems');
  await page.getByRole('link', { name: 'Write them one after another' }).click();
  const progress = page.getByRole('main').getByRole('status');
  await expect(progress).toHaveText('0 of 2 done');
  const fields = page.getByRole('textbox', { name: 'What the picture shows' });
  await fields.first().fill('A quay.');
  await page.keyboard.press('Enter');
  // Its caption exists already.
  await expect(fields.last()).toBeFocused();
  await page.keyboard.type('A boat.');
  await expect(progress).toHaveText('2 of 2 done');
  await expect(fields).toHaveCount(2);
  await save(page, 'Saved content/travel.yaml');
  expect(await editor.read('travel.yaml')).toMatch(/alt: A boat\.\n[\s\S]*alt: A quay\.\n/);
});

test('stops at a caption made from a file name, and confirms it with Enter', async ({ page, editor }) => {
  const travel = (await editor.read('travel.yaml')).replaceAll(/title: (.*)/g, 'title: ?? $1');
  await editor.write('travel.yaml', travel.replaceAll(/alt: .*/g, "alt: ''"));
  await openForms(page, editor, 'problems');
  await page.getByRole('link', { name: 'Write them one after another' }).click();
  const captions = page.getByRole('textbox', { name: /^Caption/ });
  await captions.first().focus();
  await expect(captions.first()).toHaveAccessibleName('Caption from the name of the file');
  const guessed = await captions.first().inputValue();
  await page.keyboard.press('Enter');
  await page.keyboard.type('A quay.');
  await page.keyboard.press('Enter');
  await expect(captions.last()).toBeFocused();
  await expect(captions.first()).toHaveAccessibleName('Caption');
  await expect(captions.first()).toHaveValue(guessed);
  await expect(page.getByRole('main').getByRole('status')).toHaveText('1 of 2 done');
});

test('reports an invalid address at its field', async ({ page, editor }) => {
  await openForms(page, editor, 'projects.yaml:0');
  const field = page.getByRole('textbox', { name: 'GitHub' });
  await field.fill('github.com/ada-quill');
  await expect(field).toHaveAccessibleDescription(/Did you mean "https:\/\/github\.com\/ada-quill"/);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('link', { name: 'Projects not saved 1 problem' })).toBeVisible();

  await page.getByRole('link', { name: /^Problems/ }).click();
  await page.getByRole('link', { name: /projects\.yaml:\d+ · harbour-map/ }).click();
  await expect(field).toBeFocused();
  await field.fill('https://github.com/ada-quill');
  await expect(field).not.toHaveAttribute('aria-invalid');
});

test('creates a record from a picture dropped on its list', async ({ page, editor }) => {
  await openForms(page, editor, 'travel.yaml');
  const before = await editor.list('images/travel');
  const place = page.getByRole('group', { name: 'Drop pictures here' });
  await dropFile(place, 'window_seat.jpg', await readFile(office));
  await expect(place.getByText('Saving stores it as content/images/travel/window-seat.jpg')).toBeVisible();
  await page.getByRole('link', { name: /^Window seat/ }).click();
  await page.getByRole('textbox', { name: 'What the picture shows' }).fill('A desk beside a window.');
  // The preview has the picture, but content/ does not yet.
  const request = async (path: string) => page.request.get(`${editor.previewOrigin}${path}`);
  const about = async () => (await request('/about')).text();
  await expect.poll(about).toContain('A desk beside a window.');
  const picture = await request('/images/travel/window-seat.jpg');
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg']);
  expect(await editor.list('images/travel')).toEqual(before);

  const dialog = await review(page);
  await expect(dialog.getByRole('list', { name: 'New pictures' })).toContainText(
    'content/images/travel/window-seat.jpg',
  );
  await saveFrom(dialog, 'Saved content/travel.yaml, content/images/travel/window-seat.jpg');
  expect(await editor.list('images/travel')).toEqual([...before, 'window-seat.jpg']);
  expect(await editor.read('travel.yaml')).toMatch(
    /- id: 3\n {2}name: window-seat\n {2}title: \?\? Window seat\n {2}alt: A desk beside a window\.\n {2}source: \/images\/travel\/window-seat\.jpg\n {2}added: \d{4}-\d{2}-\d{2}\n$/,
  );
});

test('saves nothing of a dropped picture whose record is discarded', { tag: '@full' }, async ({
  page,
  editor,
}) => {
  const before = await editor.list('images/travel');
  await openForms(page, editor, 'travel.yaml');
  const place = page.getByRole('group', { name: 'Drop pictures here' });
  await dropFile(place, 'desk.jpg', await readFile(office));
  await expect(page.getByRole('link', { name: /^Desk/ })).toBeVisible();
  await dropFile(place, 'desk.jpg', await readFile(office));
  await expect(place.getByText('desk.jpg is already in this list')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('link', { name: /^Second/ }).click();
  await page.getByLabel('Caption', { exact: true }).fill('Kept');
  const dialog = await review(page);
  await expect(dialog.getByRole('list', { name: 'New pictures' })).toHaveCount(0);
  await saveFrom(dialog, /^Saved content\/travel\.yaml$/);
  expect(await editor.list('images/travel')).toEqual(before);
  expect((await editor.list('images')).filter((name) => name.startsWith('.'))).toEqual([]);
});

test('chooses a picture from content/images by keyboard', { tag: '@full' }, async ({ page, editor }) => {
  // A viewport without scrolling, because axe cannot measure contrast outside of it.
  await page.setViewportSize({ width: 1280, height: 3000 });
  await editor.write('images/art/quay.jpg', await readFile(office));
  await openForms(page, editor, 'art.yaml:0');
  await page.getByRole('button', { name: 'or choose one from content/images' }).press('Enter');
  const picker = page.getByRole('dialog', { name: 'Pictures in content/images/art/' });
  await expect(picker.getByRole('group', { name: 'Not used yet' }).getByRole('radio')).toHaveAccessibleName(
    'quay.jpg',
  );
  await expect(
    picker.getByRole('group', { name: 'In use' }).getByRole('radio', { name: 'fog.jpg' }),
  ).toBeChecked();
  expect(await findViolations(page)).toEqual([]);
  await picker.getByRole('searchbox', { name: 'Find by name' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(picker.getByRole('radio', { name: 'quay.jpg' })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(picker).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Picture', exact: true })).toHaveValue(
    '/images/art/quay.jpg',
  );
  await save(page, /^Saved content\/art\.yaml$/);
  expect(await editor.read('art.yaml')).toContain('source: /images/art/quay.jpg\n');
});

test('removes the line of an empty optional field, and writes "" for a required one', {
  tag: '@full',
}, async ({ page, editor }) => {
  const awards = await editor.read('awards.yaml');
  await editor.write('awards.yaml', `${awards.trimEnd()}\n  skills: SQL # as in skills.yaml\n`);
  await openForms(page, editor, 'awards.yaml:0');
  await page.getByRole('textbox', { name: 'Skills' }).fill('');
  await goTo(page, 'projects.yaml:0');
  await page.getByRole('textbox', { name: 'GitHub' }).fill('');
  await save(page);
  expect(await editor.read('awards.yaml')).toBe(`${awards.trimEnd()}\n  # as in skills.yaml\n`);
  expect(await editor.read('projects.yaml')).toMatch(/^ {2}github: (?:""|'')$/m);
});

test('reorders and removes records, and undoes it', { tag: '@full' }, async ({ page, editor }) => {
  await openForms(page, editor, 'projects.yaml');
  const titles = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expect(titles).toHaveText([/^Tide Table/, /^Harbour Map/]);
  await page.getByRole('button', { name: 'Move Tide Table down' }).press('Enter');
  await expect(titles).toHaveText([/^Harbour Map/, /^Tide Table/]);
  await page.getByRole('button', { name: 'Remove Tide Table' }).press('Enter');
  await expect(titles).toHaveText([/^Harbour Map/]);
  const dialog = await review(page);
  await expect(dialog.getByRole('row', { name: /name: tide-table/ })).toContainText('−');
  await expect(dialog.getByRole('list', { name: 'Pictures that no record shows any more' })).toHaveText(
    'content/images/projects/tide-table.jpg',
  );
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(titles).toHaveText([/^Tide Table/, /^Harbour Map/]);
  await expect(page.getByRole('button', { name: 'Redo' })).toBeFocused();
  await expect(page.getByText('All saved')).toBeVisible();
});

test('moves nothing when another page opens during a drag', { tag: '@full' }, async ({ page, editor }) => {
  await openForms(page, editor, 'travel.yaml');
  const grips = page.getByTitle('Drag to another position');
  await grips.first().hover();
  await page.mouse.down();
  const end = (await grips.last().boundingBox()) as { x: number; y: number; height: number };
  await page.mouse.move(end.x + 4, end.y + end.height, { steps: 3 });
  await expect(page.locator('[data-drop="after"]')).toHaveCount(1);
  await goTo(page, 'problems');
  await expect(page.getByRole('heading', { name: 'Problems' })).toBeVisible();
  await page.mouse.up();
  await expect(page.getByText('All saved')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
});

test('edits Markdown files and lists of lines', { tag: '@full' }, async ({ page, editor }) => {
  await openForms(page, editor, 'about/hobbies.md');
  await page.getByRole('textbox', { name: 'Text of content/about/hobbies.md' }).fill('I sail.\n');
  await goTo(page, 'work.yaml:0');
  await page.getByRole('textbox', { name: 'Description 1 of' }).press('Enter');
  await page.keyboard.type('Wrote the log.');
  await save(page);
  expect(await editor.read('about/hobbies.md')).toBe('I sail.\n');
  expect(await editor.read('work.yaml')).toContain('description: [Built the berth plan., Wrote the log.]\n');
});

test('creates and saves a letter by keyboard', { tag: '@full' }, async ({ page, editor }) => {
  await openForms(page, editor);
  await page.getByRole('link', { name: 'Write a letter' }).press('Enter');
  await page.getByRole('textbox', { name: 'Recipient' }).fill('Harbour Clinics');
  await page.keyboard.press('Enter');
  const text = page.getByRole('textbox', { name: 'Text of content/letters/harbour-clinics.md' });
  await expect(text).toHaveValue(/^---\nto: \|\n {2}Harbour Clinics\n/);
  await text.press('ControlOrMeta+End');
  await page.keyboard.type('Dear all, I ');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type('really');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type(' sail.\n'.repeat(40));
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved content/letters/harbour-clinics.md')).toBeVisible();
  expect(await editor.read('letters/harbour-clinics.md')).toContain('Dear all, I **really** sail.\n sail.\n');
  const downloads = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as PDF' }).press('Enter');
  const download = await downloads;
  expect(download.suggestedFilename()).toBe('harbour-clinics.pdf');
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
});

test('detects a change by another program, and does not overwrite it', { tag: '@full' }, async ({
  page,
  editor,
}) => {
  await openForms(page, editor, 'art.yaml:0');
  await page.getByLabel('Caption', { exact: true }).fill('Haze');
  const elsewhere = (await editor.read('art.yaml')).replace('Two masts in fog.', 'Three masts in fog.');
  await editor.write('art.yaml', elsewhere);
  await expect(page.getByRole('alert')).toContainText('has changed content/art.yaml');
  await expect((await review(page)).getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  await page.keyboard.press('Escape');
  expect(await editor.read('art.yaml')).toBe(elsewhere);

  await page.getByRole('button', { name: 'Apply my changes to the new version' }).click();
  await expect(page.getByRole('textbox', { name: 'What the picture shows' })).toHaveValue(
    'Three masts in fog.',
  );
  await save(page, 'Saved content/art.yaml');
  expect(await editor.read('art.yaml')).toBe(elsewhere.replace('title: Fog', 'title: Haze'));
});

test('reads a file again after another program has changed it', { tag: '@full' }, async ({
  page,
  editor,
}) => {
  await openForms(page, editor, 'art.yaml:0');
  await editor.write('art.yaml', (await editor.read('art.yaml')).replace('title: Fog', 'title: Mist'));
  await expect(page.getByLabel('Caption', { exact: true })).toHaveValue('Mist');
});

test('renders a long list in batches, and searches all of it', { tag: '@full' }, async ({ page, editor }) => {
  const awards = Array.from(
    { length: 120 },
    (_, index) =>
      `- name: award-${index}\n  title: Award ${index}\n  dates: '2020'\n  start: '2020'\n  end: '2020'\n  description: For it.\n`,
  );
  await editor.write('awards.yaml', awards.join(''));
  await openForms(page, editor, 'awards.yaml');
  const titles = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expect(titles).toHaveCount(100);
  await page.getByRole('searchbox', { name: 'Find by name' }).fill('award 7');
  await expect(titles).toHaveCount(11);
  await page.getByRole('searchbox', { name: 'Find by name' }).fill('');
  await page.getByRole('button', { name: 'Show 20 more of 20' }).click();
  await expect(titles).toHaveCount(120);
});

test('asks before the owner leaves a page with unsaved changes', { tag: '@full' }, async ({
  page,
  editor,
}) => {
  await openForms(page, editor, 'home.yaml');
  await page.getByRole('textbox', { name: 'Intro' }).fill('Something else.');
  const confirmation = page.waitForEvent('dialog');
  const closed = page.close({ runBeforeUnload: true });
  const dialog = await confirmation;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await closed;
  await expect(page.getByRole('textbox', { name: 'Intro' })).toHaveValue('Something else.');
});

test('offers unsaved changes with a diff when the page is opened again', async ({ page, editor }) => {
  await openForms(page, editor, 'art.yaml:0');
  const caption = page.getByLabel('Caption', { exact: true });
  const isKept = page.waitForResponse((response) => response.url().endsWith('/api/keep-drafts'));
  await caption.fill('Haze');
  await isKept;
  const next = await page.context().newPage();
  // As when the browser dies: without the question whether to leave.
  await page.close({ runBeforeUnload: false });
  await openForms(next, editor, 'art.yaml:0');
  const offer = next.getByRole('dialog', { name: 'Restore unsaved changes?' });
  await expect(offer.getByRole('row', { name: /title: Haze/ })).toContainText('+');
  await offer.getByRole('button', { name: 'Restore' }).click();
  await expect(next.getByLabel('Caption', { exact: true })).toHaveValue('Haze');
  expect(await editor.read('art.yaml')).toContain('title: Fog\n');
  await save(next, 'Saved content/art.yaml');
  const isRead = next.waitForResponse((response) => response.url().endsWith('/api/kept-drafts'));
  await next.reload();
  await isRead;
  await expect(offer).toBeHidden();
});

test.describe('when the editor has stopped', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|Failed to load resource/ });

  test('reports it at once, and disables saving until it runs again', { tag: '@full' }, async ({
    page,
    editor,
    context,
  }) => {
    await openForms(page, editor, 'art.yaml:0');
    await page.getByLabel('Caption', { exact: true }).fill('Haze');
    const dialog = await review(page);
    const save = dialog.getByRole('button', { name: 'Save', exact: true });
    await expect(save).toBeEnabled();
    await context.setOffline(true);
    await expect(dialog.getByRole('alert')).toContainText('The editor has stopped');
    await expect(save).toBeDisabled();
    await context.setOffline(false);
    await expect(save).toBeEnabled();
    await save.click();
    await expect(page.getByText('Saved content/art.yaml')).toBeVisible();
  });
});

test('updates a page whose content changed while it was loading', { tag: '@full' }, async ({
  page,
  editor,
}) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  page.on('pageerror', ({ message }) => messages.push(message));
  const about = await editor.read('about.yaml');
  const release = await holdBack(page, /virtual:content\/about/);
  await page.goto(`${editor.previewOrigin}/about`, { waitUntil: 'commit' });
  await editor.write('about.yaml', about.replace(/^lede: .*$/m, 'lede: I row now.'));
  const html = async () => (await page.request.get(`${editor.previewOrigin}/about`)).text();
  await expect.poll(html).toContain('I row now.');
  release();
  await hydrated(page);
  await expect(page.getByText('I row now.')).toBeVisible();
  await hydrated(page);
  expect(messages.filter((text) => /hydrat/i.test(text))).toEqual([]);
});

test.describe('after a restart', () => {
  test.use({ expectedErrors: /401/ });

  test('keeps unsaved changes when its tab opens the new address', { tag: '@full' }, async ({
    page,
    editor,
  }) => {
    await openForms(page, editor, 'art.yaml:0');
    await page.evaluate(() => sessionStorage.setItem('editor-token', 'the key before the restart'));
    await page.getByLabel('Caption', { exact: true }).fill('Haze');
    await expect(page.getByText('Open the address that the terminal shows')).toBeVisible();
    await page.evaluate((address) => {
      window.location.href = address;
    }, editor.address);
    await save(page, /^Saved content\/art\.yaml$/);
    expect(await editor.read('art.yaml')).toContain('title: Haze\n');
  });
});

test('edits the text of a file that does not fit its form', { tag: '@full' }, async ({ page, editor }) => {
  await editor.write('art.yaml', (await editor.read('art.yaml')).replace('title: Fog', 'title: "Fog'));
  await openForms(page, editor, 'art.yaml');
  const text = page.getByRole('textbox', { name: 'Text of content/art.yaml' });
  await text.fill((await text.inputValue()).replace('"Fog', 'Fog'));
  await (await review(page)).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('link', { name: /^Fog/ })).toBeVisible();
});

test.describe('a request from elsewhere', () => {
  test.describe('by a page of the preview', () => {
    test.use({ expectedErrors: /NotSameOrigin|ERR_FAILED|blocked by CORS/ });

    test('can neither read nor write content', { tag: '@full' }, async ({ page, editor }) => {
      const before = await editor.read('art.yaml');
      await page.goto(`${editor.previewOrigin}/`);
      const outcomes = await page.evaluate(async (origin) => {
        const value = '- id: 1';
        const changes = [{ kind: 'set', path: [], value }];
        const body = JSON.stringify([{ file: 'art.yaml', fingerprint: null, changes }]);
        const tries = [
          fetch(`${origin}/api/save`, { method: 'POST', mode: 'no-cors', body }),
          fetch(`${origin}/api/files`, { method: 'POST' }),
          fetch(`${origin}/editor.js`),
        ];
        return (await Promise.allSettled(tries)).map(({ status }) => status);
      }, editor.origin);
      expect(outcomes).toEqual(['rejected', 'rejected', 'rejected']);
      expect(await editor.read('art.yaml')).toBe(before);
    });
  });

  test('cannot frame the editor, and only the editor can frame the preview', { tag: '@full' }, async ({
    editor,
  }) => {
    const policyOf = async (address: string) => (await fetch(address)).headers.get('Content-Security-Policy');
    expect(await policyOf(`${editor.previewOrigin}/`)).toBe(`frame-ancestors ${editor.origin}`);
    expect(await policyOf(`${editor.origin}/`)).toContain("frame-ancestors 'none'");
  });
});

test('has no accessibility violations in the light and dark theme', async ({ page, editor }) => {
  const found: string[] = [];
  const checkPage = async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      const rules = colorScheme === 'dark' ? colorRules : undefined;
      const violations = await findViolations(page, rules && { rules });
      found.push(...violations.map((violation) => `${colorScheme}: ${violation}`));
    }
  };
  // A viewport without scrolling, because axe cannot measure contrast outside of it.
  await page.setViewportSize({ width: 1280, height: 3000 });
  // Other tests check the pages of the site.
  await openForms(page, editor, 'travel.yaml');
  await page.getByRole('button', { name: 'Preview' }).click();
  await checkPage();
  await goTo(page, 'projects.yaml:0');
  await page.getByRole('textbox', { name: 'GitHub' }).fill('github.com/ada');
  await expect(page.getByText('Did you mean')).toBeVisible();
  await checkPage();
  await goTo(page, 'problems');
  await checkPage();
  await goTo(page, 'publish');
  await expect(page.getByText('This folder is not a git repository')).toBeVisible();
  await checkPage();
  await review(page);
  await checkPage();
  expect(found).toEqual([]);
});

test('fits a phone', { tag: '@full' }, async ({ page, editor }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await editor.write('images/travel/one.jpg', await scene(7, 1600, 1000).jpeg().toBuffer());
  await openForms(page, editor);
  const addresses = ['projects.yaml:0', 'travel.yaml', 'travel.yaml:words', 'new-letter', 'skills.yaml'];
  for (const address of [...addresses, 'about/biography.md']) {
    await goTo(page, address);
    // Images far below the viewport load lazily.
    await page.waitForFunction(() =>
      [...document.images].every(
        (image) => image.complete || image.getBoundingClientRect().top > window.innerHeight,
      ),
    );
    const overflow = await page.getByRole('main').evaluate((main) => main.scrollWidth - main.clientWidth);
    expect(overflow, address).toBeLessThanOrEqual(0);
  }
});

test('shows translations beside the first language and in the preview, and confirms outdated ones', {
  tag: '@full',
}, async ({ page, editor }) => {
  const site = await editor.read('site.yaml');
  await editor.write('site.yaml', `${site}languages: [en-CA, ar]\n`);
  await editor.write('ar/art.yaml', '# Mine.\nfog:\n  title: ضباب # short\n');
  await editor.write('ar/translated-from.txt', `art.yaml fog.title 00000000 ${textHash('ضباب')}\n`);
  await page.setViewportSize({ width: 1280, height: 400 });
  await openEditor(page, editor, 'translations');
  const cell = page.getByRole('link', { name: 'Art, العربية: 1 missing, 1 changed' });
  await cell.waitFor();
  const heightPx = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(heightPx, 'the columns scroll, not the page').toBe(400);
  // Axe measures contrast only inside the viewport.
  await page.setViewportSize({ width: 1280, height: 3000 });
  const previewButton = page.getByRole('button', { name: 'Preview' });
  await previewButton.click();
  expect(await findViolations(page)).toEqual([]);
  await cell.focus();
  await page.keyboard.press('Enter');

  const alt = page.getByRole('textbox', { name: 'What the picture shows' });
  await expect(alt).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('main').getByText('Two masts in fog.')).toHaveAttribute('lang', 'en-CA');
  expect(await findViolations(page)).toEqual([]);
  await previewButton.click();
  await alt.fill('Two masts');
  await expect(alt).toHaveAttribute('dir', 'ltr');
  await alt.fill('ساريتان');
  await expect(alt).toHaveAttribute('dir', 'rtl');
  await expect(preview(page).locator('html')).toHaveAttribute('lang', 'ar');
  await expect(preview(page).locator('[alt="ساريتان"]').first()).toBeAttached();
  await page.getByRole('button', { name: 'Caption is still right' }).click();
  await expect(page.getByText('complete', { exact: true })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Caption' })).toBeFocused();
  await page.setViewportSize({ width: 390, height: 900 });
  await previewButton.click();
  const overflow = await page.getByRole('main').evaluate((main) => main.scrollWidth - main.clientWidth);
  expect(overflow).toBeLessThanOrEqual(0);

  await save(page, /^Saved content\/ar\/art.yaml/);
  expect(await editor.read('ar/art.yaml')).toBe('# Mine.\nfog:\n  title: ضباب # short\n  alt: ساريتان\n');
  expect(await editor.read('ar/translated-from.txt')).toBe(
    [
      `art.yaml fog.title ${textHash('Fog')} ${textHash('ضباب')}`,
      `art.yaml fog.alt ${textHash('Two masts in fog.')} ${textHash('ساريتان')}\n`,
    ].join('\n'),
  );
});

test('moves, renames and adds pages, with the fields of their kind', { tag: '@full' }, async ({
  page,
  editor,
}) => {
  await openEditor(page, editor, 'pages.yaml');
  const bar = preview(page).getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(bar).toHaveText(['Home', 'About', 'Projects', 'Experiences', 'Art', 'Contact']);
  await page.getByRole('button', { name: 'Move Art up' }).click();
  await expect(bar).toHaveText(['Home', 'About', 'Projects', 'Art', 'Experiences', 'Contact']);

  await goTo(page, 'pages.yaml:3');
  await expect(page.getByRole('group', { name: 'Galleries' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Sections' })).toHaveCount(0);
  await page.getByLabel('Short name', { exact: true }).first().fill('drawings');
  const renamed = preview(page).getByRole('link', { name: 'Art', exact: true });
  await expect(renamed).toHaveAttribute('href', '/drawings');

  await goTo(page, 'pages.yaml');
  await page.getByRole('button', { name: '+ Add one' }).first().click();
  await page.getByRole('radio', { name: 'gallery', exact: true }).check();
  // A missing value is reported after its field loses the focus; the short name follows the heading.
  const description = page.getByLabel('Description', { exact: true });
  await page.getByLabel('Heading', { exact: true }).fill('More');
  await expect(page.getByLabel('Short name', { exact: true }).first()).toHaveValue('more');
  await expect(page.getByRole('link', { name: 'Pages not saved', exact: true })).toBeVisible();
  await expect(description).not.toHaveAttribute('aria-invalid');
  await description.press('Tab');
  await expect(description).toHaveAttribute('aria-invalid', 'true');
  await description.fill('One sentence that says what there is more of on this small site.');
  const keptEmpty = page.getByRole('radiogroup', { name: 'Show the page while it is empty' });
  await keptEmpty.getByRole('radio', { name: 'yes', exact: true }).check();
  await expect(bar.last()).toHaveText('More');
});

test('moves the case study of a renamed project', { tag: '@full' }, async ({ page, editor }) => {
  await editor.write('projects/harbour-map.md', 'Words.\n\n![A map.](1-map.png)\n');
  await openForms(page, editor, 'projects.yaml:0');
  await page.getByRole('textbox', { name: 'Short name' }).fill('ferry-map');
  // Its text is available under the old name until it is saved.
  await page.getByRole('button', { name: 'Edit its case study' }).click();
  const textOf = (name: string) => page.getByRole('textbox', { name: `Text of content/projects/${name}.md` });
  await expect(textOf('harbour-map')).toHaveValue(/Words\./);
  const dialog = await review(page);
  await expect(
    dialog.getByText(
      'The project harbour-map is renamed to ferry-map, together with its case study, its 2 pictures and the links to it.',
    ),
  ).toBeVisible();
  await saveFrom(dialog, /^Saved content\/projects\.yaml/);
  expect(await editor.read('projects/ferry-map.md')).toContain('![A map.](1-map.png)');
  expect(await editor.list('images/projects')).toEqual(['ferry-map', 'tide-table.jpg']);
  await expect(page).toHaveURL(/#\/projects\/ferry-map\.md$/);
  await expect(textOf('ferry-map')).toHaveValue(/Words\./);
});
