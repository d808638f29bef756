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
    <div ref={bar} className="forms-bar">
      {shown(LINES)}
      {BUTTONS.some((name) => parts.get(name)) && <div className="forms-buttons">{shown(BUTTONS)}</div>}
    </div>
  )
}
