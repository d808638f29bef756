import { spawn } from 'node:child_process'

/** Runs a command with its output on ours; whether it succeeded. */
export function run([command, ...args]: string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command ?? '', args, { stdio: 'inherit', shell: process.platform === 'win32' })
    child.on('error', () => resolve(false))
    child.on('exit', (code) => resolve(code === 0))
  })
}
