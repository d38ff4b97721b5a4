import {
  createContext,
  use,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useSyncExternalStore,
} from 'react';
import type { PagePart } from '../core/routes.ts';
import type { LoadedPage, Navigation } from './Navigation.ts';

export const NavigationContext = createContext<Navigation | null>(null);

/** Where a page is shown on the homepage; `null` on its own. */
export const PartContext = /* @__PURE__ */ createContext<PagePart | null>(null);

export function usePart(): PagePart | null {
  return use(PartContext);
}

export function useNavigation(): Navigation {
  const navigation = use(NavigationContext);
  if (!navigation) throw new Error('no NavigationContext');
  return navigation;
}

/** The current page. For the one component that renders pages. */
export function usePage(): LoadedPage {
  const navigation = useNavigation();
  const page = useSyncExternalStore(navigation.subscribe, navigation.page, navigation.page);
  useEffect(() => navigation.start(), [navigation]);
  // `page` is a dependency because each page restores its position once, when it is in the document.
  useLayoutEffect(() => navigation.restore(), [navigation, page]);
  return page;
}

/**
 * Whether to render what is far below the window: always, except in the first paint of a page that a click shows from
 * its top. That part follows right after, so that the click is answered sooner.
 */
export function useRendersBelowFold(): boolean {
  const { isSeenFromTop } = useNavigation();
  return useDeferredValue(true, !isSeenFromTop);
}

/** A parameter of the page's address, `''` when it is absent, and while prerendering and hydrating. */
export function useAddressParameter(name: string): string {
  const navigation = useNavigation();
  const read = () => navigation.parameter(name);
  return useSyncExternalStore(navigation.subscribe, read, read);
}
