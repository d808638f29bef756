import { Link } from '@tanstack/react-router'
import type { DescribedTool } from './catalog'

/** A tool in the overview. The whole of it is the link's target. */
export function ToolLink({ tool }: { tool: DescribedTool }) {
  return (
    <li className="group relative border-t border-ink pt-5 pb-9">
      <h2 className="text-tool-heading">
        <Link
          to="/tools/$slug"
          params={{ slug: tool.slug }}
          className="no-underline group-hover:text-accent covers-card"
        >
          {tool.title}
        </Link>
      </h2>
      <p className="mt-2 max-w-[36rem] text-muted">{tool.description}</p>
    </li>
  )
}
