/** Posted by a page to `/painted` when it is shown after the press of a link. */
export type Paint = {
  pathname: string
  /** From the press to the paint. */
  milliseconds: number
  way: 'by the app' | 'rendered ahead' | 'fetched ahead' | 'loaded'
}

/**
 * Runs in every page, as its last script: notes when a link is pressed, and reports when the page of it is painted.
 * It names no function, because `tsx` would call a helper that the page does not have.
 */
export function reportPaints() {
  const { timeOrigin } = performance
  const key = 'bench-pressed'
  addEventListener(
    'click',
    ({ timeStamp }) => {
      const pressed = timeOrigin + timeStamp
      sessionStorage.setItem(key, String(pressed))
      const before = document.querySelector('main h1')?.textContent
      new MutationObserver((_, observer) => {
        if (document.querySelector('main h1')?.textContent === before) return
        observer.disconnect()
        requestAnimationFrame(() => {
          // A message comes after the frame.
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => {
            const milliseconds = timeOrigin + performance.now() - pressed
            const paint = { pathname: location.pathname, milliseconds, way: 'by the app' }
            void fetch('/painted', { method: 'POST', body: JSON.stringify(paint) })
          }
          port2.postMessage('')
        })
      }).observe(document.documentElement, { subtree: true, childList: true, characterData: true })
    },
    { capture: true },
  )
  new PerformanceObserver((list) => {
    const [first] = list.getEntriesByName('first-contentful-paint')
    const pressed = Number(sessionStorage.getItem(key))
    if (!first || !pressed) return
    const [visit] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
      activationStart?: number
      deliveryType?: string
    })[]
    const fetched = visit?.deliveryType === 'navigational-prefetch' ? 'fetched ahead' : 'loaded'
    const way = visit?.activationStart ? 'rendered ahead' : fetched
    const paint = { pathname: location.pathname, milliseconds: timeOrigin + first.startTime - pressed, way }
    void fetch('/painted', { method: 'POST', body: JSON.stringify(paint) })
  }).observe({ type: 'paint', buffered: true })
}
