import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lookChoices, namedLooks } from '../../src/brand/look.ts';
import { lookSheets, makeLook } from '../../src/brand/make-look.ts';
import { rulesBySheet } from '../../src/brand/read-theme.ts';
import { lookStyles } from '../../src/build/prerender/content-modules.ts';

describe('a look', () => {
  it('adds no style sheet by default', () => {
    expect(lookSheets(makeLook({}))).toEqual([]);
    expect(lookSheets(makeLook({ look: 'underscore' }))).toEqual([]);
  });

  it('is changed by single choices and by the other lines of brand.yaml', () => {
    const look = makeLook({ look: { like: 'editorial', bar: 'side', home: 'typed' }, paper: 'cool' });
    expect(look.choices).toMatchObject({ bar: 'side', home: 'typed', entries: 'columns' });
    expect(look.typefaces).toBe('newsreader');
    expect(makeLook({ look: 'editorial', typefaces: 'literata' }).typefaces).toBe('literata');
    expect(makeLook({ look: 'warm', corners: 'square' })).toMatchObject({
      corners: 'square',
      chips: 'square',
    });
  });

  it('has a style sheet for every value that is not the default', () => {
    const values = Object.entries(lookChoices).flatMap(([choice, [, ...others]]) =>
      others.map((value) => `${choice}-${value}.css`),
    );
    expect(readdirSync('src/looks').sort()).toEqual(values.sort());
    expect(Object.keys(namedLooks).length).toBeGreaterThan(1);
  });

  it('shows whole photos in columns and on mounts with the captions of rows', () => {
    const sheets = (photos: 'masonry' | 'mounted' | 'rows') => lookSheets(makeLook({ look: { photos } }));
    expect(sheets('masonry')).toEqual(['photos-rows', 'photos-masonry']);
    expect(sheets('mounted')).toEqual(['photos-rows', 'photos-mounted']);
    expect(sheets('rows')).toEqual(['photos-rows']);
  });

  it('changes only style sheets that exist', () => {
    const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css') && !/^(?:looks|editor)/.test(file))
      .map((file) => basename(file));
    const changed = readdirSync('src/looks').flatMap((file) => [
      ...rulesBySheet(readFileSync(join('src/looks', file), 'utf8')).keys(),
    ]);
    const strays = changed.filter((name) => sheets.filter((sheet) => sheet === name).length !== 1);
    expect(changed).not.toEqual([]);
    expect(strays).toEqual([]);
  });

  // A class that is composed is copied without the rules of the look, and the copy may come after them.
  it('changes no class that other style sheets compose', () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.module.css'))
      .map((file) => readFileSync(join('src', file), 'utf8'));
    const composed = files.flatMap((css) =>
      [...css.matchAll(/composes: ([\w ]+) from "([^"]+)"/g)].flatMap(([, names = '', sheet = '']) =>
        names.split(' ').map((name) => `${basename(sheet)} .${name}`),
      ),
    );
    const changed = readdirSync('src/looks').flatMap((file) =>
      [...rulesBySheet(readFileSync(join('src/looks', file), 'utf8'))].flatMap(([sheet, css]) =>
        [...css.matchAll(/\.([a-z]\w*)/gi)].map(([, name]) => `${sheet} .${name}`),
      ),
    );
    expect(composed).toContain('utilities.module.css .label');
    expect(changed.filter((name) => composed.includes(name))).toEqual([]);
  });

  it('appends its rules to the style sheets of the site, and to no others', async () => {
    const { transform } = lookStyles(() => ['bar-side', 'type-mono']);
    const { handler } = transform as unknown as {
      handler: (this: { addWatchFile: () => void }, code: string, id: string) => Promise<string>;
    };
    const styled = (file: string) =>
      handler.call({ addWatchFile: () => {} }, '.bar {}', join(process.cwd(), 'src', file));
    expect(await styled('app/SiteHeader.module.css')).toMatch(/^\.bar \{\}[\s\S]*block-size: 100svb/);
    expect(await styled('ui/styles/base.css')).toMatch(
      /grid-area: main[\s\S]*--font-heading: var\(--font-label\)/,
    );
    expect(await styled('app/SiteFooter.module.css')).toBe('.bar {}');
  });
});
