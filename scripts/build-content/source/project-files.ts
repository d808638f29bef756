/**
 * `public/` and `theme/`: what they hold is published by itself, so that nothing in them may lead to a file of the computer
 * that builds the site, and what their style sheets name has to belong to the project.
 */
import { type Dirent, existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path/posix'
import { type Diagnostic, diagnosticAt, type Message, START } from '../../lib/diagnostics/diagnostic'
import { quote } from '../../lib/diagnostics/words'
import { decoded } from '../../lib/web-address'
import { notOrdinary, twins, windowsName } from './names'
import { placeAt } from './text'

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

/** A comment, a text in quotes, the start of a function with an address of its own or without, an at-rule, or the end of one. */
const TOKEN =
  /\/\*[\s\S]*?(?:\*\/|$)|"((?:\\[\s\S]|[^"\\\n])*)"|'((?:\\[\s\S]|[^'\\\n])*)'|(?:url|src)\(\s*((?:\\[\s\S]|[^\s"'()\\])+)\s*\)|([\w-]*\()|(\))|@([\w-]+)|[;{}]/gi

/** Functions and rules whose texts are addresses of files. */
const READS_FILES =
  /^(?:url|src|image|image-set|-webkit-image-set|cross-fade|import|plugin|config|source|reference|use)\(?$/i

/** What leads out of `theme/`, `public/` and the packages. @param file a style sheet, by its path in the project */
export function foreignAddresses(project: string, file: string, css: string): Diagnostic[] {
  const found: Diagnostic[] = []
  const open: string[] = []
  let rule = ''
  for (const match of css.matchAll(TOKEN)) {
    const [token, double, single, bare, functionName, close, atRule] = match
    if (functionName !== undefined) open.push(functionName)
    else if (close !== undefined) open.pop()
    else if (atRule !== undefined) rule = atRule
    else if (/^[;{}]$/.test(token)) rule = ''
    const written = bare ?? ([...open, rule].some((name) => READS_FILES.test(name)) ? (double ?? single) : undefined)
    const message = written === undefined ? undefined : addressMessage(project, file, unescaped(written).trim())
    if (message) found.push(diagnosticAt(file, placeAt(css, match.index), message))
  }
  return found
}

const unescaped = (text: string): string =>
  text
    .replace(/\\\r?\n/g, '')
    .replace(/\\([\da-f]{1,6})\s?/gi, (_, code: string) =>
      String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10ffff)),
    )
    .replace(/\\(.)/gs, '$1')

function addressMessage(project: string, file: string, address: string): Message<string> | undefined {
  if (address === '' || /^(?:#|data:)/i.test(address) || isOwn(project, file, pathIn(address))) return undefined
  const isRemote = /^(?:[a-z][a-z\d+.-]*:)?\/\//i.test(address)
  return {
    code: 'outside-address',
    text: `${quote(address)} leads ${isRemote ? 'to another site, from which visitors load nothing' : 'out of theme/, public/ and the packages'}.`,
    hint: 'Put the file into theme/, and write its path from this style sheet, for example url("./pattern.svg").',
  }
}

const pathIn = (address: string): string => decoded(address.replace(/[?#].*$/s, '').replaceAll('\\', '/'))

function isOwn(project: string, file: string, path: string): boolean {
  if (/^[a-z][a-z\d+.-]*:/i.test(path) || path.startsWith('//')) return false
  if (path.startsWith('/')) return isBelow('public', join('public', path)) && existsSync(join(project, 'public', path))
  const isBeside = ['theme', 'public', 'node_modules'].some((folder) => isBelow(folder, join(dirname(file), path)))
  // A name that starts with neither a dot nor a slash may be that of a package.
  return isBeside && (path.startsWith('.') || isBelow('node_modules', join('node_modules', path)))
}

const isBelow = (folder: string, path: string): boolean => normalize(path).startsWith(`${folder}/`)
