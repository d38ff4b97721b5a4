/** The number of a port as it was typed; null when it is none that may be listened at. 0 asks for any that is free. */
export function readPort(written: string): number | null {
  const port = Number(written);
  const isPort = /^\d+$/.test(written) && (port === 0 || port >= 1024) && port <= 65_535;
  return isPort ? port : null;
}
