/** Before an entry is deleted: who names it, and which page answers at its address from now on. */
import type { Change, CmsHooks } from '../../cms/hook-types'
import type { FileFormat } from '../../files/formats'
import { ask, make } from '../../ui/dialog'
import type { AddressQuestions } from './address-questions'
import { addressOf, type EntryPage, pageAbove, pagesWithOldAddresses } from './entry-pages'
import { namingList, objectionList } from './lists'
import { reloadAt } from './reload-at'

/** What an old address mends. */
const MENDED = new Set(['dead-link', 'dead-anchor', 'unknown-anchor', 'lost-address', 'link-to-hidden-page'])

/** @param formatOf the format of a file by its name */
export function askBeforeDelete(
  { check, whoNames, read }: AddressQuestions,
  formatOf: (file: string) => FileFormat | undefined,
): Pick<CmsHooks, 'beforeDelete' | 'deleted'> {
  let hasMore = false

  async function beforeDelete(changes: Change[]) {
    const gone = changes.flatMap(({ action, path }) => (action === 'delete' && !isPicture(path) ? path : []))
    const pages = pagesWithOldAddresses(globalThis.cmsEntries.current).filter(({ file }) => !gone.includes(file))
    const more: Change[] = []
    for (const file of gone) {
      const successor = await successorOf(file, pages)
      if (successor) more.push(await withOldAddress(successor.page, successor.address))
    }
    changes.push(...more)
    hasMore = more.length > 0
  }

  /** The page that answers at the address of an entry, if it has to. */
  async function successorOf(file: string, pages: readonly EntryPage[]) {
    // A failed lookup does not block deletion.
    const [names, objections] = await Promise.all([
      whoNames(file).catch(() => []),
      check({ [file]: null }).catch(() => []),
    ])
    const address = addressOf(file)
    const wasPublic = address !== undefined && objections.some(({ code }) => code === 'lost-address')
    const remaining = objections.filter(({ code }) => !MENDED.has(code))
    if (!wasPublic && names.length === 0 && remaining.length === 0) return undefined
    const isLinked = address !== undefined && (wasPublic || names.length > 0)
    const choice = isLinked ? choiceOf(pages, address) : undefined
    const go = await ask(
      `Before you delete ${titleOf(file)}`,
      [...namingList(names), ...(choice ? [choice.element] : []), ...objectionList(remaining)],
      [
        { label: 'Keep it', value: false, isMain: true },
        { label: 'Delete it', value: true },
      ],
    )
    if (!go) return keepEntry()
    const page = choice?.chosen()
    return page && address !== undefined ? { page, address } : undefined
  }

  async function withOldAddress({ file }: EntryPage, address: string): Promise<Change> {
    const [format, known] = [formatOf(file), await read(file)]
    if (!format || !known) throw new Error(`${file} cannot be read.`)
    const data = format.fromFile(known.text)
    const aliases = Array.isArray(data.aliases) ? data.aliases : []
    const text = format.toFile({ ...data, aliases: [...aliases, address] })
    return { action: 'update', path: file, data: text, previousSha: known.version }
  }

  return {
    beforeDelete,
    deleted() {
      // The form of what was deleted is no place to come back to.
      if (hasMore) reloadAt('')
    },
  }
}

/** The CMS would call this a failure, so the page is loaded again instead. What was typed is offered then. */
async function keepEntry(): Promise<never> {
  await globalThis.cmsHooks.reload()
  return new Promise(() => {})
}

const isPicture = (path: string) => path.startsWith('content/media/')

function titleOf(file: string): string {
  const entry = globalThis.cmsEntries.current.find(({ locales }) => locales._default?.path === file)
  const { title, name } = entry?.locales._default?.content ?? {}
  return `“${title ?? name ?? file}”`
}

function choiceOf(pages: readonly EntryPage[], address: string) {
  const label = make('label', { className: 'desk-choice' })
  const select = make('select')
  const above = pageAbove(address, pages)
  select.append(
    ...pages.map((page) => new Option(`${page.title} (${page.path})`, page.file, page === above, page === above)),
  )
  label.append(make('span', { textContent: `Visitors who open ${address}, or follow a link to it, come to` }), select)
  return { element: label, chosen: () => pages.find(({ file }) => file === select.value) }
}
