import { CLUSTER_RULES, type Cluster } from './clusters'
import { CRISIS_KINDS, type CrisisKind, UNKNOWN_KIND } from './crisis-kinds'
import { DENIALS, OUTWARD_RULES } from './outward-rules'

export type FoundKind = { kind: CrisisKind; words: string[] }
export type LeftOut = { sentence: string; word: string; because: string }

export type ScenarioReading = {
  /** The scenario in clean sentences, all of them. */
  sentences: string[]
  /** Those that may go out as they are. */
  outward: string[]
  /** Those that may not, and why. */
  leftOut: LeftOut[]
  /** Kinds of crisis, the one with the most words first; never empty. */
  kinds: FoundKind[]
  cluster: Cluster
  /** How the cluster was chosen. */
  clusterWord?: string
  clusterReason: string
  /** Mentions that say something did not happen, and were not counted. */
  denied: string[]
}

/** What a scenario says: its kinds of crisis, who will be held responsible, and which sentences may go out. */
export function readScenario(scenario: string): ScenarioReading {
  const sentences = sentencesOf(cleanScenario(scenario))
  const text = sentences.join(' ')
  const denied = text.match(DENIALS) ?? []
  const asserted = text.replace(DENIALS, ' ')

  const kinds = CRISIS_KINDS.map((kind) => ({
    kind,
    words: [...new Set((asserted.match(kind.words) ?? []).map(small))],
  }))
    .filter(({ words }) => words.length > 0)
    .sort((one, other) => other.words.length - one.words.length)
  const found = kinds.length > 0 ? kinds : [{ kind: UNKNOWN_KIND, words: [] }]

  const rule = CLUSTER_RULES.find(({ words }) => words.test(asserted))
  // Without a word that settles it, the gravest of the kinds does.
  const gravest = found.find(({ kind }) => kind.cluster === 'preventable') ?? found[0]
  const leftOut = sentences.flatMap((sentence) => {
    const broken = OUTWARD_RULES.find(({ words }) => words.test(sentence))
    return broken ? [{ sentence, word: broken.words.exec(sentence)?.[0] ?? '', because: broken.because }] : []
  })
  return {
    sentences,
    outward: sentences.filter((sentence) => !leftOut.some((left) => left.sentence === sentence)),
    leftOut,
    kinds: found,
    cluster: rule?.cluster ?? gravest?.kind.cluster ?? 'accident',
    clusterWord: rule ? small(rule.words.exec(asserted)?.[0] ?? '') : undefined,
    clusterReason: rule?.because ?? gravest?.kind.clusterReason ?? '',
    denied: denied.map((mention) => mention.trim()),
  }
}

const small = (word: string) => word.toLowerCase().trim()

/** One line, without what a statement cannot hold: pictures, and marks that turn the direction of text. */
function cleanScenario(scenario: string): string {
  return scenario
    .normalize('NFC')
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replace(PICTURES, ' ')
    .replace(/\p{Cs}/gu, '')
    .replace(/[^\S\n\r]+/g, ' ')
    .trim()
}

const PICTURES =
  /(?![©®™])\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u20e3|\ufe0f|[\u{e0020}-\u{e007f}]/gu

const ABBREVIATIONS = /\b(?:Inc|Ltd|Co|Corp|Dr|Mr|Mrs|Ms|Prof|St|vs|No|Sr|Jr|U\.S|U\.K|e\.g|i\.e|approx|a\.m|p\.m)\.$/i

/** Whole sentences, never parts; a line break ends one, too. Each starts with a capital and ends with a mark. */
function sentencesOf(text: string): string[] {
  return text
    .split(/[\n\r\u2028\u2029]+/)
    .flatMap(splitLine)
    .map((sentence) => sentence.replace(/[\p{Cc}\s]+/gu, ' ').trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
    .map((sentence) => sentence.replace(/^(?:[-*•#>]+\s+)+/, ''))
    .map((sentence) => sentence.replace(/^\p{Ll}(?!\p{Lu})/u, capital))
    .map((sentence) =>
      /[.!?…。！？][”"’')\]]*$/u.test(sentence) ? sentence : `${sentence.replace(/[,;:–—-]+$/, '')}.`,
    )
}

function capital(letter: string): string {
  const upper = letter.toUpperCase()
  return upper.toLowerCase() === letter ? upper : letter
}

function splitLine(line: string): string[] {
  const sentences: string[] = []
  let start = 0
  for (const { index, 0: mark } of line.matchAll(/[.!?…。！？]+[”"’')]*(?=\s+[\p{Lu}\p{Lo}\p{N}“"([])/gu)) {
    const end = index + mark.length
    const sentence = line.slice(start, end)
    if (ABBREVIATIONS.test(sentence)) continue
    sentences.push(sentence)
    start = end
  }
  return [...sentences, line.slice(start)]
}
