import { describe, expect, it } from 'vitest';
import type { PageContents } from '../../../src/model/page-content.ts';
import { contentModuleIds } from '../../../src/pipeline/prerender/content-modules.ts';

const styles = { 'virtual:fonts.css': 'a', 'virtual:tints.css': 'b' };

/** Contents of two pages; what they say does not matter here. */
function site(home: string, projects: string, tints = 'b') {
  const contents = { home: { intro: home }, projects: { projects } } as unknown as PageContents;
  return { contents, styles: { ...styles, 'virtual:tints.css': tints } };
}

describe('what an edit of the content changes in open pages', () => {
  it('is nothing where every page still says the same', () => {
    expect(contentModuleIds(site('a', 'b'), site('a', 'b'))).toEqual([]);
  });

  it('is the content of the page whose words changed, and no other', () => {
    expect(contentModuleIds(site('a', 'b'), site('A', 'b'))).toEqual(['\0virtual:content/home']);
  });

  it('includes the colours of pictures when a new one brings its own', () => {
    expect(contentModuleIds(site('a', 'b'), site('a', 'b', 'c'))).toEqual(['\0virtual:tints.css']);
  });
});
