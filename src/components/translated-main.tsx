import { useMatches } from '@tanstack/react-router'
import * as words from '@words/untranslated'
import type { ReactNode } from 'react'
import { site } from '@/content/settings'
import type { Untranslated } from '@/schema/additions'

type TranslatedMainProps = {
  /** The language of pages that are not translated. */
  original: string
  children: ReactNode
}

/** The main part of a page on a site in a further language: it says when the page is still in the first one. */
export function TranslatedMain({ original, children }: TranslatedMainProps) {
  const isUntranslated = useMatches({
    select: (matches) => matches.some(({ loaderData }) => mainEntry(loaderData)?.untranslated),
  })
  return (
    <main id="main" tabIndex={-1} lang={isUntranslated ? original : undefined}>
      {isUntranslated ? (
        <p role="note" lang={site.language} className="border-b border-rule py-3 font-semibold">
          <span className="page-width block">{words.note({ language: nameOf(original) })}</span>
        </p>
      ) : null}
      {children}
    </main>
  )
}

/** What the language of the site calls a language. */
const nameOf = (language: string): string =>
  new Intl.DisplayNames(site.language, { type: 'language' }).of(language) ?? language

/** The entry that a page is made of: what its route loads, or the first entry of that. Every entry has pictures. */
function mainEntry(loaded: unknown): Untranslated | undefined {
  if (!loaded || typeof loaded !== 'object') return undefined
  return [loaded, ...Object.values(loaded)].find((part) => part && typeof part === 'object' && 'pictures' in part)
}
