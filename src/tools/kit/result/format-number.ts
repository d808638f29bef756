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

/**
 * A percentage with at most two decimals; with more where two would show it on the other side of a mark that decides
 * something, as 5.999 would read "6%" and yet stay below 6.
 */
export function formatPercent(value: number, marks: readonly number[] = []): string {
  const round = (digits: number) => value.toLocaleString('en-US', { maximumFractionDigits: digits, useGrouping: false })
  const isTrue = (rounded: number) => marks.every((mark) => Math.sign(rounded - mark) === Math.sign(value - mark))
  let digits = 2
  while (digits < 15 && !isTrue(Number(round(digits)))) digits++
  return `${withMinus(value.toLocaleString('en-US', { maximumFractionDigits: digits }))}%`
}

/** A number and its noun: "1 like", "2,000 likes". */
export function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`
}

/** The minus sign, not the hyphen that the language's own formatter writes. */
function withMinus(text: string): string {
  return text.replace('-', '−')
}
