/** Whether there is a process with this number, this one included. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process: it runs, and may not be asked.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
