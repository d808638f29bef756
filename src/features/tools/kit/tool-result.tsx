import { type ReactNode, useEffect, useRef } from 'react'

type ToolResultProps = {
  heading: string
  resetLabel: string
  onReset: () => void
  /** Whether the visitor just asked for it, and so is led to it. */
  takesFocus: boolean
  children: ReactNode
}

/** The result of a tool: announced by its heading, which takes the focus. */
export function ToolResult({ heading, resetLabel, onReset, takesFocus, children }: ToolResultProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) title.current?.focus()
  }, [takesFocus])
  return (
    <section aria-labelledby="tool-result" className="page-width pb-section">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t-3 border-ink pt-6 pb-8">
        <h2 id="tool-result" ref={title} tabIndex={-1} className="outline-none">
          {heading}
        </h2>
        <button type="button" onClick={onReset} className="button button-quiet no-print">
          {resetLabel}
        </button>
      </div>
      {children}
    </section>
  )
}
