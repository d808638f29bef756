/** The box behind "History and undo": the last change, the versions of the open entry, and what was deleted. */
import { giveUpAddress } from '../addresses/give-up-address'
import { addButton } from '../bar'
import { ask, make, makeButton } from '../dialog'
import type { FileFormat } from '../formats'
import { formatOfFile } from '../formats/format-of-file'
import { differencesBetween, flatten } from '../safety/compare'
import { differenceTable } from '../safety/difference-table'
import type { OpenFile } from './open-file'
import type { ProjectFiles } from './project-files'
import {
  changedWith,
  type KeptVersion,
  keptVersions,
  loadKept,
  removedFiles,
  type Version,
  versionsOf,
} from './versions'

type Surroundings = {
  files: ProjectFiles
  formats: ReadonlyMap<string, FileFormat>
  /** The file whose form is open. */
  open: () => OpenFile | undefined
}

/** What an editor chose in the box. */
type Chosen =
  | { at: 'undo'; last: KeptVersion }
  | { at: 'version'; version: Version }
  | { at: 'back'; removed: KeptVersion }

/** Shows the box until it is closed; whatever is put back is on the disk then, and the page loaded again. */
export async function showHistory({ files, formats, open }: Surroundings): Promise<void> {
  const file = open()
  const kept = await keptVersions()
  const versions = file ? await versionsOf(file.name) : []
  const removed = removedFiles(kept, new Set(await files.list()))
  const last = kept[0]
  const chosen = await choose(last, versions, removed)
  if (!chosen) return
  if (chosen.at === 'undo') await undo(chosen.last, files)
  if (chosen.at === 'back') {
    const { removed } = chosen
    await files.write(removed.name, await loadKept(removed))
    const candidates = changedWith(removed, kept, new Set(await files.list()))
    await giveUpAddress(removed.name, candidates, files, (file) => formatOfFile(formats, file))
  }
  if (chosen.at === 'version' && file) {
    const bytes = await chosen.version.load()
    if (!(await isWanted(file, bytes, files, formats))) return showHistory({ files, formats, open })
    await files.write(file.name, bytes)
  }
  await globalThis.cmsHooks.reload()
}

async function choose(
  last: KeptVersion | undefined,
  versions: readonly Version[],
  removed: readonly KeptVersion[],
): Promise<Chosen | undefined> {
  const content: Node[] = []
  const chosen = new Promise<Chosen>((resolve) => {
    if (last) {
      content.push(make('h2', { textContent: 'The last change' }))
      content.push(
        line(`${DID[last.did]} ${last.name}, ${when(last.at)}`, 'Undo it', () => resolve({ at: 'undo', last })),
      )
    }
    content.push(make('h2', { textContent: 'Earlier versions of the entry that is open' }))
    if (versions.length === 0) content.push(make('p', { textContent: 'There are none, or no form is open.' }))
    for (const version of versions) {
      const text = `${when(version.at)} · ${version.who}: ${version.what}`
      content.push(line(text, 'Compare', () => resolve({ at: 'version', version })))
    }
    if (removed.length > 0) content.push(make('h2', { textContent: 'Deleted' }))
    for (const gone of removed) {
      content.push(line(`${gone.name}, ${when(gone.at)}`, 'Take it back', () => resolve({ at: 'back', removed: gone })))
    }
  })
  const closed = ask<undefined>('History and undo', content, [{ label: 'Close', value: undefined }])
  return Promise.race([chosen, closed]).finally(() => document.querySelector('dialog.desk-dialog')?.remove())
}

const DID = { changed: 'Changed', removed: 'Deleted', created: 'New:' }

const when = (at: string | Date) =>
  new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at))

function line(text: string, label: string, pressed: () => void): HTMLElement {
  const made = make('p', { className: 'desk-line' })
  const button = make('button', { type: 'button', textContent: label })
  button.addEventListener('click', pressed)
  made.append(make('span', { textContent: text }), button)
  return made
}

async function undo({ id, name, did }: KeptVersion, files: ProjectFiles): Promise<void> {
  // Reading makes the revision known that the change is based on.
  if (did !== 'removed') await files.read(name)
  if (did === 'created') await files.remove(name)
  else await files.write(name, await loadKept({ id }))
}

/** Shows what would be different, and asks. */
async function isWanted(
  { name, kind }: OpenFile,
  bytes: Blob,
  files: ProjectFiles,
  formats: Surroundings['formats'],
): Promise<boolean> {
  const format = formats.get(kind)
  const values = (text: string) => (format ? flatten(format.fromFile(text)) : {})
  const now = await (await files.read(name)).text()
  const differences = differencesBetween(values(now), values(await bytes.text()))
  const content =
    differences.length === 0
      ? [make('p', { textContent: 'It says the same as the file does now.' })]
      : [differenceTable(differences, 'In the file now', 'In that version')]
  return ask('That version', content, [
    { label: 'Put it back', value: true, isMain: true },
    { label: 'Leave the file as it is', value: false },
  ])
}

/** Adds the button that opens the box. */
export function offerHistory(surroundings: Surroundings) {
  addButton(makeButton('History and undo', () => void showHistory(surroundings)))
}
