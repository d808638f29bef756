/** What is read from a topic. */
import type { Kind } from './kinds'
import type { SentenceParts } from './sentence-parts'

export type Facts = { money?: string; percent?: string; figure?: string; date?: string; place?: string }
/** The words of a place or a date with what ties them to the sentence: “on Elm Street”, “in May”. */
export type Phrases = { place?: string; date?: string }

/** A topic, by its grammar: that decides which patterns can hold it. */
export type Grammar =
  | ({ form: 'sentence'; subject: string; clause: string; purpose?: string } & SentenceParts)
  | { form: 'thing' | 'field'; noun: string; owner?: string }
  | { form: 'appointment'; person: string; role: string; owner?: string }
  | { form: 'explanation'; question: string }
  | { form: 'label'; label: string }

export type Reading = Grammar & {
  /** The topic in one clean line. */
  text: string
  kind: Kind
  /** The words that decided the kind; none for general news. */
  kindWord?: string
  facts: Facts
  phrases: Phrases
  /** What was done to the topic, in words for the visitor. */
  notes: string[]
  /** The words of the topic, in small letters: the first headline holds all of them, every other one some. */
  keyWords: string[]
}
