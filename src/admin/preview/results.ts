/** Below the page: what search results and shared links would show of it, and how long the texts for them are. */
import { SHARE_CARD, seenIn } from '../../lib/text-width/cuts'
import { measureText } from '../../lib/text-width/measure-text'
import { make, makeButton } from '../ui/dialog'
import type { Length } from './lengths'
import { type Snippet, snippetOf } from './snippet'

export type SharedLink = {
  title: string
  address: string
  /** The address of its picture. */
  picture?: string
  /** The point around which it is cropped. */
  focus?: string
  /** Whether the picture is shown alone, without the title in it. */
  isOwn: boolean
}

export type Results = {
  /** The title and the description of the page, and its path. */
  title: string
  description: string
  path: string
  /** The host of the public site. */
  host: string
  link: SharedLink
  lengths: readonly Length[]
  /** Goes to a field. */
  open: (field: string) => void
}

/** Draws all of it anew. */
export function drawResults(parent: HTMLElement, { title, description, path, host, link, lengths, open }: Results) {
  parent.replaceChildren(
    part('In a search result', searchResult(snippetOf({ title, description, path, host }, measureText))),
    part('As a shared link', sharedLink(link)),
    part('Lengths', lengthList(lengths, open)),
  )
}

function part(textContent: string, content: HTMLElement): HTMLElement {
  const made = make('section')
  made.append(make('h3', { textContent }), content)
  return made
}

function searchResult({ title, description, address }: Snippet): HTMLElement {
  const made = make('div', { className: 'page-panel-result' })
  made.append(
    make('span', { className: 'page-panel-address', textContent: address }),
    make('span', { className: 'page-panel-title', textContent: title }),
    make('span', { textContent: description }),
  )
  return made
}

function sharedLink({ title, address, picture, focus, isOwn }: SharedLink): HTMLElement {
  const made = make('div', { className: 'page-panel-card' })
  const art = make('div', { className: isOwn ? 'page-panel-art is-own' : 'page-panel-art' })
  if (!isOwn) art.append(make('strong', { textContent: title }))
  if (picture) {
    const image = make('img', { src: picture, alt: '' })
    image.style.objectPosition = focus ?? ''
    art.append(image)
  }
  const seen = seenIn(title, SHARE_CARD, measureText) ?? title
  made.append(art, make('span', { textContent: address }), make('b', { textContent: seen }))
  return made
}

function lengthList(lengths: readonly Length[], open: (field: string) => void): HTMLElement {
  if (lengths.length === 0) return make('p', { textContent: 'Search results show no text of this entry.' })
  const list = make('ul', { className: 'page-panel-lengths' })
  for (const { label, field, length, most, verdict, isGood } of lengths) {
    const item = make('li', { className: isGood ? '' : 'is-off' })
    item.append(
      makeButton(label, () => open(field)),
      make('span', { textContent: `${length} of ${most} characters: ${verdict}` }),
    )
    list.append(item)
  }
  return list
}
