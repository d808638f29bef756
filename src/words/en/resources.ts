/** The list of guides. */

export const updated = <Day>(day: Day) => ['Updated ', day]
