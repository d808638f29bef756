import type { Summary } from '@/schema/entries'

/** A tool in the overview. The whole of it is the link's target, and the browser loads the page of the tool. */
export function ToolLink({ tool }: { tool: Summary<'tools'> }) {
  return (
    <li className="group relative border-t border-ink pt-5 pb-9">
      <h2 className="text-tool-heading">
        <a href={`/tools/${tool.id}`} className="no-underline group-hover:text-accent after:absolute after:inset-0">
          {tool.title}
        </a>
      </h2>
      <p className="mt-2 max-w-xl text-muted">{tool.description}</p>
    </li>
  )
}
