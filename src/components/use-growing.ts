import { useEffect, useState } from 'react'

type Loaded<Value> = { value: Value; state: 'loading' | 'complete' | 'failed' }

/** What a search works with while it loads, and how to load it again. */
export type Growing<Value> = Loaded<Value> & { tryAgain: () => void }

/**
 * Loads a value that grows step by step.
 * @param start the value before the first step
 * @param load gives the value after each step
 * @param isWanted loading begins once it is true
 */
export function useGrowing<Value>(start: Value, load: () => AsyncIterable<Value>, isWanted = true): Growing<Value> {
  const [loaded, setLoaded] = useState<Loaded<Value>>({ value: start, state: 'loading' })
  const [attempt, setAttempt] = useState({ load })

  useEffect(() => {
    if (!isWanted) return
    let isGone = false
    const follow = async () => {
      for await (const value of attempt.load()) {
        if (isGone) return
        setLoaded({ value, state: 'loading' })
      }
      if (!isGone) setLoaded(({ value }) => ({ value, state: 'complete' }))
    }
    follow().catch(() => {
      if (!isGone) setLoaded(({ value }) => ({ value, state: 'failed' }))
    })
    return () => {
      isGone = true
    }
  }, [attempt, isWanted])

  function tryAgain() {
    setLoaded({ value: start, state: 'loading' })
    setAttempt({ load })
  }

  return { ...loaded, tryAgain }
}
