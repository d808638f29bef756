/** What the benchmarks are told: options that are read strictly. */
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { EnvironmentError } from '../build-content/environment'

/** Reads options. Throws an `EnvironmentError` of one line. */
export function readOptions<Options extends NonNullable<ParseArgsConfig['options']>>(args: string[], options: Options) {
  try {
    return parseArgs({ args, options }).values
  } catch (error) {
    const known = Object.keys(options).map((name) => `--${name}`)
    throw new EnvironmentError(`${(error as Error).message.split(/\. |\n/)[0]}; there are ${known.join(', ')}`)
  }
}

/** `100,1000` as numbers, none below `least`. */
export function sizesIn(text: string, least: number): number[] {
  return text.split(',').map((part) => wholeNumber('sizes', part, least))
}

export function wholeNumber(name: string, text: string, least: number): number {
  const number = /^\d{1,6}$/.test(text.trim()) ? Number(text) : Number.NaN
  if (number >= least) return number
  throw new EnvironmentError(`--${name} has ${JSON.stringify(text)}; write a whole number from ${least} on`)
}
