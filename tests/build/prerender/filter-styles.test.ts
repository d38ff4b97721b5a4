import { expect, it } from 'vitest';
import { filterStyles } from '../../../src/build/prerender/filter-styles.ts';

it('shows one filter as chosen where the name of a category ends like another', () => {
  const styles = filterStyles(['work', 'class-work']);
  const selectors = [...styles.matchAll(/\[href(\$?)="([^"]+)"\]/g)];
  const chosen = selectors.filter(([, isEnd, text = '']) =>
    isEnd ? '#_show-class-work'.endsWith(text) : text === '#_show-class-work',
  );
  expect(chosen).toHaveLength(1);
});
