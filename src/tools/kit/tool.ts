import type { ComponentType } from 'react'
import type { CalendarDay } from '@/lib/calendar-day'
import type { TableName, ToolSlug } from '../../schema/tool-catalog'
import type { Tables, ToolTable } from '../../schema/tool-tables'
import type { Field, Fields, Option, Raw, Values } from './form/fields'
import type { Proposal } from './form/propose'

/** A tool as data: what its form asks for and what it says. Tests fill the form from it without loading a component. */
// biome-ignore lint/suspicious/noExplicitAny: where the table does not matter, a tool may have any
export type Tool<Fs extends Fields = Fields, Table = any> = {
  slug: ToolSlug
  fields: Fs
  words: ToolWords
  /** The submit button stays disabled until every required field is filled. */
  waitsUntilFilled?: true
  /** On wide screens form and result are side by side, with a sample of a result beside the empty form of a tool that computes. */
  isBeside?: true
  /** Keeps the inputs in the address, so that a result can be shared. Never for texts that people paste. */
  isShareable?: true
  /** Texts of a visitor are not repeated above a printed or copied result: they may be in it only where an answer allows it. */
  keepsTextsOut?: true
  /** What the tool's table says of its fields: options to choose from, hints, and which questions it asks. */
  fromTable?: (table: Table) => { readonly [Name in keyof NoInfer<Fs>]?: FromTable }
  /** Answers that words of the visitor suggest, by the name of the question. Nothing is taken from them unasked. */
  proposals?: (typed: Raw, table: Table) => { readonly [Name in keyof NoInfer<Fs>]?: Proposal | undefined }
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
  /** What the tool writes with, from its file in `content/tables`. */
  table: TableIn<T>
  /** The visitor's own day when the result was made. */
  today: CalendarDay
  /** Writes into fields of the form. The result follows them. */
  onChange: (changed: { readonly [Name in keyof T['fields']]?: string }) => void
}

/** The form and the result of a tool, with its title where it is alone in a frame on another site. */
export type ToolScreen = ComponentType<ScreenProps> & {
  tool: Tool
  /** The result alone, for the report of what tools write. */
  // biome-ignore lint/suspicious/noExplicitAny: each result takes the values of its own fields
  Result: ComponentType<any>
}
export type ScreenProps = { isEmbedded?: boolean; table: ToolTable | undefined }

type TableIn<T> = T extends Tool<infer _Fields, infer Table> ? Table : never

/** Types a tool by its own fields, so that its result knows every value. */
export function defineTool<const Fs extends Fields>(tool: Tool<Fs>): Tool<Fs> {
  return tool
}

/** The same for a tool that writes with a table. @param table the file of the table below `content` */
export const defineWriter =
  <Name extends TableName>(_table: Name) =>
  <const Fs extends Fields>(tool: Tool<Fs, Tables[Name]>): Tool<Fs, Tables[Name]> =>
    tool

type FromTable = { options?: readonly Option[]; hint?: Field['hint']; isAsked?: Field['isAsked'] }

/** The fields of a tool, with what its table says of them. */
export function fieldsWith<Fs extends Fields>({ fields, fromTable }: Tool<Fs>, table: unknown): Fs {
  const said: Readonly<Record<string, FromTable | undefined>> = fromTable?.(table) ?? {}
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, { ...field, ...said[name] }])) as Fs
}
