import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import type { Refusal } from './foreign-request.ts';

export type InboxLimits = {
  /** Messages of one mail address within an hour. */
  perSender: number;
  /** Messages in the folder. */
  inAll: number;
};

/** A person does not write more, and some hundred MB at most lie on the disk. */
export const defaultInboxLimits: InboxLimits = { perSender: 30, inAll: 5000 };

const hourMs = 60 * 60 * 1000;
/** A browser without scripts posts each click of a double click; nobody writes the same again as fast. */
const doubleClickMs = 10_000;

/**
 * Decides what becomes of a message before it is kept: a refusal, `repeated` for one that was just kept, or `null` for
 * one to keep. Call `forget` with one that could not be kept after all.
 */
export function createInboxLimits(folder: string, { perSender, inAll }: InboxLimits) {
  let lately: { sender: string; digest: string; atMs: number }[] = [];
  let lying: number | null = null;

  const digestOf = (message: { email: string }) =>
    createHash('sha256').update(JSON.stringify(message)).digest('base64');

  return {
    async judge(message: { email: string }): Promise<Refusal | 'repeated' | null> {
      // The owner may have taken messages away since they were counted.
      if (lying === null || lying >= inAll) lying = (await readdir(folder).catch(() => [])).length;
      const nowMs = performance.now();
      const sender = message.email.toLowerCase();
      const digest = digestOf(message);
      lately = lately.filter(({ atMs }) => nowMs - atMs < hourMs);
      if (lately.some((one) => one.digest === digest && nowMs - one.atMs < doubleClickMs)) return 'repeated';
      if (lately.filter((one) => one.sender === sender).length >= perSender)
        return {
          status: 429,
          sentence: 'This is more than one person writes in an hour. Please try again later.',
        };
      if (lying >= inAll) return { status: 507, sentence: 'The inbox is full.' };
      lately.push({ sender, digest, atMs: nowMs });
      lying += 1;
      return null;
    },
    forget(message: { email: string }): void {
      const digest = digestOf(message);
      lately = lately.filter((one) => one.digest !== digest);
    },
  };
}
