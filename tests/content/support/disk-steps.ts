/** Watches what this process does to the disk: every call of a function with which the pipeline writes. */
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const PROMISES = ['chmod', 'mkdir', 'mkdtemp', 'readdir', 'rename', 'symlink', 'unlink', 'writeFile']
const SYNC = ['closeSync', 'linkSync', 'openSync', 'rmSync', 'writeSync']

type Call = (...args: unknown[]) => unknown

/**
 * From now on, `act` is called before every step, with the name of its function and its first argument; what it throws,
 * the step throws. Returns the way to stop that.
 */
export function beforeEachStep(act: (step: string, path: unknown) => void): () => void {
  const restore = [
    ...PROMISES.map((name) =>
      wrap(fs.promises, name, (call) => async (...args) => {
        act(name, args[0])
        return call(...args)
      }),
    ),
    ...SYNC.map((name) =>
      wrap(fs, name, (call) => (...args) => {
        act(name, args[0])
        return call(...args)
      }),
    ),
  ]
  syncBuiltinESMExports()
  return () => {
    for (const one of restore) one()
    syncBuiltinESMExports()
  }
}

function wrap(module: object, name: string, wrapped: (call: Call) => Call): () => void {
  const call = Reflect.get(module, name) as Call
  Object.assign(module, { [name]: wrapped(call) })
  return () => Object.assign(module, { [name]: call })
}
