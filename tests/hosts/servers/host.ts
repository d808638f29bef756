import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import type { Ask } from '../../ask'

export type Host = { ask: Ask; close: () => Promise<void> }

/** Packages of tests/hosts, which the project itself does without. */
export const requireOfHosts = createRequire(resolve('tests/hosts/package.json'))
