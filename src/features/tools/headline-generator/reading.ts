/** What is read from a topic. */
import type { Kind } from './kinds'

export type Facts = { money?: string; percent?: string; figure?: string; date?: string; place?: string }

/** A topic, by its grammar: that decides which patterns can hold it. */
export type Grammar =
  | { form: 'sentence'; subject: string; clause: string; purpose?: string }
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
  /** What was done to the topic, in words for the visitor. */
  notes: string[]
  /** The words that every headline holds, in small letters. */
  keyWords: string[]
}
