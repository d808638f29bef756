const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
})

/** An amount of US dollars as visitors read it: `$3,000`, and with cents where they are not zero: `$49.50`. */
export function formatPrice(amount: number): string {
  return dollars.format(amount)
}
