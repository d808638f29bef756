/** Addresses in style sheets of the theme: what they name becomes a part of the site, so it has to belong to the project. */
import { existsSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path/posix'
import { type Diagnostic, diagnosticAt, type Message } from '../../lib/diagnostics/diagnostic'
import { quote } from '../../lib/diagnostics/words'
import { decoded } from '../../lib/web-address'
import { placeAt } from './text'

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
