import { escapeInline } from '../kit/document/escape-markdown'
import { placeholdersIn } from '../kit/document/placeholders'
import type { HeadlineFacts } from './headline-facts'
import type { Headline } from './write-headlines'

/** A headline with what can be counted about it where it is shown. */
export type CountedHeadline = Headline & { facts: HeadlineFacts }

/** Headlines as a Markdown list. @param mark what has to be known of them */
export function toMarkdown(headlines: readonly CountedHeadline[], mark?: string): string {
  const items = headlines.map(({ text, pattern, facts }, index) => {
    const cuts = facts.cuts.map(({ name, seen }) => `${name}: ${seen ? `cut, “${seen}”` : 'whole'}`)
    const notes = `${pattern}. ${facts.characters} characters, ${facts.words} words. ${cuts.join('. ')}.`
    return `${index + 1}. **${escapeInline(text)}**\n   ${escapeInline(notes)}\n`
  })
  return `# Headlines\n\n${mark ? `${escapeInline(mark)}\n\n` : ''}${items.join('\n')}`
}

/** Headlines as the rows of a table, a head included. */
export function toRows(headlines: readonly CountedHeadline[], mark = ''): (string | number)[][] {
  const cutNames = headlines[0]?.facts.cuts.map(({ name }) => name) ?? []
  return [
    ['Headline', 'Pattern', 'Characters', 'Words', 'Placeholders', ...cutNames, 'Before use'],
    ...headlines.map(({ text, pattern, facts }) => [
      text,
      pattern,
      facts.characters,
      facts.words,
      placeholdersIn(text).length,
      ...facts.cuts.map(({ seen }) => seen ?? 'whole'),
      mark,
    ]),
  ]
}
