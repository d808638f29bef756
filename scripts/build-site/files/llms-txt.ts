import { twinAddress } from '../../../src/lib/twin-address'
import type { Section } from '../../../src/schema/additions'
import type { Site } from '../../../src/schema/settings'
import type { Words } from '../../lib/words/words-of-build'

/**
 * `llms.txt`, in the form of llmstxt.org: what the site is, and where its pages are as Markdown, for programs that read
 * it on behalf of people.
 */
export function llmsText(
  { name, tagline }: Pick<Site, 'name' | 'tagline'>,
  origin: string,
  sections: readonly Section[],
  words: Pick<Words, 'twins' | 'allOfThem'>,
): string {
  const parts = [
    `# ${name}`,
    `> ${tagline}`,
    words.twins,
    ...sections.map(({ title, overview, entries }) => {
      const lines = entries.map((entry) => `- [${entry.title}](${origin}${twinAddress(entry.path)}): ${entry.text}`)
      const all = overview ? [`- [${words.allOfThem}](${origin}${twinAddress(overview)})`] : []
      return [`## ${title}`, '', ...lines, ...all].join('\n')
    }),
  ]
  return `${parts.join('\n\n')}\n`
}
