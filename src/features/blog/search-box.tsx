import * as words from '@words/blog-list'
import { useEffectEvent, useId, useLayoutEffect, useRef } from 'react'

type SearchBoxProps = {
  /** The text that the address asks for. */
  text: string
  /** Writes a text into the address; resolves once the page follows it. */
  onSearch: (text: string) => Promise<void>
}

/**
 * The search field. The input keeps its own text, so that React can take over a page in which somebody already types,
 * and a slow page never overwrites what is being typed.
 */
export function SearchBox({ text, onSearch }: SearchBoxProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const isFirst = useRef(true)
  const running = useRef(0)

  async function search(typed: string) {
    running.current += 1
    await onSearch(typed).finally(() => {
      running.current -= 1
    })
  }

  const followAddress = useEffectEvent((box: HTMLInputElement) => {
    const typedBefore = isFirst.current ? box.value : ''
    isFirst.current = false
    if (running.current > 0) return
    if (typedBefore) search(typedBefore)
    else box.value = text
  })

  // The address also changes without typing: by Back, by a link, by the button that clears the filters.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the address asks for another text
  useLayoutEffect(() => {
    if (input.current) followAddress(input.current)
  }, [text])

  return (
    <search className="flex items-center gap-4">
      <label htmlFor={id} className="kicker flex-none">
        {words.search}
      </label>
      <input
        ref={input}
        id={id}
        type="search"
        name="q"
        autoComplete="off"
        spellCheck={false}
        placeholder={words.titleOrTopic}
        className="field !min-h-11 !py-2"
        onChange={(event) => search(event.currentTarget.value)}
      />
    </search>
  )
}
