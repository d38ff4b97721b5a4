/**
 * How long this process is at work until that has ended, in seconds. What may take so long is judged by this, since on
 * the clock a busy machine takes several times as long.
 */
export async function cpuSeconds(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}
