/** Markdown body → safe HTML with holes, and what others need to know of it. The only door to the Markdown stack. */
import type { Heading } from '../../../src/schema/entries'
import { lazily } from '../lazily'
import type { Finding, Place } from '../problems/problem'
import type { BodyHtml } from './body-html'
import { type CompiledBody, compile } from './compile'
import { type BodyFault, type BodyLink, type BodyPicture, levelFindings } from './inspect'
import { beyondLimits } from './limits'
import { headingPlaces, type ParserName, plainHeadingPlaces } from './parser'
import { readByReference } from './reference'

export type ReadBody = {
  html: BodyHtml
  headings: Heading[]
  /** What a link can name after `#`, and the id that it leads to. */
  anchors: Map<string, string>
  /** Addresses of links and pictures in the order of the page; where they stand in the file, `locate` finds out. */
  links: string[]
  pictures: string[]
  words: number
  /** Whether slips in the writing may show on the page, so that it pays to look for them. */
  hasLeftovers: boolean
  faults: BodyFault[]
  locate: () => { links: Place[]; pictures: Place[] }
}

/**
 * Reads a body that starts on line `firstLine` of its file. `native` compiles what it can and leaves the rest to the
 * reference chain; `remark` is the reference chain with remark's own parser.
 */
export function readBody(text: string, firstLine: number, wanted: ParserName = 'native'): ReadBody {
  const limit = beyondLimits(text)
  if (limit) return unreadable({ ...limit, severity: 'error' }, firstLine)
  try {
    const parser = wanted === 'native' && UNQUOTED_ADDRESS.test(text) ? 'remark' : wanted
    const compiled = parser === 'native' ? compile(text) : undefined
    const faults = compiled && headingFaults(compiled, text, firstLine)
    if (compiled && faults) {
      return { ...compiled, faults, locate: lazily(() => placesIn(byReference(text, firstLine, parser))) }
    }
    const body = byReference(text, firstLine, parser)
    const links = body.links.map(({ href }) => href)
    const pictures = body.pictures.map(({ src }) => src)
    return { ...body, links, pictures, hasLeftovers: true, locate: () => placesIn(body) }
  } catch (error) {
    // Only what slips through the limits ends here: the stack of a parser overflows.
    if (!(error instanceof RangeError)) throw error
    return unreadable({ severity: 'error', place: { line: 1, column: 1 }, finding: tooComplex }, firstLine)
  }
}

/** `<a href=/contact>`: the native parser takes that for text, and people write it. */
const UNQUOTED_ADDRESS = /<[a-z][^<>]*\s[a-z-]+=[^\s"'<>]*[/=]/i

/** Warnings about levels; nothing when the places of the headings are not that simple to find. */
function headingFaults({ levels }: CompiledBody, text: string, firstLine: number): BodyFault[] | undefined {
  const findings = levelFindings(levels)
  if (findings.every((finding) => finding === undefined)) return []
  const places = plainHeadingPlaces(text, levels) ?? headingPlaces(text)
  // HTML may have headings of its own.
  if (places?.length !== levels.length) return undefined
  return findings.flatMap((finding, index): BodyFault[] => {
    const place = places[index]
    return finding && place ? [moved({ severity: 'warning', place, finding }, firstLine)] : []
  })
}

function byReference(text: string, firstLine: number, parser: ParserName) {
  const body = readByReference(text, parser)
  const move = <Placed extends { place: Place }>(placed: Placed): Placed => moved(placed, firstLine)
  return { ...body, links: body.links.map(move), pictures: body.pictures.map(move), faults: body.faults.map(move) }
}

const placesIn = ({ links, pictures }: { links: BodyLink[]; pictures: BodyPicture[] }) => ({
  links: links.map(({ place }) => place),
  pictures: pictures.map(({ place }) => place),
})

const tooComplex: Finding = {
  code: 'too-deep',
  message: 'The text is nested too deeply to be read.',
  hint: 'Use fewer quotes, lists or tags inside each other.',
}

const moved = <Placed extends { place: Place }>(placed: Placed, firstLine: number): Placed => ({
  ...placed,
  place: { line: placed.place.line + firstLine - 1, column: placed.place.column },
})

const unreadable = (fault: BodyFault, firstLine: number): ReadBody => ({
  html: { text: '', holes: [] },
  headings: [],
  anchors: new Map(),
  links: [],
  pictures: [],
  words: 0,
  hasLeftovers: true,
  faults: [moved(fault, firstLine)],
  locate: () => ({ links: [], pictures: [] }),
})
