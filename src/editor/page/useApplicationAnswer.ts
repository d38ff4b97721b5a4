import { useEffect, useRef, useState } from 'react';
import type { Draft } from '../protocol/protocol.ts';
import { attempt } from './send-request.ts';

const pauseMs = 700;

/**
 * Sends a request about an application and its drafts, and again after each pause in typing. An answer that a later
 * request has overtaken is ignored; after a failure the last answer stays.
 */
export function useApplicationAnswer<Answer>(
  name: string,
  drafts: Draft[],
  request: (name: string, drafts: Draft[]) => Promise<Answer>,
) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [refusal, setRefusal] = useState('');
  const turn = useRef(0);
  const read = async () => {
    turn.current += 1;
    const current = turn.current;
    const isLatest = () => current === turn.current;
    const failure = await attempt(async () => {
      const next = await request(name, drafts);
      if (isLatest()) setAnswer(next);
    });
    if (isLatest()) setRefusal(failure);
  };
  const key = JSON.stringify([name, drafts]);
  useEffect(() => {
    const timer = setTimeout(read, answer === null ? 0 : pauseMs);
    return () => {
      clearTimeout(timer);
      turn.current += 1;
    };
  }, [key]);
  return { answer, refusal, read };
}
