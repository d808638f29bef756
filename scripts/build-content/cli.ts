/** `npm run build:content`: finds the command that was asked for, and runs it. */
import { type Run, runCommand, withHelp } from '../lib/cli'
import { nearest } from '../lib/diagnostics/suggest'
import { EnvironmentError } from '../lib/environment-error'
import { build, type Command } from './commands/build'

/** Loaded when they are called, so that a build does not wait for what it does not use. */
const commands: Record<string, () => Promise<Command>> = {
  check: async () => (await import('./commands/build')).check,
  watch: async () => (await import('./commands/watch')).watch,
  new: async () => (await import('./commands/edit')).newEntry,
  fix: async () => (await import('./commands/edit')).fix,
}

const LIST = `
Commands, each with its own --help:
  check                say what is wrong, and write nothing
  watch                build again whenever the content changes
  new                  make the file of a new entry
  fix                  fix what needs no decision
`

const run: Run = async (args) => {
  const [name = '', ...rest] = args
  if (name === '' || name.startsWith('-')) return withHelp(build.usage + LIST, build.run)(args)
  const command = await (Object.hasOwn(commands, name) ? commands[name] : undefined)?.()
  if (!command) throw unknownCommand(name)
  return withHelp(command.usage, command.run)(rest)
}

function unknownCommand(name: string): EnvironmentError {
  const meant = nearest(name, Object.keys(commands))
  const remedy = meant ? `did you mean ${JSON.stringify(meant)}?` : `it can be ${Object.keys(commands).join(', ')}`
  return new EnvironmentError(`there is no command ${JSON.stringify(name)}; ${remedy}`)
}

await runCommand('build:content', run)
