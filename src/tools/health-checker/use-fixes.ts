import { useState } from 'react'

/** The text field of the form. A fix is made there, so that form and result never differ. */
const field = () => document.querySelector<HTMLTextAreaElement>('textarea[name="release"]')

/** Writes fixes into the form, whose result follows it, and takes the last one back. */
export function useFixes() {
  const [past, setPast] = useState<readonly string[]>([])
  const write = (text: string) => {
    const input = field()
    if (!input) return
    input.value = text
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return {
    canUndo: past.length > 0,
    change: (text: string) => {
      setPast([...past, field()?.value ?? ''])
      write(text)
    },
    undo: () => {
      const last = past.at(-1)
      if (last === undefined) return
      setPast(past.slice(0, -1))
      write(last)
    },
  }
}
