/**
 * An amount of money as readers of a language write it: `$3,000`, `2.800 €`. Whole amounts have no digits behind the
 * point, others have all that the currency has: `$49.50`.
 */
export function formatPrice(amount: number, currency: string, language: string): string {
  const digits = Number.isInteger(amount) ? { maximumFractionDigits: 0 } : {}
  return new Intl.NumberFormat(language, { style: 'currency', currency, ...digits }).format(amount)
}
