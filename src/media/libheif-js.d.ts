/** The part of libheif-js's interface that is used here; the package ships types for its C functions only. */
declare module 'libheif-js/wasm-bundle.js' {
  type Pixels = { data: Uint8ClampedArray; width: number; height: number };
  type HeifImage = {
    is_primary: () => boolean;
    get_width: () => number;
    get_height: () => number;
    /** Passes the pixels (RGBA, upright) to the callback; null if they cannot be decoded. */
    display: (pixels: Pixels, done: (filled: Pixels | null) => void) => void;
    free: () => void;
  };
  const libheif: {
    ready: Promise<unknown>;
    HeifDecoder: new () => { decode: (bytes: Uint8Array) => HeifImage[]; decoder: { delete: () => void } };
  };
  export default libheif;
}
