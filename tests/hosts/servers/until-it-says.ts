import type { ChildProcess } from 'node:child_process'

/**
 * Resolves when a program that was just started has said that it is ready.
 * @throws Error with all that it said when it ends before that
 */
export function untilItSays(program: ChildProcess, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    for (const stream of [program.stdout, program.stderr]) {
      stream?.setEncoding('utf8').on('data', (more: string) => {
        said += more
        if (said.includes(text)) resolve()
      })
    }
    program.once('close', () => reject(new Error(`The server ended: ${said}`)))
    program.once('error', reject)
  })
}
