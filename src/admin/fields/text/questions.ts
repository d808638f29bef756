/** What the desk asks before it inserts a link or a picture. */
import { ask, make } from '../../ui/dialog'
import type { Offer } from '../suggestions/offers'
import { linkOffersOf } from '../suggestions/offers'
import type { SitePage } from '../suggestions/site-pages'
import { destinationOf } from './destination'
import type { Link } from './edits'

const NOWHERE = 'Choose a page from the list, or write an address that starts with / or https://'

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
  const isKnown = () => {
    const isPlace = destinationOf(pages, address.input.value) !== undefined
    address.object(isPlace ? '' : NOWHERE)
    return isPlace
  }
  const first = known.address ? address.input : words.input
  const isDone = await question('Link', [words.whole, address.whole, list], first, isKnown)
  const destination = isDone ? destinationOf(pages, address.input.value) : undefined
  return destination && { words: words.input.value.trim() || destination.title || '', address: destination.address }
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

function question(
  title: string,
  content: readonly HTMLElement[],
  first: HTMLInputElement,
  isReady?: () => boolean,
): Promise<boolean> {
  const answer = ask(title, content, [
    { label: 'Insert', value: true, isMain: true, isReady },
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
  input.setAttribute('aria-describedby', `${id}-problem ${id}-hint`)
  const problem = make('small', { id: `${id}-problem`, className: 'is-problem' })
  problem.setAttribute('role', 'alert')
  const whole = make('div', { className: 'text-desk-question' })
  whole.append(
    make('label', { htmlFor: id, textContent: name }),
    input,
    problem,
    make('small', { id: `${id}-hint`, textContent: hint }),
  )
  /** Says at the field what is wrong with it, or nothing. */
  const object = (words: string) => {
    problem.textContent = words
    input.setAttribute('aria-invalid', String(words !== ''))
    if (words !== '') input.focus()
  }
  return { whole, input, object }
}

const option = ({ value, label = '' }: Offer) => make('option', { value, label })
