/** During development: what is wrong in the content, over the page, with the way to the form of each file. */
import './mistakes-panel.css'
import { formOfFile } from '../entry/form-of-file'

/** What the development server sends; see scripts/dev/serve-content.ts. */
export type Mistake = {
  file: string
  line: number
  severity: 'error' | 'warning'
  message: string
  hint?: string
}

/** More than these are read one after the other, not at once. */
const SHOWN = 10

/** Shows the mistakes that the server tells of, and takes them away when there are none. */
export function showMistakes() {
  import.meta.hot?.on('content-mistakes', show)
  import.meta.hot?.on('content-changed', askForMistakes)
  // Those that were told before this page listened.
  askForMistakes()
}

/** Those that stop the site, or else those of a draft whose page this would be. */
const askForMistakes = () =>
  import.meta.hot?.send('mistakes-wanted', { page: location.pathname.replace(/(?<=.)\/$/, '') })

function show(mistakes: readonly Mistake[]) {
  document.querySelector('.mistakes-panel')?.remove()
  if (mistakes.length === 0) return
  const stopsSite = mistakes.some(({ severity }) => severity === 'error')
  const panel = make('aside', 'mistakes-panel', '')
  panel.setAttribute('role', 'alert')
  panel.append(
    make('h2', '', mistakes.length === 1 ? 'One thing to correct' : `${mistakes.length} things to correct`),
    make('p', '', stopsSite ? 'Until then, the pages stay as they were.' : 'Until then, this draft has no page.'),
  )
  const list = make('ol', '', '')
  list.append(...mistakes.slice(0, SHOWN).map(item))
  const close = make('button', '', 'Hide')
  close.addEventListener('click', () => panel.remove())
  panel.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') panel.remove()
  })
  panel.append(list, close)
  document.body.append(panel)
}

function item({ file, line, message, hint }: Mistake): HTMLElement {
  const made = make('li', '', '')
  made.append(make('strong', '', message))
  if (hint) made.append(make('pre', '', hint))
  const where = make('p', '', `${file}, line ${line} `)
  const address = formOfFile(file)
  if (address) {
    where.append(Object.assign(make('a', '', 'Open the form'), { href: address, target: '_blank' }))
  }
  made.append(where)
  return made
}

function make<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className: string, textContent: string) {
  return Object.assign(document.createElement(tag), { className, textContent })
}
