import { placeholdersIn } from './headline-facts'
import type { Headline } from './write-headlines'

/** Headlines as a Markdown list; what the visitor typed stays text. */
export function toMarkdown(headlines: readonly Headline[]): string {
  const items = headlines.map(({ text, pattern, facts }, index) => {
    const cuts = facts.cuts.map(({ name, seen }) => `${name}: ${seen ? `cut, “${asText(seen)}”` : 'whole'}`)
    return `${index + 1}. **${asText(text)}**\n   ${pattern}. ${facts.characters} characters, ${facts.words} words. ${cuts.join('. ')}.\n`
  })
  return `# Headlines\n\n${items.join('\n')}`
}

/** Headlines as the rows of a table, a head included. */
export function toRows(headlines: readonly Headline[]): (string | number)[][] {
  const cutNames = headlines[0]?.facts.cuts.map(({ name }) => name) ?? []
  return [
    ['Headline', 'Pattern', 'Characters', 'Words', 'Placeholders', ...cutNames],
    ...headlines.map(({ text, pattern, facts }) => [
      text,
      pattern,
      facts.characters,
      facts.words,
      placeholdersIn(text).length,
      ...facts.cuts.map(({ seen }) => seen ?? 'whole'),
    ]),
  ]
}

const asText = (text: string) => text.replace(/[\\`*_<>#|~]/g, '\\$&')
