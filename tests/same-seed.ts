import fc from 'fast-check'

/**
 * Property tests draw the same cases at every run, so that a red run is red for a reason and can be repeated. To search
 * further, choose another seed: FC_SEED=7 npx vitest run --project=unit
 */
fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? 20261120) })
