/**
 * `public/` and `theme/`: what they hold is published by itself, so that nothing in them may lead to a file of the computer
 * that builds the site.
 */
import { type Dirent, lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Diagnostic, diagnosticAt, START } from '../../lib/diagnostics/diagnostic'
import { foreignAddresses } from './css-addresses'
import { notOrdinary, twins, windowsName } from './names'

const FOLDERS = ['public', 'theme']

/** What is wrong below `public/` and `theme/` of a project. */
export const checkProjectFiles = (project: string): Diagnostic[] =>
  FOLDERS.flatMap((folder) => {
    const found = lstatSync(join(project, folder), { throwIfNoEntry: false })
    if (!found) return []
    const entry = Object.assign(found, { name: folder, parentPath: project }) as unknown as Dirent
    return found.isDirectory()
      ? folderMessages(project, folder)
      : [diagnosticAt(folder, START, notOrdinary(entry, 'folder'))]
  })

function folderMessages(project: string, folder: string): Diagnostic[] {
  const entries = readdirSync(join(project, folder), { withFileTypes: true })
  return [
    ...twins(entries.map(({ name }) => `${folder}/${name}`)),
    ...entries.flatMap((entry) => {
      const file = `${folder}/${entry.name}`
      const reserved = windowsName(entry.name)
      const own = reserved ? [diagnosticAt(file, START, reserved)] : []
      if (entry.isDirectory()) return [...own, ...folderMessages(project, file)]
      if (!entry.isFile()) return [diagnosticAt(file, START, notOrdinary(entry, 'file'))]
      if (!file.startsWith('theme/') || !/\.css$/i.test(file)) return own
      return [...own, ...foreignAddresses(project, file, readFileSync(join(project, file), 'utf8'))]
    }),
  ]
}
