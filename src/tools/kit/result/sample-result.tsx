import * as words from '@words/tools/kit'
import { type ReactNode, useState } from 'react'
import { trustedHtml } from '@/lib/trusted-html'
import { ResultPlace } from './result-place'

const ID = 'tool-sample'
const SAMPLE: ResultPlace = { isSample: true, slot: null, address: '' }

/**
 * What a result looks like, beside an empty form. It is a picture of one: nothing in it can be pressed, and assistive
 * technology passes over it. React keeps the HTML that the page came with, and does not start what is in it.
 */
export function SampleResult({ children }: { children: ReactNode }) {
  const [served] = useState(() => {
    const html = typeof document === 'undefined' ? undefined : document.getElementById(ID)?.innerHTML
    return html === undefined ? undefined : { __html: trustedHtml(html) }
  })
  return (
    <div className="tool-sample absolute inset-0 hidden pt-8 text-muted opacity-55 lg:block" aria-hidden="true" inert>
      <p className="absolute right-6 bottom-12 z-1 -rotate-8 border-4 border-accent px-6 py-2 font-display text-h1 leading-none font-bold text-accent uppercase">
        {words.sample}
      </p>
      {served ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: it was rendered by this component
        <div id={ID} dangerouslySetInnerHTML={served} />
      ) : (
        <div id={ID}>
          <ResultPlace value={SAMPLE}>{children}</ResultPlace>
        </div>
      )}
    </div>
  )
}
