import { createContext } from 'react';

/** Whether a page is drawn ahead of the click that may lead to it, and not seen yet. */
export const IsAhead = createContext(false);
