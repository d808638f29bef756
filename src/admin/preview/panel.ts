/** The panel beside the form: a frame with the page, two widths of it, and what is said around it. */
import { addButton } from '../ui/bar'
import { make, makeButton } from '../ui/dialog'
import { createStatus } from './status'

/** The frame's own page; the development server and the build each serve it. */
const FRAME = '/admin/page'
const IS_OPEN = 'page-panel.open'
const WIDTH = 'page-panel.width'
/** Widths of the screens that the page is shown as on, in pixels. */
const WIDTHS = { Phone: 390, Desktop: 1280 } as const
type Width = keyof typeof WIDTHS
/** From here on the form keeps 500 pixels beside the page. */
const BESIDE = '(min-width: 1024px)'

export type Panel = ReturnType<typeof createPanel>

/** @param opened called when the panel is opened, and may have missed what was typed */
export function createPanel({ opened, openField }: { opened: () => void; openField: (field: string) => void }) {
  let isWanted = stored(IS_OPEN) ?? (matchMedia(BESIDE).matches ? 'yes' : 'no')
  const firstWidth = matchMedia(BESIDE).matches ? 'Desktop' : 'Phone'
  let width: Width = (stored(WIDTH) ?? firstWidth) === 'Phone' ? 'Phone' : 'Desktop'
  let hasForm = false

  const show = makeButton('Show the page', () => setOpen(true), 'desk-show-page')
  const hide = makeButton('Hide the page', () => setOpen(false))
  const widths = (Object.keys(WIDTHS) as Width[]).map((name) => makeButton(name, () => setWidth(name)))
  const status = createStatus(openField)
  const stage = make('div', { className: 'page-panel-stage' })
  const frame = make('iframe', { title: 'The page with what is in the form' })
  stage.append(frame)
  const below = make('div', { className: 'page-panel-below' })
  const results = make('details', { className: 'page-panel-results', open: true })
  results.append(make('summary', { textContent: 'Search result, shared link and lengths' }), below)
  const bar = make('div', { className: 'page-panel-bar' })
  bar.append(make('h2', { textContent: 'The page' }), ...widths, hide)
  const panel = make('aside', { className: 'page-panel' })
  panel.setAttribute('aria-label', 'The page')
  panel.append(bar, status.element, stage, results)
  panel.addEventListener('keydown', ({ key }) => key === 'Escape' && leave())
  new ResizeObserver(resize).observe(stage)

  /** On a narrow screen the page is over the form, so Escape leads back to it. */
  function leave() {
    if (!matchMedia(BESIDE).matches) setOpen(false)
  }

  function setOpen(isOpen: boolean) {
    isWanted = isOpen ? 'yes' : 'no'
    store(IS_OPEN, isWanted)
    place()
    if (isOpen) hide.focus()
    else show.focus()
  }

  function setWidth(chosen: Width) {
    width = chosen
    store(WIDTH, chosen)
    resize()
  }

  function place() {
    const isOpen = hasForm && isWanted === 'yes'
    document.body.classList.toggle('has-page-panel', isOpen)
    if (!hasForm) show.remove()
    else if (isOpen) show.remove()
    else addButton(show)
    if (!isOpen) return panel.remove()
    if (panel.isConnected) return
    frame.src = FRAME
    document.body.append(panel)
    opened()
  }

  /** Sets the page as wide as its screen is, and as small as its place is. */
  function resize() {
    for (const choice of widths) choice.setAttribute('aria-pressed', String(choice.textContent === width))
    const { clientWidth, clientHeight } = stage
    if (clientWidth === 0) return
    const scale = Math.min(1, clientWidth / WIDTHS[width])
    frame.style.width = `${scale < 1 ? WIDTHS[width] : width === 'Phone' ? WIDTHS.Phone : clientWidth}px`
    frame.style.height = `${clientHeight / scale}px`
    frame.style.transform = `scale(${scale})`
  }

  return {
    frame,
    below,
    leave,
    isOpen: () => panel.isConnected,
    /** A form was opened or closed. */
    setForm(is: boolean) {
      if (is === hasForm) return
      hasForm = is
      place()
    },
    /** On a narrow screen, shows the form again. */
    showForm: leave,
    say: status.say,
  }
}

function stored(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

function store(name: string, value: string) {
  try {
    localStorage.setItem(name, value)
  } catch {
    // A browser that stores nothing forgets the choice with the page.
  }
}
