import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/{docs,model,pipeline,site,scripts}/**/*.test.{ts,tsx}'],
    // Picture tests encode, and two cores are shared with the browser of other suites.
    testTimeout: 30_000,
    // As for the browser tests: a shared, busy machine can miss a deadline once. Who works on a test sees it fail.
    retry: process.env.CI ? 1 : 0,
  },
});
