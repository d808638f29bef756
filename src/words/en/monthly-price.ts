export const startingAt = 'Starting at'
export const perMonth = ' / month'
