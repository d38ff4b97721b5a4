import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createQueue, forEachInQueue, type Queue, whenAllEnd } from '../../src/files/queue.ts';

/** Runs tasks of these weights; returns the maximum number and the maximum total weight of concurrent tasks. */
async function watch(queue: Queue, weights: number[]) {
  let [running, usedMb, maxRunning, maxMb] = [0, 0, 0, 0];
  const tasks = weights.map((weightMb) =>
    queue(async () => {
      running += 1;
      usedMb += weightMb;
      maxRunning = Math.max(maxRunning, running);
      maxMb = Math.max(maxMb, usedMb);
      await wait(5);
      running -= 1;
      usedMb -= weightMb;
    }, weightMb),
  );
  await Promise.all(tasks);
  return { maxRunning, maxMb };
}

it.each([
  ['as many tasks at once as allowed', createQueue(3), [1, 1, 1, 1, 1], 3, 3],
  ['one after another', createQueue(1), [1, 1, 1], 1, 1],
  ['no more tasks than fit into memory', createQueue(4, { maxMb: 100 }), [40, 40, 40, 40], 2, 80],
  ['a task that exceeds the memory limit alone', createQueue(4, { maxMb: 100 }), [40, 300, 40], 1, 300],
])('runs %s', async (_what, queue, weights, maxRunning, maxMb) => {
  expect(await watch(queue, weights)).toEqual({ maxRunning, maxMb });
});

it.each([
  [false, ['a', 'b', 'c', 'd']],
  [true, ['a', 'd', 'c', 'b']],
])('starts the newest waiting task first (newestFirst: %s)', async (newestFirst, order) => {
  const queue = createQueue(1, { newestFirst });
  const begun: string[] = [];
  await Promise.all(['a', 'b', 'c', 'd'].map((name) => queue(() => wait(1).then(() => begun.push(name)))));
  expect(begun).toEqual(order);
});

it('continues after a failed task, whose caller gets the error', async () => {
  const queue = createQueue(1);
  const failing = queue(() => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
  expect(await queue(() => 'yes')).toBe('yes');
});

it('starts no item after a failure, and waits for running ones', async () => {
  const ended: number[] = [];
  const work = forEachInQueue(createQueue(2), [0, 1, 2, 3], async (item) => {
    if (item === 0) throw new Error('first');
    await wait(5);
    ended.push(item);
  });
  await expect(work).rejects.toThrow('first');
  expect(ended).toEqual([1]);
});

it('rejects after a failure when nothing is running', async () => {
  let hasEnded = false;
  const slow = wait(10).then(() => {
    hasEnded = true;
  });
  await expect(whenAllEnd([slow, Promise.reject(new Error('no'))])).rejects.toThrow('no');
  expect(hasEnded).toBe(true);
});
