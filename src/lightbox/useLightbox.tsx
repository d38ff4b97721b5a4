import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { Picture } from '../core/picture.ts';
import { savesData } from '../router/Navigation.ts';
import { useAddressParameter, useNavigation } from '../router/useNavigation.ts';
import { type FigureSequence, oldPhotoParam, photoParam } from './figure-sequence.ts';

/** A pointer that rests this long on a picture is likely to click it. */
export const hoverIntentMs = 100;

type LightboxOnPage = {
  /** Opens the figure with this name. The function is stable. */
  open: (id: string) => void;
  /** Preloads the code of the lightbox and a picture that the visitor may soon open. The function is stable. */
  prefetch: (picture?: Picture) => void;
  /** The lightbox; may be rendered anywhere on the page. */
  overlay: ReactNode;
};

/**
 * A lightbox over the page. Each page has one, with all its sequences:
 *
 *     const [sequences] = useState(() => [sequenceOf(figures)]);
 *     const lightbox = useLightbox(sequences);
 *     … <a data-figure={id} onClick={() => lightbox.open(id)}>…</a> {lightbox.overlay}
 *
 * `data-figure` marks the place of a figure on the page: its picture grows from there, and the focus returns to it.
 *
 * The lightbox follows the address, `?photo=<id>`: Back closes it, Forward opens it again, a link leads into it. Steps
 * replace the address, so that one step back leaves.
 */
export function useLightbox(sequences: readonly FigureSequence[]): LightboxOnPage {
  const navigation = useNavigation();
  const clickedId = useRef('');
  const [code, setCode] = useState<LightboxCode | null>(null);
  const photo = useAddressParameter(photoParam);
  const oldPhoto = useAddressParameter(oldPhotoParam);
  const isNamed = photo + oldPhoto !== '';
  useEffect(() => {
    if (isNamed)
      loadLightboxCode().then(setCode, () => {
        // A newer version was published, or there is no connection: the browser loads the page once.
        if (clickedId.current) window.location.reload();
      });
  }, [isNamed]);
  const open = useCallback(
    (id: string) => {
      clickedId.current = id;
      if (id !== navigation.parameter(photoParam)) navigation.openView(photoParam, id);
    },
    [navigation],
  );
  return {
    open,
    prefetch,
    overlay: code && <code.AddressedLightbox sequences={sequences} clickedId={clickedId} />,
  };
}

function prefetch(picture?: Picture): void {
  if (savesData()) return;
  loadLightboxCode().then(
    ({ prefetchPicture }) => picture && prefetchPicture(picture),
    () => {},
  );
}

/** Loads the chunk of the lightbox, which also has the code of videos and moving pictures. */
export const loadLightboxCode = () => import('./lightbox-code.ts');

type LightboxCode = Awaited<ReturnType<typeof loadLightboxCode>>;

/** A module that is loaded after the page, if it is needed; null until it has arrived, and if it cannot be loaded. */
export function useLoaded<Module>(isNeeded: boolean, load: () => Promise<Module>): Module | null {
  const [loaded, setLoaded] = useState<Module | null>(null);
  useEffect(() => {
    if (isNeeded) load().then(setLoaded, () => {});
  }, [isNeeded, load]);
  return isNeeded ? loaded : null;
}
