import { type ChangeEvent, useEffectEvent, useLayoutEffect, useRef } from 'react'

/**
 * The props of a field whose value is a part of the address. The field keeps its own value, so that React can take over a
 * page in which somebody already typed or chose, and a slow page never overwrites what is being typed.
 * @param value what the address says
 * @param onChange writes a value into the address; resolves once the page follows it
 */
export function useAddressField<Field extends HTMLInputElement | HTMLSelectElement>(
  value: string,
  onChange: (value: string) => Promise<void>,
) {
  const ref = useRef<Field>(null)
  const isFirst = useRef(true)
  const running = useRef(0)

  async function change(next: string) {
    running.current += 1
    await onChange(next).finally(() => {
      running.current -= 1
    })
  }

  const follow = useEffectEvent((asked: string) => {
    const field = ref.current
    if (!field) return
    const typedBefore = isFirst.current ? field.value : ''
    isFirst.current = false
    if (running.current > 0) return
    if (typedBefore) change(typedBefore)
    else field.value = asked
  })

  // The address also changes without typing: by Back, by a link, by the button that clears the filters.
  useLayoutEffect(() => follow(value), [value])

  return { ref, onChange: ({ currentTarget }: ChangeEvent<Field>) => void change(currentTarget.value) }
}
