import { randomInt } from 'node:crypto'
import { isDeep } from './tier'

const GATE_SEED = 20261120

/**
 * Chooses the seed of the random cases once for all test processes. The gate always draws the same cases, so that a
 * change that has nothing to do with a test cannot break it. The deep tier draws new ones and prints their seed:
 * `TEST_SEED=… TEST_TIER=deep npx vitest run --project=unit FILE` draws the same cases again.
 */
export default function chooseSeed() {
  process.env.TEST_SEED ||= String(isDeep ? randomInt(2 ** 31) : GATE_SEED)
  if (isDeep) console.log(`Random cases are drawn with TEST_SEED=${process.env.TEST_SEED}`)
}
