/** Before an entry is deleted: which entries link to it, and which page answers at its address from now on. */
import type { Change, CmsHooks } from '../../cms/hook-types'
import type { EntryPage } from '../../fields/suggestions/site-pages'
import { formatOfFile } from '../../files/formats/format-of-file'
import { ask } from '../../ui/dialog'
import { addressOf } from '../page'
import type { AddressQuestions } from './address-questions'
import { pageAbove, pagesWithOldAddresses } from './entry-pages'
import { NamingList, ObjectionList } from './lists'
import { reloadAt } from './reload-at'
import { withAddresses } from './take-back'

/** What an old address mends. */
const MENDED = new Set(['dead-link', 'dead-anchor', 'unknown-anchor', 'lost-address', 'link-to-hidden-page'])

export function askBeforeDelete({
  check,
  whoNames,
  read,
}: AddressQuestions): Pick<CmsHooks, 'beforeDelete' | 'deleted'> {
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
    let successor = isLinked ? (pageAbove(address, pages) ?? pages[0]) : undefined
    const choose = (chosen: string) => {
      successor = pages.find((page) => page.file === chosen)
    }
    const go = await ask(
      `Before you delete ${titleOf(file)}`,
      <>
        <NamingList names={names} />
        {isLinked && <SuccessorChoice pages={pages} address={address} first={successor} choose={choose} />}
        {remaining.length > 0 && <p>Until these are corrected, the site would stay as it is now:</p>}
        {remaining.length > 0 && <ObjectionList objections={remaining} placeOf={(objection) => objection.file} />}
      </>,
      [
        { label: 'Keep it', value: false, isMain: true },
        { label: 'Delete it', value: true },
      ],
    )
    if (!go) return keepEntry()
    return successor && address !== undefined ? { page: successor, address } : undefined
  }

  async function withOldAddress({ file }: EntryPage, address: string): Promise<Change> {
    const [format, known] = [formatOfFile(file), await read(file)]
    if (!format || !known) throw new Error(`${file} cannot be read.`)
    const text = withAddresses(known.text, format, (aliases) => [...aliases, address])
    return { action: 'update', path: file, data: text, previousSha: known.version }
  }

  return {
    beforeDelete,
    deleted() {
      // The deleted entry has no form to come back to.
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

type ChoiceProps = {
  pages: readonly EntryPage[]
  address: string
  first: EntryPage | undefined
  choose: (file: string) => void
}

const SuccessorChoice = ({ pages, address, first, choose }: ChoiceProps) => (
  <label className="my-4 grid gap-1">
    <span>{`Visitors who open ${address}, or follow a link to it, come to`}</span>
    <select
      className="min-h-10 max-w-full px-2"
      defaultValue={first?.file}
      onChange={({ target }) => choose(target.value)}
    >
      {pages.map(({ file, title, path }) => (
        <option key={file} value={file}>{`${title} (${path})`}</option>
      ))}
    </select>
  </label>
)
