import { useCallback, useEffect, useState } from 'react';
import { attempt, stoppedMessage, waitForEnd } from './send-request.ts';

/** Runs a task that sends requests; resolves with whether it succeeded. Failures become a notice. */
export type RunRequest = (task: () => Promise<void>) => Promise<boolean>;

/** Sends requests and tracks whether the server still responds. */
export function useServer(isLoaded: boolean) {
  const [isStopped, setIsStopped] = useState(false);
  const [notice, setNotice] = useState('');
  const run: RunRequest = useCallback(async (task) => {
    const failure = await attempt(task);
    setIsStopped(failure === stoppedMessage);
    if (failure !== '' && failure !== stoppedMessage) setNotice(failure);
    return failure === '';
  }, []);
  useEffect(() => {
    if (!isLoaded || isStopped) return;
    const waiting = new AbortController();
    const onEnd = () => {
      if (!waiting.signal.aborted) setIsStopped(true);
    };
    waitForEnd(waiting.signal).then(onEnd, onEnd);
    return () => waiting.abort();
  }, [isLoaded, isStopped]);
  return { run, isStopped, notice: isStopped ? stoppedMessage : notice, setNotice };
}
