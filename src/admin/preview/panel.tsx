/** The panel beside the form: a frame with the page, two widths of it, and what is said around it. */
import { createRef, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { showInBar } from '../ui/bar'
import { type Results, ResultsBelow } from './results'
import { type Status, StatusLines } from './status'

/** The frame's own page; the development server and the build each serve it. */
const FRAME = '/admin/page'
const IS_OPEN = 'page-panel.open'
const WIDTH = 'page-panel.width'
/** Widths of the screens that the page is shown as on, in pixels. */
const WIDTHS = { Phone: 390, Desktop: 1280 } as const
type Width = keyof typeof WIDTHS
/** From here on the form keeps 500 pixels beside the page. */
const isBeside = () => matchMedia('(min-width: 1024px)').matches

type Shown = { hasForm: boolean; status: Status; results?: Results }

/** @param openField goes to a field of the form */
export function createPanel(openField: (field: string) => void) {
  let isWanted = stored(IS_OPEN) ?? (isBeside() ? 'yes' : 'no')
  let shown: Shown = { hasForm: false, status: {} }
  const frame = createRef<HTMLIFrameElement>()
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  const isOpen = () => shown.hasForm && isWanted === 'yes'

  /** On a narrow screen the page is over the form, so Escape leads back to it. */
  function leave() {
    if (!isBeside()) setOpen(false)
  }

  function setOpen(is: boolean) {
    isWanted = is ? 'yes' : 'no'
    store(IS_OPEN, isWanted)
    draw()
    document.querySelector<HTMLElement>(is ? '.page-panel-hide' : '.forms-show-page')?.focus()
  }

  const showButton = (
    <button type="button" className="forms-show-page ms-auto" onClick={() => setOpen(true)}>
      Show the page
    </button>
  )

  function draw() {
    document.body.classList.toggle('has-page-panel', isOpen())
    showInBar('page', shown.hasForm && !isOpen() && showButton)
    flushSync(() =>
      root.render(isOpen() && <Panel {...shown} {...{ leave, openField, frame }} hide={() => setOpen(false)} />),
    )
  }

  return {
    window: () => frame.current?.contentWindow ?? null,
    /** On a narrow screen, shows the form again. */
    leave,
    isOpen,
    show(changed: Partial<Shown>) {
      shown = { ...shown, ...changed }
      draw()
    },
  }
}

/** Over what is at the edges of the form. */
const PANEL =
  'forms fixed inset-y-0 right-0 z-950 flex w-full flex-col border-s border-s-line bg-paper font-forms text-sm/[1.45] text-ink lg:w-[calc(100%-max(500px,50%))]'
/** Not hidden: a page that scrolls to a text would scroll what is hidden, too. */
const STAGE = 'relative min-h-32 flex-1 overflow-clip bg-line'

type PanelProps = Shown & {
  openField: (field: string) => void
  leave: () => void
  hide: () => void
  frame: RefObject<HTMLIFrameElement | null>
}

function Panel({ status, results, leave, hide, openField, frame }: PanelProps) {
  const [width, setWidth] = useState<Width>(() =>
    (stored(WIDTH) ?? (isBeside() ? 'Desktop' : 'Phone')) === 'Phone' ? 'Phone' : 'Desktop',
  )
  const choose = (name: Width) => {
    store(WIDTH, name)
    setWidth(name)
  }
  return (
    <aside className={PANEL} aria-label="The page" onKeyDown={({ key }) => key === 'Escape' && leave()}>
      <div className="flex flex-wrap items-center gap-2 border-b border-b-line px-3 py-2">
        {/* The buttons say enough where there is little room. */}
        <h2 className="m-0 me-auto font-forms text-base font-semibold max-[480px]:hidden">The page</h2>
        {(Object.keys(WIDTHS) as Width[]).map((name) => (
          <button
            key={name}
            type="button"
            className="aria-pressed:border-main aria-pressed:bg-main aria-pressed:text-paper forced-colors:aria-pressed:outline-2 forced-colors:aria-pressed:outline-[Highlight]"
            aria-pressed={name === width}
            onClick={() => choose(name)}
          >
            {name}
          </button>
        ))}
        <button type="button" className="page-panel-hide max-[480px]:ms-auto" onClick={hide}>
          Hide the page
        </button>
      </div>
      <StatusLines status={status} openField={openField} />
      <Stage width={width} frame={frame} />
      <details className="max-h-[38%] flex-none overflow-auto border-t border-t-line" open>
        <summary className="sticky top-0 cursor-pointer bg-paper px-3 py-2 font-semibold">
          Search result, shared link and lengths
        </summary>
        <div className="flex flex-wrap gap-x-6 gap-y-4 px-3 pb-3">{results && <ResultsBelow {...results} />}</div>
      </details>
    </aside>
  )
}

/** Shows the page as wide as its screen is, and as small as its place is. */
function Stage({ width, frame }: Pick<PanelProps, 'frame'> & { width: Width }) {
  const stage = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const measure = () => setPlace({ width: stage.current?.clientWidth ?? 0, height: stage.current?.clientHeight ?? 0 })
    const observer = new ResizeObserver(measure)
    if (stage.current) observer.observe(stage.current)
    measure()
    return () => observer.disconnect()
  }, [])
  const scale = Math.min(1, place.width / WIDTHS[width])
  const style = {
    width: scale < 1 || width === 'Phone' ? WIDTHS[width] : place.width,
    height: place.height / scale,
    transform: `scale(${scale})`,
  }
  return (
    <div ref={stage} className={STAGE}>
      <iframe
        ref={frame}
        className="mx-auto block origin-top-left border-0 bg-[Canvas]"
        src={FRAME}
        title="The page with what is in the form"
        style={place.width ? style : {}}
      />
    </div>
  )
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
