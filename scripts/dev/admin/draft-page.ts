/** What the pages of the site would read of an entry that is not saved, and what is wrong with it. */
import { buildContent } from '../../build-content'
import { Memory } from '../../build-content/incremental/memory'
import type { Overlay } from '../../build-content/source/overlay'
import type { PictureFile } from '../../build-site/pictures'
import { type Objection, objectionOf } from './check-change'

export type Draft = {
  /** The name of its file, such as `content/blog/brief-an-agency.md`. */
  file: string
  /** The file, and the pictures that would be saved with it. */
  overlay: Overlay
  /** The generated files that the page wants to read, by their names such as `blog/brief-an-agency`. */
  names: readonly string[]
}

/** `data` is missing as long as something in the entry is wrong; a name that nothing is generated for has `null`. */
export type DraftPage = { data?: Record<string, unknown>; mistakes: Objection[] }

/**
 * Reads drafts of the entries of a content folder with the pipeline, and writes nothing. It remembers what it read, so that
 * a draft takes as long as reading what changed.
 * @param source the folder
 */
export function draftReader(source: string) {
  const memory = new Memory()
  let last: Promise<unknown> = Promise.resolve()

  async function read({ file, overlay, names }: Draft): Promise<DraftPage> {
    const { diagnostics, textOf } = await buildContent({
      content: source,
      includeHidden: true,
      memory,
      overlay,
      checkOnly: file,
    })
    const own = diagnostics.filter((diagnostic) => diagnostic.file === file)
    const mistakes = own.map((diagnostic) => objectionOf(diagnostic, overlay))
    if (own.some(({ severity }) => severity === 'error')) return { mistakes }
    textOfLast = textOf
    const data: Record<string, unknown> = {}
    for (const name of names) data[name] = JSON.parse((await textOf(name)) ?? 'null')
    return { data, mistakes }
  }

  /** What the site would say with the last draft in it. */
  let textOfLast: (name: string) => Promise<string | undefined> = async () => undefined

  const reader = (draft: Draft): Promise<DraftPage> => {
    // One after the other, because they share one memory.
    const turn = last.then(() => read(draft))
    last = turn.catch(() => {})
    return turn
  }
  /** The pictures that pages name then; some may be in no saved entry. */
  const pictures = async (): Promise<PictureFile[]> => JSON.parse((await textOfLast('pictures')) ?? '[]')
  return Object.assign(reader, { pictures })
}
