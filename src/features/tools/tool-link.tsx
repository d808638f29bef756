import { Link } from '@tanstack/react-router'
import type { tools } from './registry'

/** A tool in the overview. The whole of it is the link's target. */
export function ToolLink({ tool }: { tool: (typeof tools)[number] }) {
  return (
    <li className="group relative border-t border-ink pt-5 pb-9">
      <h2 className="text-[clamp(1.5rem,1.25rem+0.9vw,2.125rem)]">
        <Link
          to="/tools/$slug"
          params={{ slug: tool.slug }}
          className="no-underline group-hover:text-accent after:absolute after:inset-0 after:content-['']"
        >
          {tool.title}
        </Link>
      </h2>
      <p className="mt-2 max-w-[36rem] text-muted">{tool.description}</p>
    </li>
  )
}
