import { Fragment as ReactFragment, jsx as reactJsx } from 'react/jsx-runtime';

/*
 * The JSX runtime of the pages that visitors load. Its exports are constants, because functions of a CommonJS module are
 * called as `(0, runtime.jsx)(…)` (0.3 KB per page). In production, `jsx` and `jsxs` are the same function.
 */

export const Fragment = ReactFragment;
export const jsx = reactJsx;
export { jsx as jsxs };
