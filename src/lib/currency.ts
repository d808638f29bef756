/** Currencies by their codes of ISO 4217, as every browser and Node know them. */

export const isCurrency = (code: string): boolean => Intl.supportedValuesOf('currency').includes(code)

/** How many digits an amount has behind the point: 2 for US dollars, 0 for yen, 3 for Kuwaiti dinars. */
export function minorDigits(currency: string): number {
  const { maximumFractionDigits } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
  return maximumFractionDigits ?? 2
}

/** Whether the currency has coins or notes small enough for an amount. */
export const fitsCurrency = (amount: number, currency: string): boolean =>
  Number(amount.toFixed(minorDigits(currency))) === amount
