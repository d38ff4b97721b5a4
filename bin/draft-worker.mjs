/* Builds the draft for `start`, in a process of its own whose memory is free again when it ends. */
import './register.mjs';

const { runDraftWorker } = await import('../src/commands/draft-worker.ts');
await runDraftWorker(process.argv[2] ?? '');
