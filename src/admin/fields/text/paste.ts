/** What a word processor or a web page puts on the clipboard → Markdown. */
import { fromHtml } from 'hast-util-from-html'
import { toMdast } from 'hast-util-to-mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown } from 'mdast-util-to-markdown'
import { cleaned } from './clean-html'

export type Pasted = {
  markdown: string
  /** Pictures that the clipboard only names: the site shows none but its own. */
  pictures: number
}

/** The Markdown of HTML from the clipboard, in the style of the other texts. */
export function markdownOf(html: string): Pasted {
  const tree = fromHtml(html, { fragment: true })
  const { pictures } = cleaned(tree)
  const markdown = toMarkdown(toMdast(tree) as Parameters<typeof toMarkdown>[0], {
    bullet: '-',
    emphasis: '*',
    rule: '*',
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
  })
  return { markdown: markdown.trim().replace(/\u{f8fe}(\d+)\u{f8ff}/gu, '[^$1]'), pictures }
}

/** Whether HTML says more than its text: what an editor of programs copies is text in colors. */
export const isFormatted = (html: string): boolean =>
  !/vscode|<meta[^>]*monaco/i.test(html) && /<(?:p|h[1-6]|ul|ol|li|table|a|b|strong|em|i|blockquote|br)\b/i.test(html)
