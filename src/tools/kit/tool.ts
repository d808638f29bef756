import type { ComponentType } from 'react'
import type { CalendarDay } from '@/lib/calendar-day'
import type { ToolSlug } from '../../schema/tool-catalog'
import type { Fields, Values } from './form/fields'

/** A tool as data: what its form asks for and what it says. Tests fill the form from it without loading a component. */
export type Tool<Fs extends Fields = Fields> = {
  slug: ToolSlug
  fields: Fs
  words: ToolWords
  /** The submit button stays disabled until every required field is filled. */
  waitsUntilFilled?: true
  /** On wide screens form and result are side by side, with a sample of a result beside the empty form. */
  isBeside?: true
  /** Keeps the inputs in the address, so that a result can be shared. Never for texts that people paste. */
  isShareable?: true
  /** Inputs that give a result, by field name, as a visitor would type them. Days are after November 20, 2026. */
  example: { readonly [Name in keyof NoInfer<Fs>]?: string }
}

export type ToolWords = {
  submit: string
  /** On the submit button while the tool works. */
  progress: string
  /** On the button that leads back to an empty form. */
  reset: string
  resultHeading: string
  toast: { title: string; description?: string }
}

/** What the result of a tool is made from. */
export type ResultProps<T extends Tool> = {
  values: Values<T['fields']>
  /** The visitor's own day when the result was made. */
  today: CalendarDay
}

/** The form and the result of a tool, with its title where it is alone in a frame on another site. */
export type ToolScreen = ComponentType<{ isEmbedded?: boolean }>

/** Types a tool by its own fields, so that its result knows every value. */
export function defineTool<const Fs extends Fields>(tool: Tool<Fs>): Tool<Fs> {
  return tool
}
