import fc from 'fast-check';

/** Every property test of a run draws from one seed, which the run names at its beginning. */
fc.configureGlobal({ seed: Number(process.env.PORTFOLIO_SEED) });
