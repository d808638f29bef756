/** The tests have two tiers: the gate, run for every change, and the deep tier, run with TEST_TIER=deep. */
export const isDeep = process.env.TEST_TIER === 'deep'

/** How many random cases to draw: enough in the gate to notice what broke, as many as time allows in the deep tier. */
export const cases = (gate: number, deep: number) => (isDeep ? deep : gate)
