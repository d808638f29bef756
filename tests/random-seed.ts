import fc from 'fast-check'

/** Every test process draws its random cases with the seed that choose-seed.ts chose. */
fc.configureGlobal({ seed: Number(process.env.TEST_SEED) })
