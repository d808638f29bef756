import type { Span } from './span'

const WORDS = 7

/** The first words of a place, by which a reader finds it. */
export function opening(text: string, { start, end }: Span): string {
  const words = text.slice(start, end).trim().split(/\s+/)
  return words.length > WORDS ? `${words.slice(0, WORDS).join(' ')} …` : words.join(' ')
}
