/** From the texts of the page to the fields of the form, and back. */
import { lettersOf } from '../letters'
import type { FromPage } from '../messages'

/** What is pressed instead of leading to a field. */
const WORKS = 'button, summary, input, select, textarea, label, [role="tab"]'
/** Elements that hold a text of their own. */
const TEXTS =
  'h1, h2, h3, h4, h5, h6, p, li, dt, dd, td, th, figcaption, blockquote, summary, a, span, time, strong, img'
const BODY = '.prose'

/** Sends the text that was pressed. No link leaves the page. */
export function followPresses(say: (message: FromPage) => void) {
  document.addEventListener(
    'click',
    (event) => {
      const pressed = event.target as Element
      if (pressed.closest('a')) event.preventDefault()
      if (pressed.closest(WORKS)) return
      event.stopPropagation()
      const found = pressed.closest(TEXTS)
      const text = found ? textOf(found) : ''
      if (found && text.trim() !== '') say({ say: 'pressed', text, inBody: found.closest(BODY) !== null })
    },
    true,
  )
  document.addEventListener('submit', (event) => event.preventDefault(), true)
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') say({ say: 'escape' })
  })
}

/** Scrolls to a text and marks it for a moment, when the page has it. */
export function findText({ text, inBody }: { text: string; inBody: boolean }) {
  const wanted = lettersOf(text)
  if (wanted === '') return
  const places = [...document.querySelectorAll<HTMLElement>(inBody ? `${BODY} :is(${TEXTS})` : `main :is(${TEXTS})`)]
  const letters = (place: HTMLElement) => lettersOf(textOf(place))
  const holding = places.filter((place) => letters(place).includes(wanted))
  // The shortest one.
  const [found] = holding.sort((a, b) => letters(a).length - letters(b).length)
  if (!found) return
  found.scrollIntoView({ block: 'center', behavior: isStill() ? 'instant' : 'smooth' })
  for (const marked of document.querySelectorAll('.is-edited')) marked.classList.remove('is-edited')
  found.classList.add('is-edited')
}

/** A picture says its words, and a day what the file says: the form shows both so. */
function textOf(element: Element): string {
  if (element instanceof HTMLImageElement) return element.alt
  return element instanceof HTMLTimeElement ? element.dateTime : (element.textContent ?? '')
}

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches
