import type * as en from '../en/prices'
import type { Same } from '../same'

export type Complete = Same<typeof en, typeof import('./prices')>

/** An amount of US dollars: “1.500 $”, and with cents where they are not zero: “49,50 $”. The space never breaks. */
export function formatPrice(amount: number): string {
  const [whole = '', cents] = Math.abs(amount).toFixed(2).split('.')
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, '.')
  return `${amount < 0 ? '-' : ''}${grouped}${cents === '00' ? '' : `,${cents}`}\u00a0$`
}
