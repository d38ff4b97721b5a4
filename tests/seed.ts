import fc from 'fast-check';

/** The seed of all property tests of a run, printed at its start. */
fc.configureGlobal({ seed: Number(process.env.PORTFOLIO_SEED) });
