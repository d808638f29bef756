/** The contact form as a visitor fills it in. */
import type { Page } from '@playwright/test'
import { contactForm as words } from './words'

export type Field = 'name' | 'email' | 'company' | 'message'

export const field = (page: Page, name: Field) => page.getByRole('textbox', { name: words[name], exact: true })
export const submit = (page: Page) => page.getByRole('button', { name: words.send, exact: true })

export const visitor: Record<Field, string> = {
  name: 'Ada Wong',
  email: 'ada@example.org',
  company: 'Lamp & Co',
  message: 'We launch in May.\nReally.',
}
export const SUBJECT = words.subject(visitor)
export const BODY = [words.sender(visitor), ...['', words.beforeMessage, visitor.message]].join('\n')

export const fieldsOf = (values: Record<Field, string>) => Object.entries(values) as [Field, string][]

export async function fill(page: Page, values = visitor) {
  for (const [name, value] of fieldsOf(values)) await field(page, name).fill(value)
}
