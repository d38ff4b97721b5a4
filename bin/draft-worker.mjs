/* Builds the draft for `start` in a separate process, whose memory is freed when it ends. */
import { loadProgram } from './load-program.mjs';

const { runDraftWorker } = await loadProgram('commands/draft-worker');
await runDraftWorker(process.argv[2] ?? '');
