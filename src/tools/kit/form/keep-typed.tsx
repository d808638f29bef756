import * as words from '@words/tools/kit'
import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ToolSlug } from '../../../schema/tool-catalog'
import { Embedded } from '../embed/embedded'
import type { Raw } from './fields'
import { forgetValues, keepValues, keptValues } from './kept-values'

type KeepTypedProps = {
  slug: ToolSlug
  /** What the form holds now. */
  typed: Raw
}

/** Keeps what a visitor types after a reload, if they ask for it, until they forget it. Never in a frame on another site. */
export function KeepTyped({ slug, typed }: KeepTypedProps) {
  const isEmbedded = useContext(Embedded)
  const box = useRef<HTMLInputElement>(null)
  const [isKept, setIsKept] = useState(false)
  const [isForbidden, setIsForbidden] = useState(false)

  // Somebody may have ticked the box before React was there.
  useEffect(() => setIsKept(keptValues(slug) !== undefined || Boolean(box.current?.checked)), [slug])

  // Before the next frame, so that the last key counts when the page is loaded again at once.
  useLayoutEffect(() => {
    if (!isKept || keepValues(slug, typed)) return
    setIsKept(false)
    setIsForbidden(true)
  }, [isKept, slug, typed])

  function keep(isWanted: boolean) {
    if (!isWanted) forgetValues(slug)
    setIsKept(isWanted)
  }

  function forget() {
    keep(false)
    box.current?.focus()
  }

  if (isEmbedded) return null
  return (
    <div className="noscript:hidden mt-2 flex flex-wrap items-center gap-x-6 text-small">
      <label className="flex min-h-11 items-center gap-3">
        <input
          ref={box}
          type="checkbox"
          checked={isKept}
          onChange={(event) => keep(event.currentTarget.checked)}
          className="size-5 flex-none accent-accent"
        />
        {words.keepTyped}
      </label>
      {isKept ? (
        <button type="button" onClick={forget} className="action">
          {words.forget}
        </button>
      ) : null}
      {isForbidden ? <p role="status">{words.cannotKeep}</p> : null}
    </div>
  )
}
