/** What the desk asks before it inserts a link or a picture. */
import { ask, make } from '../dialog'
import type { Offer } from '../pickers/offers'
import { linkOffersOf } from '../pickers/offers'
import type { SitePage } from '../pickers/site-pages'
import type { Link } from './edits'

/** Asks where a link leads, with the pages of the site to choose from. */
export async function askForLink(known: Link, pages: readonly SitePage[]): Promise<Link | undefined> {
  const words = box('Words of the link', known.words, 'They say where it leads: “our services”, never “here”.')
  const address = box(
    'Where it leads',
    known.address,
    'Type a word of a page’s title, and choose the page; # after its address offers its headings. Or paste an address.',
  )
  const list = make('datalist', { id: 'text-desk-pages' })
  const offer = () => list.replaceChildren(...linkOffersOf(pages, address.input.value).map(option))
  offer()
  address.input.setAttribute('list', list.id)
  address.input.addEventListener('input', offer)
  const isDone = await question('Link', [words.whole, address.whole, list], known.address ? address.input : words.input)
  if (!isDone || address.input.value.trim() === '') return undefined
  return { words: words.input.value, address: address.input.value }
}

/** Asks what a picture shows. */
export async function askForWords(): Promise<string | undefined> {
  const words = box(
    'What the picture shows',
    '',
    'It is read aloud to people who cannot see it. Leave it empty only if the picture says nothing.',
  )
  return (await question('The picture in words', [words.whole], words.input)) ? words.input.value : undefined
}

function question(title: string, content: readonly HTMLElement[], first: HTMLInputElement): Promise<boolean> {
  const answer = ask(title, content, [
    { label: 'Insert', value: true, isMain: true },
    { label: 'Cancel', value: false },
  ])
  first.focus()
  const dialog = first.closest('dialog')
  dialog?.addEventListener('keydown', (event) => {
    const isEnter = event.key === 'Enter' && event.target instanceof HTMLInputElement
    if (!isEnter && event.key !== 'Escape') return
    // The text has the focus as soon as the box is gone, and would get a new line.
    event.preventDefault()
    press(dialog, isEnter ? 'Insert' : 'Cancel')
  })
  return answer
}

const press = (dialog: HTMLDialogElement, label: string) =>
  [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === label)?.click()

function box(name: string, value: string, hint: string) {
  const id = `text-desk-${name.toLowerCase().replaceAll(' ', '-')}`
  const input = make('input', { id, type: 'text', value })
  input.setAttribute('aria-describedby', `${id}-hint`)
  const whole = make('div', { className: 'text-desk-question' })
  whole.append(
    make('label', { htmlFor: id, textContent: name }),
    input,
    make('small', { id: `${id}-hint`, textContent: hint }),
  )
  return { whole, input }
}

const option = ({ value, label = '' }: Offer) => make('option', { value, label })
