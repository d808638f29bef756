/** Numbers as precise as the model is: people who saw something are whole numbers. */

/** A number of people or orders: whole from 100 on, below that with two significant digits, and never zero for some. */
export function formatCount(value: number): string {
  const digits = value >= 100 ? { maximumFractionDigits: 0 } : { maximumSignificantDigits: 2 }
  return value.toLocaleString('en-US', digits)
}

/** A number in a line of arithmetic, with all digits that the line needs to be right. */
export function formatExact(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: 6 })
}

/** A share of many simulated campaigns, 0 to 1: in whole percent, and never certain, because no simulation is. */
export function formatChance(share: number): string {
  if (share < 0.01) return 'less than 1%'
  if (share > 0.99) return 'more than 99%'
  return `${Math.round(share * 100)}%`
}

/** Money that is only estimated: two significant digits. */
export function formatEstimate(value: number): string {
  return value.toLocaleString('en-US', { style: 'currency', currency: 'USD', maximumSignificantDigits: 2 })
}
