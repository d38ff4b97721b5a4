/** Network Information API: https://wicg.github.io/netinfo/ (Chromium only; elsewhere nobody asks to save). */
export function savesData(): boolean {
  const connection = (navigator as { connection?: { saveData?: boolean } }).connection;
  return connection?.saveData === true;
}
