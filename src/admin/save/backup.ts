/** Backs up a form while somebody types. The CMS waits for a pause, which fast typing does not have. */
import { type Draft, LOCALE } from '../cms/hook-types'

/** How long a key stroke waits for its backup, in milliseconds. */
const DELAY = 500

type Save = (draft: Draft) => Promise<void>

/** @param delay how long a change waits for its backup */
export function createBackups(delay = DELAY) {
  let open: Draft | undefined
  let saveNow: (() => Promise<void>) | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  /** When the backup is due, in the time of `performance.now`. */
  let due = 0
  const stop = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const backUp = () => {
    stop()
    void saveNow?.()
  }

  return {
    /** Takes a change of the open form. Nothing is put off: the first change starts the time, whatever follows. */
    changed(draft: Draft | null | undefined, save: Save | undefined) {
      if (draft !== open && timer !== undefined) backUp()
      open = draft ?? undefined
      saveNow = draft && save ? () => save(draft) : undefined
      if (!saveNow) return
      if (timer === undefined) {
        due = performance.now() + delay
        timer = setTimeout(backUp, delay)
      } else if (performance.now() >= due) {
        // The browser runs keys before timers, so on a slow machine a timer may wait until somebody stops typing.
        backUp()
      }
    },

    /** What the form holds is in its file now: no backup of it may follow. */
    saved() {
      stop()
      saveNow = undefined
      open = undefined
    },

    /** Backs up the form before the page is left on purpose, so that no question is needed. */
    async leave() {
      stop()
      await saveNow?.()
      open = undefined
    },

    /** Whether the open form holds something that is not in its file. */
    isUnsaved: () => open !== undefined && open.interacted === true && isModified(open),
  }
}

/** Whether a form says something else than it did when it was opened. */
export function isModified({ currentValues, originalValues, isNew }: Draft): boolean {
  const now = currentValues[LOCALE] ?? {}
  const before = originalValues[LOCALE] ?? {}
  const names = new Set([...Object.keys(now), ...Object.keys(before)])
  return [...names].some((name) => {
    const isEmpty = (value: unknown) => value === undefined || value === null || value === ''
    if (isNew && isEmpty(before[name])) return !isEmpty(now[name]) && typeof now[name] === 'string'
    return JSON.stringify(now[name] ?? null) !== JSON.stringify(before[name] ?? null)
  })
}
