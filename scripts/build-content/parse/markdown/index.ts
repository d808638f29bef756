/** Markdown body → safe HTML with holes, and what others need to know of it. The only door to the Markdown stack. */
import type { Heading } from '../../../../src/schema/entries'
import { once } from '../../../lib/once'
import { type FileDiagnostic, type Message, movedTo, type Place, placed, START } from '../../diagnostics/diagnostic'
import type { BodyHtml } from './body-html'
import { type CompiledBody, compile } from './fast/compile'
import { type BodyLink, type BodyPicture, levelMessages } from './inspect'
import { beyondLimits } from './limits'
import { headingPlaces, type ParserName, plainHeadingPlaces } from './parser'
import { readByReference } from './reference'

export type ReadBody = {
  html: BodyHtml
  headings: Heading[]
  /** What a link can name after `#`, and the id that it leads to. */
  anchors: Map<string, string>
  /** Addresses of links and pictures in the order of the page; `locate` finds their places in the file. */
  links: string[]
  pictures: string[]
  words: number
  /** Whether mistakes in the Markdown may show on the page, so that it pays to look for them. */
  hasLeftovers: boolean
  diagnostics: FileDiagnostic[]
  locate: () => { links: Place[]; pictures: Place[] }
}

/**
 * Reads a body that starts on line `firstLine` of its file. `native` compiles what it can and leaves the rest to the
 * reference chain; `remark` is the reference chain with remark's own parser.
 */
export function readBody(text: string, firstLine: number, wanted: ParserName = 'native'): ReadBody {
  const limit = beyondLimits(text)
  if (limit) return unreadable(limit, firstLine)
  try {
    const parser = wanted === 'native' && UNQUOTED_ADDRESS.test(text) ? 'remark' : wanted
    const compiled = parser === 'native' ? compile(text) : undefined
    const diagnostics = compiled && headingDiagnostics(compiled, text, firstLine)
    if (compiled && diagnostics) {
      return { ...compiled, diagnostics, locate: once(() => placesIn(byReference(text, firstLine, parser))) }
    }
    const body = byReference(text, firstLine, parser)
    const links = body.links.map(({ href }) => href)
    const pictures = body.pictures.map(({ src }) => src)
    return { ...body, links, pictures, hasLeftovers: true, locate: () => placesIn(body) }
  } catch (error) {
    // The limits did not catch this body, and the stack of a parser overflowed.
    if (!(error instanceof RangeError)) throw error
    return unreadable(placed(START, tooComplex), firstLine)
  }
}

/** `<a href=/contact>`: the native parser takes that for text, and people write it. */
const UNQUOTED_ADDRESS = /<[a-z][^<>]*\s[a-z-]+=[^\s"'<>]*[/=]/i

/** Warnings about levels; nothing when the places of the headings are not that simple to find. */
function headingDiagnostics({ levels }: CompiledBody, text: string, firstLine: number): FileDiagnostic[] | undefined {
  const messages = levelMessages(levels)
  if (messages.every((message) => message === undefined)) return []
  const places = plainHeadingPlaces(text, levels) ?? headingPlaces(text)
  // HTML may have headings of its own.
  if (places?.length !== levels.length) return undefined
  return messages.flatMap((message, index) => {
    const place = places[index]
    return message && place ? [movedTo(placed(place, { ...message, severity: 'warning' }), firstLine)] : []
  })
}

function byReference(text: string, firstLine: number, parser: ParserName) {
  const body = readByReference(text, parser)
  const move = <Located extends { place: Place }>(located: Located): Located => ({
    ...located,
    place: movedTo(located.place, firstLine),
  })
  const diagnostics = body.diagnostics.map((diagnostic) => movedTo(diagnostic, firstLine))
  return { ...body, links: body.links.map(move), pictures: body.pictures.map(move), diagnostics }
}

const placesIn = ({ links, pictures }: { links: BodyLink[]; pictures: BodyPicture[] }) => ({
  links: links.map(({ place }) => place),
  pictures: pictures.map(({ place }) => place),
})

const tooComplex: Message = {
  code: 'too-deep',
  text: 'The text is nested too deeply to be read.',
  hint: 'Use fewer quotes, lists or tags inside each other.',
}

const unreadable = (diagnostic: FileDiagnostic, firstLine: number): ReadBody => ({
  html: { text: '', holes: [] },
  headings: [],
  anchors: new Map(),
  links: [],
  pictures: [],
  words: 0,
  hasLeftovers: true,
  diagnostics: [movedTo(diagnostic, firstLine)],
  locate: () => ({ links: [], pictures: [] }),
})
