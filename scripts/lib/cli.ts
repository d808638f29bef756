/** What every command does in the same way: read arguments strictly, print, and say why it failed. */
import { type ParseArgsConfig, parseArgs, stripVTControlCharacters } from 'node:util'
import { type CalendarDay, isCalendarDay } from '../../src/lib/calendar-day'
import { isWallTime } from '../../src/lib/wall-time'
import { EnvironmentError, explained, explainedFault } from './environment-error'
import { visible } from './visible'

/** Resolves to the exit code: 0 done, 1 the content has mistakes. Throws for anything else, which is code 2. */
export type Run = (args: string[]) => Promise<number>

/** Runs a command with the arguments of the process. `name` is what a person types after `npm run`. */
export async function runCommand(name: string, run: Run): Promise<void> {
  // No process.exit: it would cut off output that is still on its way into a pipe.
  process.exitCode = await run(process.argv.slice(2)).catch((error) => explain(name, error))
}

/** A command that prints its usage when it is asked for help. */
export const withHelp =
  (usage: string, run: Run): Run =>
  async (args) => {
    if (!args.includes('--help')) return run(args)
    await write(process.stdout, usage)
    return 0
  }

/** The exit code, after it is said why the command failed. */
export async function explain(name: string, error: unknown): Promise<number> {
  const fault = explainedFault(error)
  const text = fault instanceof EnvironmentError ? fault.message.replace(/\s*\n\s*/g, ' ') : reportable(fault)
  // If stderr itself fails, the exit code is all that is left to say.
  await write(process.stderr, `${name}: ${stripVTControlCharacters(text).split('\n').map(visible).join('\n')}\n`).catch(
    ignore,
  )
  return 2
}

/** A fault of the program, with what is needed to find it. */
const reportable = (error: unknown): string =>
  `a fault of this program, not of the content; please report it with these lines:\n${error instanceof Error ? error.stack : error}`

/**
 * Resolves when the text has left the process: what is still in a pipe is lost when a process ends too early. A reader
 * that closes the pipe before the end, as `head` does, is not an error.
 */
export function write(stream: NodeJS.WriteStream, text: string): Promise<void> {
  // Errors come to the callback below. Without a listener, Node would end the process with a stack trace as well.
  if (stream.listenerCount('error', ignore) === 0) stream.on('error', ignore)
  return new Promise((resolve, reject) => {
    stream.write(text, (error) => {
      if (error && (error as NodeJS.ErrnoException).code !== 'EPIPE') reject(explained(error, 'cannot print'))
      else resolve()
    })
  })
}

const ignore = () => undefined

/** Reads options, and as many other words as a command takes, so that no typing error goes unnoticed. */
export function readOptions<Options extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: Options,
  words = 0,
) {
  const { values, positionals } = parse(args, options)
  if (positionals.length > words)
    throw new EnvironmentError(`${JSON.stringify(positionals[words])} is not expected here; --help lists the options`)
  return { values, words: positionals }
}

function parse<Options extends NonNullable<ParseArgsConfig['options']>>(args: string[], options: Options) {
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    throw new EnvironmentError(`${(error as Error).message.split(/\. |\n/)[0]}; --help lists the options`)
  }
}

/** The value of an option that is one of several words. */
export function choiceOption<Choice extends string>(name: string, value: string, choices: readonly Choice[]): Choice {
  const choice = choices.find((known) => known === value)
  if (choice !== undefined) return choice
  throw new EnvironmentError(`--${name} is ${JSON.stringify(value)}; it can be ${choices.join(', ')}`)
}

/** The port in the variable PORT, if it is set. */
export function portSetting(): number | undefined {
  const { PORT: written } = process.env
  if (written === undefined) return undefined
  const port = Number(written)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  throw new EnvironmentError(`PORT must be a number up to 65535, not ${JSON.stringify(written)}`)
}

/** The value of a `--now` that can have an hour, if it is given. */
export function nowOption(now: string | undefined): string | undefined {
  if (now === undefined || isWallTime(now)) return now
  throw new EnvironmentError(
    `--now is ${JSON.stringify(now)}; write a day as YYYY-MM-DD, or a day and an hour as "YYYY-MM-DD HH:MM"`,
  )
}

/** The value of a `--now` that is a day, if it is given. */
export function dayOption(now: string | undefined): CalendarDay | undefined {
  if (now === undefined || isCalendarDay(now)) return now
  throw new EnvironmentError(`--now is ${JSON.stringify(now)}; write a day as YYYY-MM-DD`)
}
