import type { Plugin } from 'vite'
import { fingerprint } from '../fingerprint'
import { allAmendments, amended } from './amendments'

const PROGRAM = /[\\/]@sveltia[\\/]cms[\\/]npm[\\/]index\.js$/

/**
 * Makes the amendments while the CMS is bundled. The name of the plugin changes with them: Vite keeps what it bundled for
 * the development server as long as the names of all plugins are the same.
 */
export function amendCms(): Plugin {
  const version = fingerprint(allAmendments.map(({ find, replace }) => `${find}${replace}`).join('\n'))
  return {
    name: `amend-cms-${version}`,
    transform: {
      filter: { id: PROGRAM },
      handler: (code) => ({ code: amended(code, allAmendments), map: null }),
    },
  }
}
