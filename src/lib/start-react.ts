/** Starts React on what was served, for every program of the site. */
import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Starts React on a part of the page. When a browser has translated the page, it is no longer what React rendered, and
 * React makes it anew: what was typed by then is put back.
 */
export function startReact(part: Element | Document, content: ReactNode): void {
  const typed = [...part.querySelectorAll('form')].flatMap((form) => [...new FormData(form)])
  hydrateRoot(part, content, {
    onRecoverableError: (error) => {
      reportError(error)
      for (const [name, value] of typed) {
        const field = part.querySelector<Field>(`form [name="${name}"]`)
        if (field && typeof value === 'string' && field.value !== value) retype(field, value)
      }
    },
  })
}

/** As a visitor types it: React looks at the value that it set itself, which the own setter of an input would change, too. */
function retype(field: Field, value: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event(field.matches('select') ? 'change' : 'input', { bubbles: true }))
}
