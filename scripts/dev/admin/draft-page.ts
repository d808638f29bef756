/** What the pages of the site would read of an entry that is not saved, and what is wrong with it. */

import pLimit from 'p-limit'
import type { DraftPage } from '../../../src/admin/preview/draft-page'
import { buildContent, Memory, type Overlay, textIn } from '../../build-content/public'
import type { PictureFile } from '../../build-site/pictures/pictures'
import { objectionOf } from '../../lib/objections'

export type Draft = {
  /** The name of its file, such as `content/blog/brief-an-agency.md`. */
  file: string
  /** The file, and the pictures that would be saved with it. */
  overlay: Overlay
  /** The generated files that the page wants to read, by their names such as `blog/brief-an-agency`. */
  names: readonly string[]
}

/**
 * Reads drafts of the entries of a content folder with the pipeline, and writes nothing. It remembers what it read, so that
 * a draft takes as long as reading what changed.
 * @param source the folder
 */
export function draftReader(source: string) {
  const memory = new Memory()
  // They share one memory.
  const inTurn = pLimit(1)
  /** What the site would say with the last draft in it. */
  let textOfLast: (name: string) => Promise<string | undefined> = async () => undefined

  async function read({ file, overlay, names }: Draft): Promise<DraftPage> {
    const { diagnostics, textOf } = await buildContent({
      content: source,
      includeHidden: true,
      memory,
      overlay,
      checkOnly: file,
    })
    const own = diagnostics.filter((diagnostic) => diagnostic.file === file)
    const mistakes = own.map((diagnostic) => objectionOf(diagnostic, textIn(overlay, file)))
    if (own.some(({ severity }) => severity === 'error')) return { mistakes }
    textOfLast = textOf
    const data: Record<string, unknown> = {}
    for (const name of names) data[name] = JSON.parse((await textOf(name)) ?? 'null')
    return { data, mistakes }
  }

  const reader = (draft: Draft) => inTurn(() => read(draft))
  /** The pictures that pages name then; some may be in no saved entry. */
  const pictures = async (): Promise<PictureFile[]> => JSON.parse((await textOfLast('pictures')) ?? '[]')
  return Object.assign(reader, { pictures })
}
