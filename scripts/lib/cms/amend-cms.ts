import type { Plugin } from 'vite'
import { allAmendments, amended } from './amendments'

const PROGRAM = /[\\/]@sveltia[\\/]cms[\\/]npm[\\/]index\.js$/

/** How the CMS colors code in 240 languages: 17 MB for a kind of field that the forms do not have. */
const GRAMMARS = /^@shikijs\/(?:langs|themes)\//
const NO_GRAMMAR = '\0no-grammar'

/** Makes the amendments while the CMS is bundled, and leaves out what the forms never use. */
export function amendCms(): Plugin {
  return {
    name: 'amend-cms',
    enforce: 'pre',
    resolveId: { filter: { id: GRAMMARS }, handler: () => NO_GRAMMAR },
    load: { filter: { id: new RegExp(`^${NO_GRAMMAR}$`) }, handler: () => 'export default []' },
    transform: {
      filter: { id: PROGRAM },
      handler: (code) => ({ code: amended(code, allAmendments), map: null }),
    },
  }
}
