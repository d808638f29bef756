/** The buttons above the text. */
import * as DropdownMenu from '@radix-ui/react-dropdown-menu'
import * as Bar from '@radix-ui/react-toolbar'
import type { ReactElement } from 'react'
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
  'forms z-2 grid min-w-36 rounded border border-line bg-paper p-1 font-forms text-sm/[1.4] shadow-[0_0.25rem_1rem_rgb(0_0_0/25%)]'

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
  return (
    <Bar.Root className={BAR} aria-label="Text">
      {items.map(({ label, act, className = '' }) => (
        <Bar.Button key={label} className={`${BUTTON} ${className}`} onClick={act}>
          {label}
        </Bar.Button>
      ))}
      <Menu label="Insert" items={inserted} />
    </Bar.Root>
  )
}

/** A button that opens a list of others. */
const Menu = ({ label, items }: { label: string; items: readonly Item[] }) => (
  <DropdownMenu.Root modal={false}>
    <Bar.Button asChild>
      <DropdownMenu.Trigger className={`${BUTTON} ${ARROW}`}>{label}</DropdownMenu.Trigger>
    </Bar.Button>
    <DropdownMenu.Content
      className={MENU}
      align="start"
      aria-label={label}
      loop
      // A choice has put the focus into the text; only without one, the button gets it back.
      onCloseAutoFocus={(event) => document.activeElement !== document.body && event.preventDefault()}
    >
      {items.map(({ label: name, act }) => (
        <DropdownMenu.Item key={name} asChild onSelect={act}>
          <button type="button" className={`${BUTTON} text-start`}>
            {name}
          </button>
        </DropdownMenu.Item>
      ))}
    </DropdownMenu.Content>
  </DropdownMenu.Root>
)
