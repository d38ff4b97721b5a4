/* Encodes pictures in a separate process, whose memory is freed when it ends. */
import { loadProgram } from './load-program.mjs';

const { runPictureWorker } = await loadProgram('media/images/picture-worker');
runPictureWorker();
