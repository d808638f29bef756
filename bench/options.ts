/** Values of options that several benchmarks have. */
import { EnvironmentError } from '../scripts/lib/environment-error'

/** `100,1000` as numbers, none below `least`. */
export function sizesIn(text: string, least: number): number[] {
  return text.split(',').map((part) => wholeNumber('sizes', part, least))
}

export function wholeNumber(name: string, text: string, least: number): number {
  const number = /^\d{1,6}$/.test(text.trim()) ? Number(text) : Number.NaN
  if (number >= least) return number
  throw new EnvironmentError(`--${name} has ${JSON.stringify(text)}; write a whole number from ${least} on`)
}
