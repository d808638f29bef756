/**
 * `npm run build:content`: arguments in, problems out, and an exit code: 0 built, 1 mistakes in the content, 2 anything
 * else.
 */
import { build } from './commands/build'
import type { Command } from './commands/options'
import { EnvironmentError } from './environment'
import { write } from './problems'
import { nearest } from './problems/suggest'
import { visible } from './problems/words'

/** Loaded when they are called, so that a build does not wait for what it does not use. */
const commands: Record<string, () => Promise<Command>> = {
  check: async () => (await import('./commands/check')).check,
  watch: async () => (await import('./commands/watch')).watch,
  new: async () => (await import('./commands/new')).newEntry,
  fix: async () => (await import('./commands/fix')).fix,
}

const LIST = `
Commands, each with its own --help:
  check                say what is wrong, and write nothing
  watch                build again whenever the content changes
  new                  make the file of a new entry
  fix                  mend what needs no decision
`

async function run(args: string[]): Promise<number> {
  const [name = '', ...rest] = args
  const isBuild = name === '' || name.startsWith('-')
  const command = isBuild ? build : await (Object.hasOwn(commands, name) ? commands[name] : undefined)?.()
  if (!command) throw unknownCommand(name)
  if (args.includes('--help')) {
    await write(process.stdout, isBuild ? build.usage + LIST : command.usage)
    return 0
  }
  return command.run(isBuild ? args : rest)
}

function unknownCommand(name: string): EnvironmentError {
  const meant = nearest(name, Object.keys(commands))
  const remedy = meant ? `did you mean ${JSON.stringify(meant)}?` : `it can be ${Object.keys(commands).join(', ')}`
  return new EnvironmentError(`there is no command ${JSON.stringify(name)}; ${remedy}`)
}

/** One line on stderr, whatever went wrong. */
async function explain(error: unknown): Promise<number> {
  const words = error instanceof Error ? error.message : String(error)
  const message = error instanceof EnvironmentError ? words : `unexpected: ${words}`
  await write(process.stderr, `build:content: ${visible(message.replace(/\s*\n\s*/g, ' '))}\n`)
  return 2
}

// No process.exit: it would cut off what is still on its way into a pipe.
process.exitCode = await run(process.argv.slice(2)).catch(explain)
