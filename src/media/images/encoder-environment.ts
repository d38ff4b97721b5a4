/**
 * Environment variables for a process that encodes images. With a heap per thread, glibc keeps the memory of encoded images:
 * 40 % of the peak of a build. Other systems ignore them. https://sharp.pixelplumbing.com/install#linux-memory-allocator
 */
export const encoderEnvironment = { MALLOC_ARENA_MAX: '2' };
