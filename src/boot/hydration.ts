/**
 * Loads React when a visitor starts to use a page, and keeps what they did meanwhile:
 * presses on buttons and submitted forms wait, and are replayed in their order once React is there.
 */
import { isTakenOver } from '../lib/react-mark'
import { noticeTyping, reloadIfUseful } from './outdated'

const root = document.documentElement
const INTENT = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'input'] as const
/** After this time, in milliseconds, a waiting press goes on as if there were no scripts. */
const PATIENCE = 10_000

export function hydrateWhenWanted() {
  const mode = root.dataset.hydrate
  const { entry, preload }: { entry: string; preload: string[] } = JSON.parse(
    // Not by its id alone: a heading of the page may have the same one.
    document.querySelector('script[type="application/json"]#boot')?.textContent || '{}',
  )
  if (!entry || mode === 'never') return
  noticeTyping()

  let isLoading = false
  let hasFailed = false
  /** The buttons that were pressed, in their order. */
  const held: HTMLButtonElement[] = []
  let isReplaying = false

  const load = () => {
    if (isLoading) return
    isLoading = true
    const started = import(/* @vite-ignore */ entry).then((program: { start?: () => Promise<void> }) =>
      program.start?.(),
    )
    started.catch(() => {
      // The network failed: let go of what waits, and try again at the next sign of use.
      isLoading = false
      held.splice(0).forEach(replay)
      reloadIfUseful(entry, hasFailed)
      hasFailed = true
    })
  }

  const hold = (event: Event) => {
    if (isReplaying) return
    const isSubmit = event.type === 'submit'
    // Presses that the browser or the boot script answers need no React.
    const button = isSubmit
      ? ((event as SubmitEvent).submitter as HTMLButtonElement | null)
      : (event.target as Element).closest<HTMLButtonElement>('button:not([popovertarget],[data-scheme-switch])')
    if (!button || isReady(button)) return
    // A click on a submit button goes on, and its form waits; but an earlier press may have to fill the form first.
    if (!isSubmit && button.type === 'submit' && held.length === 0) return
    event.preventDefault()
    event.stopImmediatePropagation()
    root.dataset.waiting = ''
    load()
    // A second press of the same button is impatience: it counts once.
    if (held.includes(button)) return
    held.push(button)
    if (held.length === 1) waitForReact(performance.now())
  }

  const waitForReact = (since: number) => {
    const [first] = held
    if (!first) return
    if (isReady(current(first)) || performance.now() - since > PATIENCE) {
      held.shift()
      replay(first)
    }
    // The next press needs what this one changed.
    if (held.length > 0) requestAnimationFrame(() => waitForReact(since))
  }

  /**
   * Presses a waiting button: in React if it is there, otherwise in the page as it was served. A form is submitted by a click
   * on its button: React marks elements while it still works through the page. At a click it completes that work first,
   * at a submission it does not, and the browser would open a mail program by itself.
   */
  const replay = (pressed: HTMLButtonElement) => {
    const button = current(pressed)
    if (held.length === 0) delete root.dataset.waiting
    isReplaying = !isReady(button)
    button.click()
    isReplaying = false
  }

  const loadOnIntent = (event: Event) => {
    if (!isStill(event)) load()
  }
  for (const type of INTENT) addEventListener(type, loadOnIntent, { passive: true })
  addEventListener('click', hold, true)
  addEventListener('submit', hold, true)

  if (mode === 'query' && (location.search || isKept() || mayBeFilled())) load()
  else whenSettled(() => isLoading || (mode === 'idle' ? load() : prefetch([entry, ...preload])))
}

/** An earlier press may have put a new form in the place of this button's: the button with the same words is meant. */
function current(button: HTMLButtonElement): HTMLButtonElement {
  if (button.isConnected) return button
  const buttons = [...document.querySelectorAll('button')]
  return buttons.find(({ textContent }) => textContent === button.textContent) ?? button
}

/** A visitor asked the browser to keep what they typed on this page. */
function isKept(): boolean {
  try {
    return `kept:${location.pathname}` in localStorage
  } catch {
    return false
  }
}

/** The browser puts back what was typed into a page that is opened again by Back or loaded again. */
function mayBeFilled(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return visit !== undefined && visit.type !== 'navigate'
}

/** Scrolling a page under a resting mouse sends a `pointermove` without movement; the visitor is only reading. */
function isStill(event: Event): boolean {
  const { type, movementX, movementY } = event as PointerEvent
  return type === 'pointermove' && !(movementX || movementY)
}

/** Says whether a program answers the button: for a submit button through its form, within a text through all of it. */
function isReady(button: HTMLButtonElement): boolean {
  const answering = (button.type === 'submit' && button.form) || button.closest('.prose') || button
  // Programs of tools mark what they have started.
  return answering.closest('[data-started]') !== null || isTakenOver(answering)
}

/**
 * Fetches the scripts without running them, so that the first press finds them in the cache. Firefox would count
 * `<link rel="prefetch">` as `default-src` of the security policy, which allows nothing, and Safari does not know it. A
 * sandboxed frame has an origin of its own, `null`, for which Chromium keeps no cache: everything would be fetched twice.
 */
function prefetch(files: string[]) {
  if (origin === 'null' || (navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return
  for (const file of files) {
    // What cannot be fetched now is asked for again at the first press.
    fetch(file, { priority: 'low' })
      .then((answer) => answer.blob())
      .catch(() => {})
  }
}

/** Long enough after the load for the largest picture to be on the screen: nothing should compete with it. */
const SETTLED = 3000

function whenSettled(run: () => unknown) {
  addEventListener('load', () =>
    setTimeout(() => {
      // A page that is rendered ahead may never be shown.
      if (!(document as { prerendering?: boolean }).prerendering) run()
    }, SETTLED),
  )
}
