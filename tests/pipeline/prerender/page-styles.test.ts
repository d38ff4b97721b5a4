import { describe, expect, it } from 'vitest';
import { splitSpecial } from '../../../src/pipeline/prerender/page-styles.ts';

describe('splitting off what only paper, forced colours and missing scripts need', () => {
  it('keeps everything, each rule in its layer', () => {
    expect(splitSpecial('@layer a{.x{color:red}@media print{.x{color:#000}}.y{top:0}}.z{left:0}')).toEqual({
      usual: '@layer a{.x{color:red}.y{top:0}}.z{left:0}',
      special: '@layer a{@media print{.x{color:#000}}}',
    });
  });

  it.each(['print', 'screen', '(forced-colors: active)', '(forced-colors:active)', '(scripting:none)'])(
    'sorts @media %s',
    (media) => {
      const css = `@media ${media}{.x{top:0}}`;
      const isUsual = media === 'screen';
      expect(splitSpecial(css)).toEqual({ usual: isUsual ? css : '', special: isUsual ? '' : css });
    },
  );

  it('leaves alone what combines a special medium with a usual one', () => {
    const css = '@media not print{.x{top:0}}@media print and (width>9in){.y{top:0}}';
    expect(splitSpecial(css)).toEqual({ usual: css, special: '' });
  });

  it('looks into conditions, and leaves out those that are empty then', () => {
    expect(splitSpecial('@supports (gap:1px){@container (width<9px){@media print{.x{top:0}}}}')).toEqual({
      usual: '',
      special: '@supports (gap:1px){@container (width<9px){@media print{.x{top:0}}}}',
    });
  });

  it('takes braces and semicolons in strings for letters', () => {
    const css = '@layer a,b;.x:after{content:"}; @media print{"}';
    expect(splitSpecial(css)).toEqual({ usual: css, special: '' });
  });
});
