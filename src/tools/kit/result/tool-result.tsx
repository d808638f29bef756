import * as words from '@words/tools/kit'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { Focus } from '../form/tool-state'
import { ResultPlace } from './result-place'

type ToolResultProps = {
  heading: string
  /** Printed above the result. */
  letterhead: ReactNode
  /** Where it can be made again. */
  address: string
  resetLabel: string
  onReset: () => void
  onChange: () => void
  /** Where the focus goes. */
  focus: Focus | undefined
  children: ReactNode
}

/** The result of a tool: announced by its heading, which takes the focus, with what can be done with it at its top. */
export function ToolResult({
  heading,
  letterhead,
  address,
  resetLabel,
  onReset,
  onChange,
  focus,
  children,
}: ToolResultProps) {
  const title = useRef<HTMLHeadingElement>(null)
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  const place = useMemo(() => ({ isSample: false, slot, address }), [slot, address])
  useEffect(() => {
    if (focus?.to !== 'result' || !title.current) return
    title.current.focus({ preventScroll: true })
    // Below the message that the result is there; the style sheet says how far.
    title.current.scrollIntoView({ block: 'start' })
  }, [focus])
  return (
    <section aria-labelledby="tool-result" className="tool-result">
      {letterhead}
      <div className="border-t-3 border-ink pt-6 pb-6">
        <h2 id="tool-result" ref={title} tabIndex={-1} className="outline-none">
          {heading}
        </h2>
        <div className="no-print mt-5 flex flex-wrap gap-3">
          <button type="button" onClick={onChange} className="button button-quiet">
            {words.changeInputs}
          </button>
          <button type="button" onClick={onReset} className="button button-quiet">
            {resetLabel}
          </button>
        </div>
        <div ref={setSlot} className="no-print" />
      </div>
      <ResultPlace value={place}>{children}</ResultPlace>
    </section>
  )
}
