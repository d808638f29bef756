/** The content of a repository as the steps of the pipeline want it, from the texts that the CMS keeps in the browser. */

import { clockIn } from '../../../src/lib/wall-time'
import {
  type ContentFile,
  kindOfFile,
  MEDIA,
  markHidden,
  type Naming,
  type Publication,
  parseFile,
  publicationOf,
  readableEntryOf,
  siteSettings,
  whoNames,
} from '../../build-content/in-browser'
import { once } from '../../lib/once'

/** Files by their names such as `content/blog/x.md`; pictures have no text. */
export type Texts = ReadonlyMap<string, string | undefined>

export type RepositoryFile = ContentFile & { text: string }

/** The content of a repository: its entries by their names, and the paths of its pictures below `content/media`. */
export type Repository = { files: ReadonlyMap<string, RepositoryFile>; pictures: ReadonlySet<string> }

/** A line that decides how a page is published. */
const PUBLICATION = /^(?:draft|publishAt|aliases)\s*:/m

/**
 * Reads repositories. A file is parsed when something is asked of it. The last two texts of each are remembered: what it says
 * without a change and with it.
 */
export function repositoryReader(): (texts: Texts) => Repository {
  const last = new Map<string, RepositoryFile[]>()

  return (texts) => {
    const files = new Map<string, RepositoryFile>()
    for (const [name, text] of texts) {
      if (text === undefined) continue
      const known = last.get(name) ?? []
      const file = known.find((found) => found.text === text) ?? contentFile(name, text)
      if (!file) continue
      files.set(name, file)
      last.set(name, [file, ...known.filter((found) => found !== file)].slice(0, 2))
    }
    markHidden(files.values(), clockIn(siteSettings([...files.values()]).timeZone))
    const pictures = [...texts.keys()].flatMap((name) => (name.startsWith(MEDIA) ? name.slice(MEDIA.length) : []))
    return { files, pictures: new Set(pictures) }
  }
}

function contentFile(file: string, text: string): RepositoryFile | undefined {
  const kind = file.startsWith('content/') ? kindOfFile(file) : undefined
  if (!kind) return undefined
  const parsed = once(() => parseFile({ file, kind, text }, 'remark'))
  const publication = once((): Publication => {
    const entry = PUBLICATION.test(text) ? readableEntryOf({ file, kind, publication: {}, parsed }) : undefined
    return entry ? publicationOf(entry) : {}
  })
  return {
    ...{ file, kind, text, parsed },
    get publication() {
      return publication()
    },
  }
}

/** Which entries name the one of a file. Only files are parsed in which its name is. */
export function whoNamesIn(texts: Texts, name: string): Naming[] {
  const { files } = repositoryReader()(texts)
  const target = files.get(name)
  if (!target) return []
  const aliases = target.publication.aliases ?? []
  const words = [target.kind.id, ...aliases]
  const others = [...files.values()].filter(({ text }) => words.some((word) => text.includes(word)))
  return whoNames(target.kind, aliases, others)
}
