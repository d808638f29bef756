/** Kills its own process before the step of a number that changes the disk, counted from `arm()` on. */
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

let left = Number.POSITIVE_INFINITY

/** From now on, the process dies before its step of this number. */
export function arm(step: number): void {
  left = step
}

function watch(module: object, names: readonly string[]): void {
  for (const name of names) {
    const original = Reflect.get(module, name) as (...args: unknown[]) => unknown
    const dying = (...args: unknown[]) => {
      if (--left === 0) process.kill(process.pid, 'SIGKILL')
      return original(...args)
    }
    Object.assign(module, { [name]: dying })
  }
}

watch(fs.promises, ['chmod', 'mkdir', 'mkdtemp', 'rename', 'rm', 'symlink', 'unlink', 'writeFile'])
watch(fs, ['closeSync', 'linkSync', 'openSync', 'writeSync'])
syncBuiltinESMExports()
