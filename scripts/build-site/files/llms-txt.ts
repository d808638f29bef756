import type { Link, ListItem, PhrasingContent, RootContent, Text } from 'mdast'
import { twinAddress } from '../../../src/lib/twin-address'
import type { Section } from '../../../src/schema/additions'
import type { Site } from '../../../src/schema/settings'
import type { Words } from '../../lib/words/words-of-build'
import { markdownText } from '../render/markdown-twin'

/**
 * `llms.txt`, in the form of llmstxt.org: what the site is, and where its pages are as Markdown, for programs that read
 * it on behalf of people.
 */
export function llmsText(
  { name, tagline }: Pick<Site, 'name' | 'tagline'>,
  origin: string,
  sections: readonly Section[],
  words: Pick<Words, 'twins' | 'inOneFile' | 'allOfThem'>,
): string {
  const line = (path: string, title: string, about: PhrasingContent[]): ListItem => ({
    type: 'listItem',
    spread: false,
    children: [{ type: 'paragraph', children: [linkTo(origin + twinAddress(path), title), ...about] }],
  })
  const children: RootContent[] = [
    { type: 'heading', depth: 1, children: [plain(name)] },
    { type: 'blockquote', children: [{ type: 'paragraph', children: [plain(tagline)] }] },
    { type: 'paragraph', children: [plain(words.twins)] },
    { type: 'paragraph', children: [linkTo(`${origin}/llms-full.txt`, words.inOneFile)] },
    ...sections.flatMap(({ title, overview, entries }): RootContent[] => {
      const lines = entries.map((entry) => line(entry.path, entry.title, [plain(`: ${entry.text}`)]))
      const all = overview ? [line(overview, words.allOfThem, [])] : []
      return [
        { type: 'heading', depth: 2, children: [plain(title)] },
        { type: 'list', spread: false, children: [...lines, ...all] },
      ]
    }),
  ]
  return markdownText({ type: 'root', children })
}

/** Words of a field, which stay words: none of their marks is one of Markdown. */
const plain = (value: string): Text => ({ type: 'text', value: value.replace(/\s+/g, ' ') })

const linkTo = (url: string, words: string): Link => ({ type: 'link', url, children: [plain(words)] })
