/** What the editor of a text asks before it inserts a link or a picture. */
import { type KeyboardEvent, useState } from 'react'
import { Dialog, showDialog } from '../../ui/dialog'
import { linkOffersOf } from '../suggestions/offers'
import type { SitePage } from '../suggestions/site-pages'
import { destinationOf } from './destination'
import type { Link } from './edits'

const NOWHERE = 'Choose a page from the list, or write an address that starts with / or https://'

const CHOICES = [
  { label: 'Insert', value: true, isMain: true },
  { label: 'Cancel', value: false },
]

type Close<Value> = (value: Value | undefined) => void

/** Asks where a link leads, with the pages of the site to choose from. */
export const askForLink = (known: Link, pages: readonly SitePage[]): Promise<Link | undefined> =>
  showDialog((close) => <LinkQuestion {...{ known, pages, close }} />)

/** Asks what a picture shows. */
export const askForWords = (): Promise<string | undefined> => showDialog((close) => <WordsQuestion close={close} />)

function LinkQuestion({ known, pages, close }: { known: Link; pages: readonly SitePage[]; close: Close<Link> }) {
  const [words, setWords] = useState(known.words)
  const [address, setAddress] = useState(known.address)
  const [problem, setProblem] = useState('')
  const answer = (isDone: boolean) => {
    if (!isDone) return close(undefined)
    const destination = destinationOf(pages, address)
    if (destination) return close({ words: words.trim() || destination.title || '', address: destination.address })
    setProblem(NOWHERE)
    document.getElementById('text-editor-address')?.focus()
  }
  return (
    <Question title="Link" answer={answer}>
      <Box
        id="text-editor-words"
        name="Words of the link"
        hint="They say where it leads: “our services”, never “here”."
        value={words}
        change={setWords}
        isFirst={known.address === ''}
      />
      <Box
        id="text-editor-address"
        name="Where it leads"
        hint="Type a word of a page’s title, and choose the page; # after its address offers its headings. Or paste an address."
        value={address}
        change={setAddress}
        isFirst={known.address !== ''}
        problem={problem}
        list="text-editor-pages"
      />
      <datalist id="text-editor-pages">
        {linkOffersOf(pages, address).map(({ value, label }) => (
          <option key={value} value={value} label={label} />
        ))}
      </datalist>
    </Question>
  )
}

function WordsQuestion({ close }: { close: Close<string> }) {
  const [words, setWords] = useState('')
  return (
    <Question title="The picture in words" answer={(isDone) => close(isDone ? words : undefined)}>
      <Box
        id="text-editor-words"
        name="What the picture shows"
        hint="It is read aloud to people who cannot see it. Leave it empty only if the picture says nothing."
        value={words}
        change={setWords}
        isFirst
      />
    </Question>
  )
}

type QuestionProps = { title: string; answer: (isDone: boolean) => void; children: React.ReactNode }

/** Enter in a box inserts, and Escape cancels. */
function Question({ title, answer, children }: QuestionProps) {
  const press = (event: KeyboardEvent) => {
    const isEnter = event.key === 'Enter' && event.target instanceof HTMLInputElement
    if (!isEnter && event.key !== 'Escape') return
    // The text has the focus as soon as the box is gone, and would get a new line.
    event.preventDefault()
    answer(isEnter)
  }
  return (
    <Dialog title={title} choices={CHOICES} close={answer}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys of the boxes in it */}
      <div onKeyDown={press}>{children}</div>
    </Dialog>
  )
}

type BoxProps = {
  id: string
  name: string
  hint: string
  value: string
  change: (value: string) => void
  isFirst: boolean
  problem?: string
  list?: string
}

const Box = ({ id, name, hint, value, change, isFirst, problem = '', list }: BoxProps) => (
  <div className="mb-4 grid gap-1">
    <label htmlFor={id} className="font-semibold">
      {name}
    </label>
    <input
      id={id}
      type="text"
      className="p-2"
      value={value}
      list={list}
      // biome-ignore lint/a11y/noAutofocus: the box asks for this alone
      autoFocus={isFirst}
      aria-describedby={`${id}-problem ${id}-hint`}
      aria-invalid={problem !== ''}
      onChange={({ target }) => change(target.value)}
    />
    <small id={`${id}-problem`} className="text-sm font-semibold empty:hidden" role="alert">
      {problem}
    </small>
    <small id={`${id}-hint`} className="text-sm">
      {hint}
    </small>
  </div>
)
