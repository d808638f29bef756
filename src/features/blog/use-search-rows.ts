import { useEffect, useReducer, useState } from 'react'
import type { ReadContent } from '@/content/files'
import { readSearchRows, type Searchable, searchable } from './search'

export type SearchRows = {
  /** What has arrived so far, newest first. */
  rows: readonly Searchable[]
  state: 'loading' | 'complete' | 'failed'
}

const nothing: SearchRows = { rows: [], state: 'loading' }

/** Loads what can be found. */
export function useSearchRows(read: ReadContent): SearchRows & { tryAgain: () => void } {
  const [loaded, setLoaded] = useState(nothing)
  const [attempt, tryAgain] = useReducer((before: number) => before + 1, 0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads everything again
  useEffect(() => {
    let isGone = false
    const load = async () => {
      let rows: readonly Searchable[] = []
      setLoaded(nothing)
      for await (const part of readSearchRows(read)) {
        if (isGone) return
        rows = [...rows, ...part.map(searchable)]
        setLoaded({ rows, state: 'loading' })
      }
      if (!isGone) setLoaded({ rows, state: 'complete' })
    }
    load().catch(() => {
      if (!isGone) setLoaded((before) => ({ ...before, state: 'failed' }))
    })
    return () => {
      isGone = true
    }
  }, [read, attempt])

  return { ...loaded, tryAgain }
}
