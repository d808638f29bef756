/**
 * Loads React when a visitor starts to use a page, and keeps what they did meanwhile:
 * a press on a button or a submitted form is held, and replayed once React is there.
 */
import { noticeTyping, reloadIfUseful } from './outdated'

const root = document.documentElement
const INTENT = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'input'] as const
/** React marks the elements it has taken over with a property of this name, followed by a random suffix. */
const REACT_MARK = '__reactProps'
/** After this time, in milliseconds, a held press is let go as if there were no scripts. */
const PATIENCE = 10_000

/** A button that was pressed, and the element whose handler answers it: itself, or the form that it submits. */
type Held = { button: HTMLElement; answeredBy: Element }

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
  let held: Held | undefined
  let finished = false

  const load = () => {
    if (isLoading) return
    isLoading = true
    const started = import(/* @vite-ignore */ entry).then((program: { start?: () => Promise<void> }) =>
      program.start?.(),
    )
    started.catch(() => {
      // The network failed: let go of what was held, and try again at the next sign of use.
      isLoading = false
      release()
      reloadIfUseful(entry, hasFailed)
      hasFailed = true
    })
  }

  const hold = (event: Event) => {
    if (finished) return
    const target = event.target as Element
    if (event.type === 'submit') {
      const button = (event as SubmitEvent).submitter
      if (!button || isReady(target)) return
      held = { button, answeredBy: target }
    } else {
      // Presses that the browser or the boot script answers need no React, nor does a submit button: its form is held.
      const button = target.closest<HTMLButtonElement>('button:not([popovertarget],[data-scheme-switch])')
      if (!button || button.type === 'submit' || isReady(button)) return
      held = { button, answeredBy: button }
    }
    event.preventDefault()
    event.stopImmediatePropagation()
    root.dataset.waiting = ''
    load()
    waitForReact(performance.now())
  }

  const waitForReact = (since: number) => {
    if (!held) return
    if (isReady(held.answeredBy)) release()
    else if (performance.now() - since > PATIENCE) release()
    else requestAnimationFrame(() => waitForReact(since))
  }

  /**
   * Replays what was held: into React if it is there, otherwise into the page as it was served. A form is submitted by
   * a click on its button: React marks elements while it still works through the page. At a click it completes that
   * work first, at a submission it does not, and the browser would open a mail program by itself.
   */
  const release = () => {
    const action = held
    held = undefined
    delete root.dataset.waiting
    if (!action) return
    finished = !isReady(action.answeredBy)
    action.button.click()
    finished = false
  }

  const loadOnIntent = (event: Event) => {
    if (!isStill(event)) load()
  }
  for (const type of INTENT) addEventListener(type, loadOnIntent, { passive: true })
  addEventListener('click', hold, true)
  addEventListener('submit', hold, true)

  if (mode === 'query' && (location.search || isKept() || mayBeFilled())) load()
  else whenIdle(() => isLoading || (mode === 'idle' ? load() : prefetch([entry, ...preload])))
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
  return visit?.type === 'back_forward' || visit?.type === 'reload'
}

/** Scrolling a page under a resting mouse sends a `pointermove` without movement; the visitor is only reading. */
function isStill(event: Event): boolean {
  const { type, movementX, movementY } = event as PointerEvent
  return type === 'pointermove' && movementX === 0 && movementY === 0
}

function isReady(element: Element): boolean {
  // Programs of tools mark what they have started.
  return element.closest('[data-started]') !== null || Object.keys(element).some((key) => key.startsWith(REACT_MARK))
}

/**
 * Fetches the scripts without running them, so that the first press finds them in the cache. A sandboxed frame has an
 * origin of its own, `null`, for which Chromium keeps no cache: everything would be fetched twice.
 */
function prefetch(files: string[]) {
  if (origin === 'null' || (navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return
  for (const href of files)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }))
}

/** Long enough after the load for the largest picture to be on the screen: nothing should compete with it. */
const SETTLED = 3000

function whenIdle(run: () => unknown) {
  addEventListener('load', () => {
    setTimeout(() => {
      // Safari has no requestIdleCallback.
      if ('requestIdleCallback' in window) requestIdleCallback(run)
      else run()
    }, SETTLED)
  })
}
