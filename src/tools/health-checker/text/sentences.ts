import type { Span } from './words'

const SEGMENTER = new Intl.Segmenter('en', { granularity: 'sentence' })
/** A full stop after these, and after an initial, ends no sentence; the segmenter does not know them. */
const ABBREVIATION =
  /(?<![\p{L}\p{N}.])(?:\p{Lu}|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|Dr|Mr|Mrs|Ms|Prof|Rev|Gen|Sen|Rep|Gov|St|Mt|Nos?|vs|approx|est|Calif|Fla|Ill|Mass|Mich|Minn|Pa|Penn|Tex|Wash)\.\s*$/u

/** The sentences of a paragraph. Lines that a mail program broke are one. */
export function splitSentences(text: string, { start, end }: Span): Span[] {
  const paragraph = text.slice(start, end).replaceAll('\n', ' ')
  const sentences: Span[] = []
  let isOpen = false
  for (const { segment, index } of SEGMENTER.segment(paragraph)) {
    const span = { start: start + index, end: start + index + segment.trimEnd().length }
    const before = sentences.at(-1)
    // “We did it!” she said.
    if (before && (isOpen || /^\p{Ll}/u.test(segment))) before.end = span.end
    else sentences.push(span)
    isOpen = ABBREVIATION.test(segment)
  }
  return sentences.filter((sentence) => sentence.end > sentence.start)
}
