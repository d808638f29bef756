import { spawn } from 'node:child_process'

/** How a command ended, how many seconds it took, and all that it printed. */
export type Run = { succeeded: boolean; seconds: number; output: string }

/** Runs a command and keeps what it prints, so that commands that run at the same time do not print into each other. */
export function run([command, ...args]: string[]): Promise<Run> {
  const start = performance.now()
  return new Promise((resolve) => {
    // A terminal gets colors, although the command itself sees only a pipe.
    const colors = process.stdout.isTTY && !process.env.NO_COLOR ? { FORCE_COLOR: '1' } : {}
    const child = spawn(command ?? '', args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...colors },
      shell: process.platform === 'win32',
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text
      })
    }
    const end = (succeeded: boolean) => resolve({ succeeded, seconds: (performance.now() - start) / 1000, output })
    child.on('error', (error) => {
      output += `${error.message}\n`
      end(false)
    })
    child.on('close', (code) => end(code === 0))
  })
}
