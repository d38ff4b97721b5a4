/** Gives a function that runs the tasks it is handed one after another, in the order they came; each has its outcome. */
export function oneByOne(): <T>(task: () => T | Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const run = last.then(task);
    last = run.catch(() => {});
    return run;
  };
}
