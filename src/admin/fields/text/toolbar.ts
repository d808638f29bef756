/** The buttons above the text. */
import { make, makeButton } from '../../ui/dialog'
import { blocks, type Edit, insertBlock, insertFootnote, lineKinds, type Selected, toggleLines } from './edits'
import { toggleBold, toggleItalic } from './marks'

type Actions = {
  change: (edit: (selected: Selected) => Edit) => void
  link: () => void
  picture: () => void
}

export function createToolbar({ change, link, picture }: Actions): HTMLElement {
  const bar = make('div', { className: 'text-desk-bar' })
  bar.setAttribute('role', 'toolbar')
  bar.setAttribute('aria-label', 'Text')
  const lines = (label: string, kind: keyof typeof lineKinds) =>
    makeButton(label, () => change((selected) => toggleLines(selected, lineKinds[kind])))
  const block = (label: string, kind: keyof typeof blocks) =>
    makeButton(label, () => change((selected) => insertBlock(selected, blocks[kind])))

  bar.append(
    makeButton('Bold', () => change(toggleBold), 'is-bold'),
    makeButton('Italic', () => change(toggleItalic), 'is-italic'),
    lines('Heading', 'heading'),
    lines('Subheading', 'smallerHeading'),
    lines('List', 'list'),
    lines('Numbers', 'numbers'),
    lines('Quotation', 'quote'),
    makeButton('Link…', link),
    makeButton('Picture…', picture),
    menu('Insert', [
      block('Table', 'table'),
      block('Box', 'box'),
      block('Folded part', 'folded'),
      makeButton('Footnote', () => change(insertFootnote)),
      block('Line', 'line'),
    ]),
  )
  return withArrowKeys(bar)
}

/** A button that opens a list of others. */
function menu(label: string, items: readonly HTMLButtonElement[]): HTMLElement {
  const list = make('div', { className: 'text-desk-menu', hidden: true })
  list.setAttribute('role', 'menu')
  list.setAttribute('aria-label', label)
  const button = makeButton(label, () => open(list.hidden === true), 'is-menu')
  button.setAttribute('aria-haspopup', 'menu')
  function open(isOpen: boolean) {
    list.hidden = !isOpen
    button.setAttribute('aria-expanded', String(isOpen))
    if (isOpen) items[0]?.focus()
  }
  open(false)
  for (const item of items) {
    item.setAttribute('role', 'menuitem')
    item.tabIndex = -1
    item.addEventListener('click', () => open(false))
  }
  list.append(...items)
  const whole = make('div', { className: 'text-desk-insert' })
  whole.append(button, list)
  whole.addEventListener('focusout', ({ relatedTarget }) => {
    if (!whole.contains(relatedTarget as Node | null)) open(false)
  })
  whole.addEventListener('keydown', (event) => {
    const place = items.indexOf(document.activeElement as HTMLButtonElement)
    if (event.key === 'Escape' && !list.hidden) {
      open(false)
      button.focus()
    } else if (event.key === 'ArrowDown' && list.hidden) open(true)
    else if (event.key === 'ArrowDown') items[(place + 1) % items.length]?.focus()
    else if (event.key === 'ArrowUp' && place >= 0) items.at(place - 1)?.focus()
    else return
    event.preventDefault()
    event.stopPropagation()
  })
  return whole
}

/** Tab reaches one button of the bar; the arrow keys lead to the others. */
function withArrowKeys(bar: HTMLElement): HTMLElement {
  const buttons = [...bar.querySelectorAll<HTMLButtonElement>('button:not([role="menuitem"])')]
  const choose = (chosen: HTMLButtonElement) => {
    for (const button of buttons) button.tabIndex = button === chosen ? 0 : -1
  }
  const [first] = buttons
  if (first) choose(first)
  bar.addEventListener('keydown', (event) => {
    const place = buttons.indexOf(document.activeElement as HTMLButtonElement)
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    const next = place === -1 || step === 0 ? undefined : buttons.at((place + step) % buttons.length)
    if (!next) return
    choose(next)
    next.focus()
    event.preventDefault()
  })
  return bar
}
