import { useMatches } from '@tanstack/react-router'
import * as shell from '@words/shell'
import * as words from '@words/untranslated'
import type { ReactNode } from 'react'
import type { Untranslated } from '@/schema/additions'
import { FIRST_LANGUAGE } from '@/schema/languages'

/** The tools read and write English. */
const IN_FIRST_LANGUAGE = ['/tools/$slug']

/** The main part of a page on a site in a further language: it says when the page is still in the first one. */
export function TranslatedMain({ children }: { children: ReactNode }) {
  const isUntranslated = useMatches({
    select: (matches) =>
      matches.some(
        ({ routeId, loaderData }) => IN_FIRST_LANGUAGE.includes(routeId) || mainEntry(loaderData)?.untranslated,
      ),
  })
  return (
    <main id="main" tabIndex={-1} lang={isUntranslated ? FIRST_LANGUAGE : undefined}>
      {isUntranslated ? (
        <p role="note" lang={shell.language} className="border-b border-rule py-3 font-semibold">
          <span className="page-width block">{words.note}</span>
        </p>
      ) : null}
      {children}
    </main>
  )
}

/** The entry that a page is made of: what its route loads, or the first entry of that. Every entry has pictures. */
function mainEntry(loaded: unknown): Untranslated | undefined {
  if (!loaded || typeof loaded !== 'object') return undefined
  return [loaded, ...Object.values(loaded)].find((part) => part && typeof part === 'object' && 'pictures' in part)
}
