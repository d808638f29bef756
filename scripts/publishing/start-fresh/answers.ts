/** The questions about a new site, and which answers can be used. */

import { email as emailField } from '../../../src/schema/fields'
import { toolSlugs } from '../../../src/schema/tool-catalog'
import { readOrigin } from '../../lib/web-address'
import { isColor } from './colors'

/** Parts of the site that an agency can do without. */
export const PARTS = ['customers', 'blog', 'resources', 'tools', 'press', 'startups', 'team'] as const
export type Part = (typeof PARTS)[number]

/** Languages of the texts that a new site begins with, each by its own name. */
export const LANGUAGES = { en: 'English', de: 'Deutsch', fr: 'Français' } as const
export type Language = keyof typeof LANGUAGES

export const TOOLS: readonly string[] = toolSlugs

export type Answers = {
  name: string
  url: string
  email: string
  language: Language
  currency: string
  color: string
  parts: readonly Part[]
  tools: readonly string[]
}

/** The questions that have one answer, each a flag of the same name. */
export const TEXTS = ['name', 'url', 'email', 'language', 'currency', 'color'] as const
export type TextName = (typeof TEXTS)[number]

/** What is wrong with an answer, as the rest of a sentence that begins with its name; nothing when it can be used. */
export const problemOf: Record<TextName, (text: string) => string | undefined> = {
  name: (text) => (text.trim() === '' || text.length > 60 ? 'must have 1 to 60 characters' : undefined),
  url: (text) =>
    readOrigin(text) === text && text.includes('.')
      ? undefined
      : 'must look like https://www.your-agency.com, without a slash at its end',
  email: (text) =>
    emailField('').safeParse(text).success ? undefined : 'must be an e-mail address, such as hello@your-agency.com',
  language: (text) =>
    Object.hasOwn(LANGUAGES, text) ? undefined : `must be one of ${Object.keys(LANGUAGES).join(', ')}`,
  currency: (text) =>
    Intl.supportedValuesOf('currency').includes(text)
      ? undefined
      : 'must be a code of three letters, such as EUR or USD',
  color: (text) => (isColor(text) ? undefined : 'must be # and six digits from 0 to f, such as #0b5fa5'),
}

/** Tools without the part that shows them cannot be chosen. */
export const keptTools = ({ parts, tools: chosen }: Pick<Answers, 'parts' | 'tools'>): readonly string[] =>
  parts.includes('tools') ? TOOLS.filter((tool) => chosen.includes(tool)) : []
