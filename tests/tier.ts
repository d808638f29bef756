/** The tests have two tiers: the gate, run for every change, and the deep tier, run with TEST_TIER=deep. */
export const isDeep = process.env.TEST_TIER === 'deep'

/** How many random cases to draw: enough in the gate to notice what broke, as many as time allows in the deep tier. */
export const cases = (gate: number, deep: number) => (isDeep ? deep : gate)

/** An eighth of a long list in the gate, evenly spread, and all of it in the deep tier. */
export const examplesOf = <Example>(all: readonly Example[]): readonly Example[] =>
  isDeep ? all : all.filter((_, index) => index % 8 === 0)
