/** "History and undo" of the development server: the last change, the open entry, new addresses, and what was deleted. */

import { LOCALE } from '../../cms/hook-types'
import { giveUpAddress } from '../../entry/addresses/give-up-address'
import { moveBack } from '../../entry/addresses/move-back'
import { formOfFile } from '../../entry/form-address'
import { partsOf } from '../../entry/kind'
import { entryName } from '../../entry/name'
import { addressOf } from '../../entry/page'
import { chooseIn, isWanted, type Line, versionLines } from '../../history/box'
import type { Version } from '../../history/version'
import { differencesBetween, flatten } from '../../save/compare'
import { momentInWords } from '../../ui/moment-in-words'
import { formatOfFile } from '../formats/format-of-file'
import {
  changedWith,
  type KeptVersion,
  type LastChange,
  lastChange,
  type Renaming,
  removedFiles,
  renamings,
  withDeletion,
} from './changes'
import type { ProjectFiles } from './project-files'
import { keptVersions, loadKept, versionsOf } from './versions'

type Dependencies = {
  files: ProjectFiles
  /** Whether the page of an entry was ever public, by the name of its file. */
  wasPublic: (file: string) => Promise<boolean>
}

/** What an editor chose in the box. */
type Chosen =
  | { at: 'undo'; last: KeptVersion }
  | { at: 'version'; version: Version; file: string }
  | { at: 'address'; renaming: Renaming }
  | { at: 'back'; removed: KeptVersion }

/**
 * Shows the box until it is closed; what was put back is then on the disk, and the page is loaded again.
 * @param file the file whose form is open
 */
export async function showHistory(file: string | undefined, dependencies: Dependencies): Promise<void> {
  const { files, wasPublic } = dependencies
  const kept = await keptVersions()
  const versions = file ? await versionsOf(file) : []
  const present = new Set(await files.list())
  const last = await withDeletion(lastChange(kept), kept, {
    now: async (name) => (await files.read(name)).text(),
    before: async (version) => (await loadKept(version)).text(),
  })
  const chosen = await chooseIn<Chosen>([
    { heading: 'The last change', lines: await lastLines(last, present) },
    {
      heading: 'Earlier versions of the entry that is open',
      lines: file ? versionLines(versions).map((line) => asChosen(line, file)) : [],
      none: 'There are none, or no form is open.',
    },
    {
      heading: 'New addresses',
      lines: renamings(kept, present).map((renaming) => renamingLine(renaming, present, 'Take it back')),
    },
    {
      heading: 'Deleted',
      lines: await Promise.all(removedFiles(kept, present).map(goneLine)),
    },
  ])
  if (!chosen) return
  if (chosen.at === 'undo') await undo(chosen.last, files)
  if (chosen.at === 'address') {
    await moveBack(chosen.renaming, { files, wasPublic })
    leadTo(chosen.renaming)
  }
  if (chosen.at === 'back') {
    await files.write(chosen.removed.name, await loadKept(chosen.removed))
    await giveUpAddress(chosen.removed.name, changedWith(chosen.removed, kept, present), files)
  }
  if (chosen.at === 'version') {
    const [now, before] = [await files.read(chosen.file), await chosen.version.load()]
    const format = formatOfFile(chosen.file)
    const values = async (bytes: Blob) => (format ? flatten(format.fromFile(await bytes.text())) : {})
    const differences = differencesBetween(await values(now), await values(before))
    const said = { label: 'In the file now', same: 'It says the same as the file does now.' }
    if (!(await isWanted(differences, said, PUT_BACK))) return showHistory(file, dependencies)
    await files.write(chosen.file, before)
  }
  await globalThis.cmsHooks.reload()
}

const PUT_BACK = [
  { label: 'Put it back', value: true, isMain: true },
  { label: 'Leave the file as it is', value: false },
]

const DID = { changed: 'Changed', removed: 'Deleted', created: 'New' }

async function lastLines(last: LastChange | undefined, present: ReadonlySet<string>): Promise<Line<Chosen>[]> {
  if (!last) return []
  if (last.did === 'renamed') return [renamingLine(last.renaming, present, 'Undo it')]
  const { did, version } = last
  const text = `${DID[did]}: ${await nameOf(version)}, ${momentInWords(new Date(version.at))}`
  const value: Chosen = did === 'removed' ? { at: 'back', removed: version } : { at: 'undo', last: version }
  return [{ text, button: { label: 'Undo it', value } }]
}

const asChosen = ({ text, button }: Line<Version>, file: string): Line<Chosen> => ({
  text,
  button: button && { label: button.label, value: { at: 'version', version: button.value, file } },
})

function renamingLine(renaming: Renaming, present: ReadonlySet<string>, label: string): Line<Chosen> {
  const { from, to, at } = renaming
  const [before, now] = [from, to].map((file) => addressOf(file) ?? partsOf(file).id)
  const text = `New address: ${before} → ${now}, ${momentInWords(new Date(at))}`
  if (present.has(from)) return { text: `${text}. Another entry has the old address now, so it cannot be taken back.` }
  return { text, button: { label, value: { at: 'address', renaming } } }
}

async function goneLine(removed: KeptVersion): Promise<Line<Chosen>> {
  const text = `${await nameOf(removed)}, ${momentInWords(new Date(removed.at))}`
  return { text, button: { label: 'Take it back', value: { at: 'back', removed } } }
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
