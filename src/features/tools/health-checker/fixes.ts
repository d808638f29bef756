import type { Finding } from './health'
import type { Release } from './text/release'

/** A change that a rule can make: what it does in words, and the text that replaces a stretch of the release. */
export type Fix = { label: string; start: number; end: number; text: string }

/** The change that settles a finding; nothing where only a person can write it. */
export function fixFor(finding: Finding, release: Release): Fix | undefined {
  const { start, end, check } = finding
  const found = release.text.slice(start, end)
  const isMissing = start === end
  switch (check.id) {
    case 'exclamation':
      return { label: 'Put a period', start, end, text: '.' }
    case 'capitals':
      return replace(
        'Write',
        start,
        end,
        startsSentence(release.text, start) ? capital(found.toLowerCase()) : found.toLowerCase(),
      )
    case 'hype':
      return withoutHype(release.text, start, end)
    case 'feelings':
      return withoutFeeling(release.text, start, end)
    case 'dateline':
      return isMissing ? insert('Insert a dateline', start, '[CITY], [Month Day, Year] – ') : undefined
    case 'quote':
      return isMissing
        ? insert('Insert a quotation', start, '\n\n“[What it means, in one sentence],” said [full name], [title].')
        : undefined
    case 'boilerplate': {
      const name = release.organisation ?? '[Organization]'
      const about = `\n\nAbout ${name}\n${name} [makes what, for whom]. It was founded in [city] in [year] and has [number] employees.`
      return isMissing ? insert('Insert a boilerplate', start, about) : undefined
    }
    case 'contact':
      return isMissing
        ? insert('Insert a media contact', start, '\n\nMedia contact: [full name], [e-mail address], [telephone]')
        : undefined
    case 'release-line':
      return isMissing ? insert('Insert “For immediate release”', 0, 'FOR IMMEDIATE RELEASE\n\n') : undefined
    case 'end-mark':
      return isMissing ? insert('Insert ###', release.text.length, '\n\n###') : undefined
    default:
      return undefined
  }
}

/** The release with a change made. */
export const applyFix = (text: string, { start, end, text: written }: Fix): string =>
  text.slice(0, start) + written + text.slice(end)

const insert = (label: string, start: number, text: string): Fix => ({ label, start, end: start, text })
const replace = (verb: string, start: number, end: number, text: string): Fix => ({
  label: `${verb} “${text}”`,
  start,
  end,
  text,
})

/** Verbs of praise and the plain word for each. */
const PLAIN: Record<string, string> = {
  utilize: 'use',
  utilizes: 'uses',
  utilized: 'used',
  utilizing: 'using',
  leverage: 'use',
  leverages: 'uses',
  leveraged: 'used',
  leveraging: 'using',
  showcase: 'show',
  showcases: 'shows',
  showcased: 'showed',
  showcasing: 'showing',
  solutions: 'products',
}
/** Where the word carries the sentence, taking it out breaks it. */
const NOT_TO_DELETE =
  /^(?:harness|revolutioni|supercharg|unleash|synerg|paradigm|one.stop|breaking|read this|pay attention|value prop|game chang)/i

/** An adjective of praise goes, and the article before it fits the next word. */
function withoutHype(text: string, start: number, end: number): Fix | undefined {
  const word = text.slice(start, end)
  const plain = PLAIN[word.toLowerCase().replace(/utilis/, 'utiliz')]
  if (plain) return replace('Write', start, end, plain)
  const next = /^\s+(\p{L}+)/u.exec(text.slice(end))
  if (!next || NOT_TO_DELETE.test(word)) return undefined
  const [gap, following = ''] = next
  const article = /\b(an?)\s+$/i.exec(text.slice(0, start))
  const isCapital = /^\p{Lu}/u.test(word) && !article
  const kept = isCapital && /(?:^|[.!?\n“]\s*)$/.test(text.slice(0, start)) ? capital(following) : following
  if (!article) return { label: `Delete “${word}”`, start, end: end + gap.length, text: kept }
  const fitting = /^[aeiou]/i.test(following) ? 'an' : 'a'
  const written = article[1]?.startsWith('A') ? capital(fitting) : fitting
  return {
    label: `Delete “${word}”`,
    start: start - article[0].length,
    end: end + gap.length,
    text: `${written} ${following}`,
  }
}

/** “is thrilled to announce” says that somebody “announces”. */
function withoutFeeling(text: string, start: number, end: number): Fix | undefined {
  const found = text.slice(start, end)
  const [gap, verb] = /^\s+(\p{Ll}+)/u.exec(text.slice(end)) ?? []
  if (!gap || !verb || !/^(?:is|are|was|were)\b.*\bto$/i.test(found)) return undefined
  const third = /(?:s|x|ch|sh|o)$/.test(verb)
    ? `${verb}es`
    : /[^aeiou]y$/.test(verb)
      ? `${verb.slice(0, -1)}ies`
      : `${verb}s`
  return replace('Write', start, end + gap.length, /^(?:is|was)\b/i.test(found) ? third : verb)
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const startsSentence = (text: string, start: number) => /(?:^|[.!?\n“]\s*)$/.test(text.slice(0, start))
