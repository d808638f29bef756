/** What commands are told: options that are read strictly, so that a typing error never goes unnoticed. */
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { isDay } from '../dates'
import { EnvironmentError } from '../environment'
import { type Format, formats } from '../problems'

export type Command = {
  /** What `--help` prints. */
  usage: string
  /** Resolves to the exit code. */
  run: (args: string[]) => Promise<number>
}

/** Options that several commands share. */
export const shared = {
  content: { type: 'string', default: 'content' },
  out: { type: 'string', default: '.generated/content' },
  format: { type: 'string', default: 'pretty' },
  now: { type: 'string' },
  'include-hidden': { type: 'boolean', default: false },
  'no-cache': { type: 'boolean', default: false },
} as const satisfies ParseArgsConfig['options']

/** Reads options, and as many other words as a command needs. Throws an `EnvironmentError` of one line. */
export function readOptions<Options extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: Options,
  words = 0,
) {
  const { values, positionals } = parseStrictly(args, options)
  if (positionals.length > words)
    throw new EnvironmentError(`${JSON.stringify(positionals[words])} is not expected here; --help lists the options`)
  return { values, words: positionals }
}

function parseStrictly<Options extends NonNullable<ParseArgsConfig['options']>>(args: string[], options: Options) {
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    throw new EnvironmentError(`${(error as Error).message.split(/\. |\n/)[0]}; --help lists the options`)
  }
}

export function folderOption(name: string, value: string): string {
  if (value.trim() === '' || value.includes('\0')) throw new EnvironmentError(`--${name} needs the path of a folder`)
  return value
}

export function formatOption(format: string): Format {
  if (formats.includes(format as Format)) return format as Format
  throw new EnvironmentError(`--format is ${JSON.stringify(format)}; it can be ${formats.join(', ')}`)
}

export function dayOption(now: string | undefined): string | undefined {
  if (now === undefined || isDay(now)) return now
  throw new EnvironmentError(`--now is ${JSON.stringify(now)}; write a day as YYYY-MM-DD`)
}
