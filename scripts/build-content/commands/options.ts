/** What the subcommands have in common: their shape, and options that several of them take. */
import type { ParseArgsConfig } from 'node:util'
import { choiceOption, nowOption, type Run } from '../../lib/cli'
import { type Format, formats } from '../../lib/diagnostics'
import { EnvironmentError } from '../../lib/environment-error'

export type Command = {
  /** What `--help` prints. */
  usage: string
  run: Run
}

/** Options that several commands share. */
export const shared = {
  /** Every command reads the same folder, whether it builds, checks or serves. */
  content: { type: 'string', default: process.env.CONTENT_DIR ?? 'content' },
  out: { type: 'string', default: '.generated/content' },
  format: { type: 'string', default: 'pretty' },
  now: { type: 'string' },
  'include-hidden': { type: 'boolean', default: false },
  'no-cache': { type: 'boolean', default: false },
} as const satisfies ParseArgsConfig['options']

/** What to build, and where to. */
export const buildOptions = (values: { content: string; out: string; now?: string; 'include-hidden': boolean }) => ({
  content: folderOption('content', values.content),
  out: folderOption('out', values.out),
  now: nowOption(values.now),
  includeHidden: values['include-hidden'],
})

export function folderOption(name: string, value: string): string {
  if (value.trim() === '' || value.includes('\0')) throw new EnvironmentError(`--${name} needs the path of a folder`)
  return value
}

export const formatOption = (format: string): Format => choiceOption('format', format, formats)
