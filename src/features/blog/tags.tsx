import { Link } from '@tanstack/react-router'
import * as words from '@words/blog-article'
import { idFrom } from '@/lib/id-from'

/** The tags of an article, each as a link to everything that has it. */
export function Tags({ tags }: { tags: readonly string[] }) {
  const own = [...new Set(tags)]
  if (own.length === 0) return null
  return (
    <nav aria-label={words.tags} className="no-print flex flex-wrap items-center gap-x-4">
      <p className="kicker">{words.tags}</p>
      <ul className="flex flex-wrap gap-x-4">
        {own.map((tag) => (
          <li key={tag}>
            <Link
              to="/blog/$group/$value"
              params={{ group: 'tag', value: idFrom(tag) }}
              className="flex min-h-11 items-center underline hover:text-accent"
            >
              {tag}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
