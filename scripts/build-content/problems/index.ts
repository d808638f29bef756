/** Problems: what they are, and how a command prints them. */
import { type Format, formatGithub, formatJson, formatPretty, summarize } from './format'
import type { Problem } from './problem'

export { type Format, formatProblem, formats } from './format'
export { hasErrors, type Problem } from './problem'

type LineOf = (file: string, line: number) => string | undefined

/** Prints problems: `json` and `github` to stdout for other programs, `pretty` to stderr for people. */
export async function reportProblems(problems: readonly Problem[], format: Format, lineOf?: LineOf): Promise<void> {
  if (format === 'json') return write(process.stdout, formatJson(problems))
  if (format === 'github') return write(process.stdout, formatGithub(problems))
  if (problems.length === 0) return
  return write(process.stderr, `${formatPretty(problems, lineOf)}\n${summarize(problems)}\n${GUIDE}\n`)
}

const GUIDE = 'docs/editing/mistakes.md explains every kind of mistake, with what to write instead.'

/** Resolves when the text has left the process: what is still in a pipe is lost when a process ends too early. */
export function write(stream: NodeJS.WriteStream, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    stream.once('error', ignoreClosedPipe)
    stream.write(text, (error) => {
      stream.removeListener('error', ignoreClosedPipe)
      if (error && (error as NodeJS.ErrnoException).code !== 'EPIPE') reject(error)
      else resolve()
    })
  })
}

/** `… | head` closes the pipe before the end; that is its right. */
function ignoreClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error
}
