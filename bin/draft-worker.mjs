/* Builds the draft for `start`, in a process of its own whose memory is free again when it ends. */
import { loadProgram } from './load-program.mjs';

const { runDraftWorker } = await loadProgram('commands/draft-worker');
await runDraftWorker(process.argv[2] ?? '');
