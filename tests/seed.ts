import fc from 'fast-check';

/** After this time, in ms, a property test has tried enough cases. Only a busy machine needs longer. */
const maxRandomMs = 1_200_000;

/** The seed of all property tests of a run, printed at its start. */
fc.configureGlobal({ seed: Number(process.env.PORTFOLIO_SEED), interruptAfterTimeLimit: maxRandomMs });
