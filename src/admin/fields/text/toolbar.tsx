/** The buttons above the text. */
import { type FocusEvent, type KeyboardEvent, type ReactElement, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { blocks, type Edit, insertBlock, insertFootnote, lineKinds, type Selected, toggleLines } from './edits'
import { toggleBold, toggleItalic } from './marks'

type Actions = {
  change: (edit: (selected: Selected) => Edit) => void
  link: () => void
  picture: () => void
}

type Item = { label: string; act: () => void; className?: string }

const BAR =
  'forms sticky top-0 z-2 flex flex-wrap gap-0.5 rounded-t border-b border-b-line bg-paper p-1 font-forms text-sm/[1.4]'
const BUTTON = 'min-h-0 border-transparent bg-transparent px-2 hover:border-line focus-visible:-outline-offset-2'
const ARROW =
  'after:ms-1.5 after:inline-block after:border-4 after:border-transparent after:border-t-current after:align-[-0.125rem] after:content-[""]'
const MENU =
  'absolute top-full left-0 grid min-w-36 rounded border border-line bg-paper p-1 shadow-[0_0.25rem_1rem_rgb(0_0_0/25%)] [[hidden]]:hidden'

export function Toolbar({ change, link, picture }: Actions): ReactElement {
  const lines = (label: string, kind: keyof typeof lineKinds): Item => ({
    label,
    act: () => change((selected) => toggleLines(selected, lineKinds[kind])),
  })
  const block = (label: string, kind: keyof typeof blocks): Item => ({
    label,
    act: () => change((selected) => insertBlock(selected, blocks[kind])),
  })
  const items: Item[] = [
    { label: 'Bold', act: () => change(toggleBold), className: 'font-bold' },
    { label: 'Italic', act: () => change(toggleItalic), className: 'italic' },
    lines('Heading', 'heading'),
    lines('Subheading', 'smallerHeading'),
    lines('List', 'list'),
    lines('Numbers', 'numbers'),
    lines('Quotation', 'quote'),
    { label: 'Link…', act: link },
    { label: 'Picture…', act: picture },
  ]
  const inserted: Item[] = [
    block('Table', 'table'),
    block('Box', 'box'),
    block('Folded part', 'folded'),
    { label: 'Footnote', act: () => change(insertFootnote) },
    block('Line', 'line'),
  ]
  // Tab reaches one button of the bar; the arrow keys lead to the others.
  const [reached, setReached] = useState(0)
  const bar = useRef<HTMLDivElement>(null)
  const moveOn = (event: KeyboardEvent) => {
    const buttons = [...(bar.current?.querySelectorAll<HTMLElement>('button:not([role="menuitem"])') ?? [])]
    const place = buttons.indexOf(event.target as HTMLElement)
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (place === -1 || step === 0) return
    event.preventDefault()
    const next = (place + step + buttons.length) % buttons.length
    setReached(next)
    buttons[next]?.focus()
  }
  return (
    <div ref={bar} className={BAR} role="toolbar" aria-label="Text" onKeyDown={moveOn}>
      {items.map(({ label, act, className = '' }, index) => (
        <button
          key={label}
          type="button"
          className={`${BUTTON} ${className}`}
          tabIndex={index === reached ? 0 : -1}
          onClick={act}
        >
          {label}
        </button>
      ))}
      <Menu label="Insert" items={inserted} isReached={reached === items.length} />
    </div>
  )
}

/** A button that opens a list of others. */
function Menu({ label, items, isReached }: { label: string; items: readonly Item[]; isReached: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const whole = useRef<HTMLDivElement>(null)
  const focus = (place: number) =>
    whole.current?.querySelectorAll<HTMLElement>('[role="menuitem"]')[(place + items.length) % items.length]?.focus()
  const open = (is: boolean) => {
    // At once, because the next key goes to the first item.
    flushSync(() => setOpen(is))
    if (is) focus(0)
  }
  const press = (event: KeyboardEvent) => {
    const place = items.findIndex((item) => item.label === document.activeElement?.textContent)
    if (event.key === 'Escape' && isOpen) {
      open(false)
      document.getElementById(id)?.focus()
    } else if (event.key === 'ArrowDown' && !isOpen) open(true)
    else if (event.key === 'ArrowDown') focus(place + 1)
    else if (event.key === 'ArrowUp' && place >= 0) focus(place - 1)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const left = ({ relatedTarget }: FocusEvent) => !whole.current?.contains(relatedTarget) && open(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the buttons in it
    <div ref={whole} className="relative" onBlur={left} onKeyDown={press}>
      <button
        id={id}
        type="button"
        className={`${BUTTON} ${ARROW}`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        tabIndex={isReached ? 0 : -1}
        onClick={() => open(!isOpen)}
      >
        {label}
      </button>
      <div className={MENU} role="menu" aria-label={label} hidden={!isOpen}>
        {items.map(({ label: name, act }) => (
          <button
            key={name}
            type="button"
            role="menuitem"
            className={`${BUTTON} text-start`}
            tabIndex={-1}
            onClick={() => {
              open(false)
              act()
            }}
          >
            {name}
          </button>
        ))}
      </div>
    </div>
  )
}
