/** Everything that the site has, by kind: what its search lists, and what programs find in llms.txt. */
import type { Section } from '@/schema/additions'

/** A free tool, as the tools describe themselves. */
type Tool = { slug: string; title: string; description: string }

/**
 * The sections of the content, and the tools behind the guides.
 * @param tools the free tools that the site shows
 * @param title what their section is called
 */
export function withTools(sections: readonly Section[], tools: readonly Tool[], title: string): Section[] {
  const section: Section = {
    title,
    overview: '/tools',
    entries: tools.map(({ slug, title, description }) => ({ path: `/tools/${slug}`, title, text: description })),
  }
  return sections.flatMap((known) => (known.overview === '/resources' ? [known, section] : [known]))
}
