/** The language by whose alphabet guides are in order. */
export const alphabet = 'en'
export const updated = <Day>(day: Day) => ['Updated ', day]
