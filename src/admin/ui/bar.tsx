/** The bar below the forms: our buttons, and above them the lines that an editor has to read. */
import { Fragment, type ReactNode, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'

/** The lines and the buttons, in their order. */
const LINES = ['changed-elsewhere', 'removal'] as const
const BUTTONS = ['history', 'calendar', 'page'] as const
type Part = (typeof LINES | typeof BUTTONS)[number]

const parts = new Map<Part, ReactNode>()
let root: Root | undefined

/** Shows a part of the bar, or takes it away. */
export function showInBar(part: Part, content: ReactNode) {
  if (parts.get(part) === content) return
  parts.set(part, content)
  root ??= createRoot(document.body.appendChild(document.createElement('div')))
  flushSync(() => root?.render(<Bar />))
}

/** Below the page beside the form, which it ends at where there is room for both. */
const BAR =
  'forms fixed inset-x-0 bottom-0 z-900 bg-paper font-forms text-sm/[1.4] text-ink lg:[.has-page-panel_&]:end-[calc(100%-max(500px,50%))]'

/** A line of the bar with what can be done about it. */
export const Notice = ({ words, children }: { words: string; children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-x-3 gap-y-2 has-[button]:border-t has-[button]:border-t-line has-[button]:bg-notice has-[button]:px-3 has-[button]:py-2">
    <p role="status" className="m-0 wrap-anywhere">
      {words}
    </p>
    {children}
  </div>
)

function Bar() {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The forms end where the bar begins: nothing of them is below it.
    const measure = () =>
      document.documentElement.style.setProperty('--forms-bar', `${bar.current?.offsetHeight ?? 0}px`)
    const observer = new ResizeObserver(measure)
    if (bar.current) observer.observe(bar.current)
    return () => observer.disconnect()
  }, [])
  const shown = (names: readonly Part[]) => names.map((name) => <Fragment key={name}>{parts.get(name)}</Fragment>)
  return (
    <div ref={bar} className={BAR}>
      {shown(LINES)}
      {BUTTONS.some((name) => parts.get(name)) && (
        // The three buttons are in one row of a phone.
        <div className="flex items-center gap-2 border-t border-t-line px-3 py-1.5 max-[26rem]:px-2 max-[26rem]:text-[0.8125rem] max-[26rem]:[&_button]:px-2">
          {shown(BUTTONS)}
        </div>
      )}
    </div>
  )
}
