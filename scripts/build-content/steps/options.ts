/** The options of a build of the content, and its answer. */
import type { Language } from '../../../src/schema/languages'
import type { Diagnostic } from '../../lib/diagnostics/diagnostic'
import type { LeftOut } from '../../lib/diagnostics/notes'
import type { Memory } from '../incremental/memory'
import type { Address } from '../site/publication'
import type { Overlay } from '../source/overlay'

export type BuildOptions = {
  content: string
  /** Where the JSON goes. Without it, everything is checked and nothing written. */
  out?: string
  /** What `publishAt` is compared with, `YYYY-MM-DD` or `YYYY-MM-DD HH:MM`. Default: what the clock of the site shows. */
  now?: string
  /** Write drafts and future posts too, marked `hidden`: for development and previews. */
  includeHidden?: boolean
  /** A further language that the settings name: the site in it is built. Default: the first language. */
  language?: Language
  /** What earlier builds of this content remember; this build adds to it. */
  memory?: Memory
  /** The only files that can have changed since then, as `content/blog/x.md`. Default: every file is read. */
  touched?: ReadonlySet<string>
  /** Files as they would be, for checking a change before it is made. Only without `out` and `touched`. */
  overlay?: Overlay
  /** The only file that is checked, when it does not matter whether the site as a whole is right. Only with `overlay`. */
  checkOnly?: string
}

export type BuildResult = {
  /**
   * Everything that is wrong, in the order of the files. With an error among them, nothing was written. What is wrong with a
   * draft is a warning.
   */
  diagnostics: Diagnostic[]
  pages: number
  /** Every address that visitors can open, old ones included. */
  addresses: () => Address[]
  changed: boolean
  /** What was removed from OUT because no build had written it. */
  removed: string[]
  /** The day or the hour up to which everything is public; see `publicUpTo`. */
  publicUpTo: string
  /** Files that visitors do not see yet, and why. */
  leftOut: LeftOut[]
  /** The text of a line, for printing a diagnostic together with it. */
  lineOf: (file: string, line: number) => string | undefined
  /** What OUT would say in a file, by its name without `.json`; nothing when it would not have that file. */
  textOf: (name: string) => Promise<string | undefined>
}
