export const highestPort = 65_535;

/** The number of a port as it was typed; null when it is none that may be listened at. 0 asks for any that is free. */
export function readPort(written: string, highest = highestPort): number | null {
  const port = Number(written);
  const isPort = /^\d+$/.test(written) && (port === 0 || port >= 1024) && port <= highest;
  return isPort ? port : null;
}
