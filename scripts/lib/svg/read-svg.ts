/** Reads the SVG of a logo: what is allowed becomes a tree, and the first thing that is not is said with its place. */
import { createRequire } from 'node:module'
import type { QualifiedTag } from 'sax'
import { ATTRIBUTES, ELEMENTS, NOTES, REFUSED } from './allowed'

export type SvgNode = { name: string; attributes: Record<string, string>; children: SvgNode[]; styles?: string }

/** `offset` is the place in the text. */
export type SvgProblem = { offset: number; text: string; hint: string; isUnsafe: boolean }

const SVG = 'http://www.w3.org/2000/svg'
const XLINK = 'http://www.w3.org/1999/xlink'

/** Only the five entities of XML are known, so that a file cannot define any. */
const OPTIONS = { xmlns: true, position: true, strictEntities: true }

/** A logo has some dozens of shapes. */
const MOST_ELEMENTS = 2000
const DEEPEST = 40

const ANEW = 'Export the logo anew as a plain SVG.'

/** The parser is loaded for the first logo. */
const load = createRequire(import.meta.url)

class Refused extends Error {
  constructor(readonly problem: SvgProblem) {
    super(problem.text)
  }
}

const unsafe = (offset: number, text: string, hint: string) => new Refused({ offset, text, hint, isUnsafe: true })
const broken = (offset: number, text: string, hint = ANEW) => new Refused({ offset, text, hint, isUnsafe: false })

/** @param mayHaveStyles whether style sheets may be there, which are turned into attributes later */
export function readSvg(text: string, mayHaveStyles: boolean): SvgNode | SvgProblem {
  try {
    return treeOf(text, mayHaveStyles)
  } catch (error) {
    if (error instanceof Refused) return error.problem
    throw error
  }
}

export const isProblem = (read: SvgNode | SvgProblem): read is SvgProblem => 'isUnsafe' in read

function treeOf(text: string, mayHaveStyles: boolean): SvgNode {
  const { SAXParser } = load('sax') as typeof import('sax')
  const parser = new SAXParser(true, OPTIONS)
  const at = () => Math.max(0, parser.startTagPosition - 1)
  const open: SvgNode[] = []
  let root: SvgNode | undefined
  let count = 0
  /** How deep inside of something that is left out. */
  let skipped = 0

  parser.onerror = () => {
    throw broken(parser.position - 1, 'The file is not complete, or not an SVG.')
  }
  parser.ondoctype = () => {
    throw unsafe(
      text.search(/<!DOCTYPE/i),
      'The file declares a document type, which can name other files.',
      'Remove the line that starts with "<!DOCTYPE".',
    )
  }
  parser.onprocessinginstruction = ({ name }) => {
    if (name !== 'xml')
      throw unsafe(text.indexOf(`<?${name}`), `The file has an instruction for programs, "${name}".`, 'Remove it.')
  }
  parser.onopentag = (tag) => {
    const { local, uri, attributes } = tag as QualifiedTag
    if (++count > MOST_ELEMENTS)
      throw broken(at(), `The logo has more than ${MOST_ELEMENTS} shapes.`, 'Use a simpler version of it.')
    if (open.length > DEEPEST) throw broken(at(), 'The groups of the logo are nested too deeply.')
    if (skipped > 0 || isNote(local, uri)) {
      skipped++
      for (const { local: name, value } of Object.values(attributes)) refuseAttribute(name, value, at())
      refuseElement(local, at())
      return
    }
    const isStyle = local === 'style' && uri === SVG && mayHaveStyles
    refuseElement(local, at())
    if (uri !== SVG || !(isStyle || ELEMENTS.has(local))) {
      throw unsafe(at(), `The logo has a part that is not allowed in one: "${tag.name}".`, ANEW)
    }
    if (!root && local !== 'svg') throw broken(at(), 'The file is not an SVG.')
    const node: SvgNode = { name: local, attributes: {}, children: [], ...(isStyle && { styles: '' }) }
    for (const { local: name, prefix, uri: space, value } of Object.values(attributes)) {
      refuseAttribute(name, value, at())
      const isOwn = prefix === '' || (name === 'href' && space === XLINK)
      const isStyles = mayHaveStyles && (name === 'class' || name === 'style')
      if (name === 'style' && prefix === '') refuseStyles(value, at())
      if (!isOwn || !(ATTRIBUTES.has(name) || isStyles)) continue
      if (/[<>=`]/.test(value)) throw unsafe(at(), `A value in the logo holds markup: "${name}".`, ANEW)
      node.attributes[name] = value
    }
    open.at(-1)?.children.push(node)
    root ??= node
    open.push(node)
  }
  parser.onclosetag = () => {
    if (skipped > 0) skipped--
    else open.pop()
  }
  const onText = (part: string) => {
    const node = open.at(-1)
    if (skipped > 0 || node?.styles === undefined) return
    refuseStyles(part, at())
    node.styles += part
  }
  parser.ontext = onText
  parser.oncdata = onText
  parser.write(text).close()
  if (!root) throw broken(0, 'The file is empty.')
  refuseLoops(root)
  return root
}

/** What drawing programs note about themselves, in their own namespaces. */
const isNote = (local: string, uri: string): boolean =>
  (uri === SVG && NOTES.has(local)) ||
  /inkscape|sodipodi|adobe|sketch|figma|rdf-syntax|purl\.org|creativecommons|vectornator|boxy-svg|serif/i.test(uri)

function refuseElement(name: string, offset: number): void {
  const refused = Object.hasOwn(REFUSED, name) ? REFUSED[name] : undefined
  if (refused) throw unsafe(offset, `The logo contains ${refused[0]} ("${name}").`, refused[1])
}

function refuseAttribute(name: string, value: string, offset: number): void {
  if (/^on/i.test(name))
    throw unsafe(
      offset,
      `The logo contains a command for browsers ("${name}").`,
      'Remove it, or export the logo anew as a plain SVG.',
    )
  if (/^(?:href|src)$/i.test(name) && !/^#[\w.:-]+$/.test(value)) {
    throw unsafe(
      offset,
      `The logo names something outside of itself: "${value.slice(0, 60)}".`,
      'Remove the address, or export the logo with everything in it.',
    )
  }
  refuseAddresses(value, offset)
}

/** `url(#id)` names a part of the logo; any other address would be loaded. */
function refuseAddresses(value: string, offset: number): void {
  const named = value.replace(/url\(\s*(['"]?)#[\w.:-]+\1\s*\)/g, '')
  if (/url\s*\(|image-set|javascript:|\\/i.test(named)) {
    throw unsafe(
      offset,
      `The logo names something outside of itself: "${value.trim().slice(0, 60)}".`,
      'Remove the address, or export the logo with everything in it.',
    )
  }
}

function refuseStyles(styles: string, offset: number): void {
  refuseAddresses(styles, offset)
  if (/@|expression\s*\(|animation|transition|</i.test(styles)) {
    throw unsafe(
      offset,
      'The styles of the logo load or move something.',
      'Export the logo with "presentation attributes" instead of styles.',
    )
  }
}

/** A copy of something that holds copies can grow without end. */
function refuseLoops(root: SvgNode): void {
  const all = [...nodesOf(root)]
  const copied = new Set(
    all.flatMap(({ name, attributes }) => (name === 'use' ? (attributes.href ?? '').slice(1) : [])),
  )
  for (const node of all) {
    if (copied.has(node.attributes.id ?? '\n') && [...nodesOf(node)].some(({ name }) => name === 'use')) {
      throw unsafe(0, `The logo copies "${node.attributes.id}", which is made of copies.`, ANEW)
    }
  }
}

function* nodesOf(node: SvgNode): Generator<SvgNode> {
  yield node
  for (const child of node.children) yield* nodesOf(child)
}
