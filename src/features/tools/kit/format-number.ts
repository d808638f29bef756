/**
 * A number as visitors read it, rounded for display only: three significant digits below 1, at most two decimals above.
 * What is not zero never reads as zero.
 */
export function formatNumber(value: number): string {
  const digits = Math.abs(value) < 1 ? { maximumSignificantDigits: 3 } : { maximumFractionDigits: 2 }
  return withMinus(value.toLocaleString('en-US', digits))
}

/** US dollars: whole where they are, else cents, and more digits for parts of a cent. */
export function formatMoney(value: number): string {
  const digits =
    value !== 0 && Math.abs(value) < 0.1
      ? { maximumSignificantDigits: 2 }
      : { maximumFractionDigits: 2, minimumFractionDigits: Number.isInteger(value) ? 0 : 2 }
  return withMinus(value.toLocaleString('en-US', { style: 'currency', currency: 'USD', ...digits }))
}

/** A percentage with at most two decimals. */
export function formatPercent(value: number): string {
  return `${withMinus(value.toLocaleString('en-US', { maximumFractionDigits: 2 }))}%`
}

/** The minus sign, not the hyphen that the language's own formatter writes. */
function withMinus(text: string): string {
  return text.replace('-', '−')
}
