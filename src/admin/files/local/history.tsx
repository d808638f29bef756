/** "History and undo" of the development server: the last change, the open entry, new addresses, and what was deleted. */

import { LOCALE } from '../../cms/hook-types'
import type { AddressQuestions } from '../../entry/addresses/address-questions'
import { giveUpAddress, moveBack } from '../../entry/addresses/take-back'
import { formOfFile } from '../../entry/form-address'
import { partsOf } from '../../entry/kind'
import { entryName } from '../../entry/name'
import { addressOf } from '../../entry/page'
import { chooseIn, isWanted, type Line, type Version, versionLines } from '../../history/box'
import { differencesBetween, flatten } from '../../save/compare'
import { momentInWords } from '../../ui/moment-in-words'
import { formatOfFile } from '../formats/format-of-file'
import {
  changedWith,
  type KeptVersion,
  lastChange,
  type Renaming,
  removedFiles,
  renamings,
  withDeletion,
} from './changes'
import type { ProjectFiles } from './project-files'
import { keptVersions, loadKept, versionsOf } from './versions'

/** The editor took it back: the box is shown again. */
const AGAIN = 'again'

/** What a button of the box does. */
type Act = () => Promise<unknown>

/**
 * Shows the box until it is closed; what was put back is then on the disk, and the page is loaded again.
 * @param file the file whose form is open
 */
export async function showHistory(
  file: string | undefined,
  files: ProjectFiles,
  wasPublic: AddressQuestions['wasPublic'],
): Promise<void> {
  const kept = await keptVersions()
  const versions = file ? await versionsOf(file) : []
  const present = new Set(await files.list())

  const renamingLine = (renaming: Renaming, label: string): Line<Act> => {
    const { from, to, at } = renaming
    const [before, now] = [from, to].map((name) => addressOf(name) ?? partsOf(name).id)
    const text = `New address: ${before} → ${now}, ${momentInWords(new Date(at))}`
    if (present.has(from))
      return { text: `${text}. Another entry has the old address now, so it cannot be taken back.` }
    const act = async () => {
      await moveBack(renaming, files, wasPublic)
      leadTo(renaming)
    }
    return { text, button: { label, value: act } }
  }

  const takeBack = (removed: KeptVersion) => async () => {
    await files.write(removed.name, await loadKept(removed))
    await giveUpAddress(removed.name, changedWith(removed, kept, present), files)
  }

  async function lastLine(): Promise<Line<Act>[]> {
    const last = await withDeletion(lastChange(kept), kept, {
      now: async (name) => (await files.read(name)).text(),
      before: async (version) => (await loadKept(version)).text(),
    })
    if (!last) return []
    if (last.did === 'renamed') return [renamingLine(last.renaming, 'Undo it')]
    const { did, version } = last
    const text = `${DID[did]}: ${await nameOf(version)}, ${momentInWords(new Date(version.at))}`
    const act = did === 'removed' ? takeBack(version) : () => undo(version, files)
    return [{ text, button: { label: 'Undo it', value: act } }]
  }

  async function goneLine(removed: KeptVersion): Promise<Line<Act>> {
    const text = `${await nameOf(removed)}, ${momentInWords(new Date(removed.at))}`
    return { text, button: { label: 'Take it back', value: takeBack(removed) } }
  }

  const act = await chooseIn<Act>([
    { heading: 'The last change', lines: await lastLine() },
    {
      heading: 'Earlier versions of the entry that is open',
      lines: file ? versionLines(versions, (version) => () => putBack(version, file, files)) : [],
      none: 'There are none, or no form is open.',
    },
    { heading: 'New addresses', lines: renamings(kept, present).map((found) => renamingLine(found, 'Take it back')) },
    { heading: 'Deleted', lines: await Promise.all(removedFiles(kept, present).map(goneLine)) },
  ])
  if (!act) return
  if ((await act()) === AGAIN) return showHistory(file, files, wasPublic)
  await globalThis.cmsHooks.reload()
}

const DID = { changed: 'Changed', removed: 'Deleted', created: 'New' }

/** Puts a version in the place of a file, when its editor has seen what is different and wants it. */
async function putBack(version: Version, file: string, files: ProjectFiles): Promise<unknown> {
  const [now, before] = [await files.read(file), await version.load()]
  const format = formatOfFile(file)
  const values = async (bytes: Blob) => (format ? flatten(format.fromFile(await bytes.text())) : {})
  const differences = differencesBetween(await values(now), await values(before))
  const said = { label: 'In the file now', same: 'It says the same as the file does now.' }
  const choices = [
    { label: 'Put it back', value: true, isMain: true },
    { label: 'Leave the file as it is', value: false },
  ]
  return (await isWanted(differences, said, choices)) ? files.write(file, before) : AGAIN
}

/** What the entry of a version is called now, or was called then. */
async function nameOf(version: KeptVersion): Promise<string> {
  const { name } = version
  const entry = globalThis.cmsEntries.current.find(({ locales }) => locales[LOCALE]?.path === name)
  if (entry) return entryName(name, entry.locales[LOCALE].content)
  const text = version.did === 'created' ? undefined : await loadKept(version).then((bytes) => bytes.text())
  try {
    return entryName(name, text === undefined ? {} : formatOfFile(name)?.fromFile(text))
  } catch {
    // An unreadable file has no title.
    return entryName(name)
  }
}

async function undo({ id, name, did }: KeptVersion, files: ProjectFiles): Promise<void> {
  // Reading makes the revision known that the change is based on.
  await files.read(name)
  if (did === 'created') await files.remove(name)
  else await files.write(name, await loadKept({ id }))
}

/** The form of an entry whose name changes stays open under the other name. */
function leadTo({ from, to }: Renaming): void {
  const [before, now] = [from, to].map((file) => formOfFile(file)?.split('#')[1] ?? '')
  if (location.hash === `#${now}`) history.replaceState(history.state, '', `#${before}`)
}
