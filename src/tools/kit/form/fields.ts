/**
 * A tool's inputs as data: the form, the check of what was typed, and the check of a shared link all come from the
 * same definition. Every value arrives as text, from a form or from an address, and leaves as what it means.
 */
import { type CalendarDay, isCalendarDay } from '@/lib/calendar-day'
import { formatDay } from '@/lib/format-day'
import { parseNumber } from './parse-number'

type Common = {
  /** The words beside the input. */
  label: string
  /** A sentence below the input: a unit, an example, what it is for; a function where it follows what is typed. */
  hint?: string | ((typed: Raw) => string)
  /** May be left empty; the value is then `undefined`. */
  optional?: true
  /** What the input holds at first. */
  initial?: string
  /** Makes the result more specific and can be left open; it stays beside the result. */
  isQuestion?: true
  /** One of the questions that most visitors leave open, which the form keeps folded away. */
  isFolded?: true
  /** Whether the question is asked, where that follows from other answers. */
  isAsked?: (typed: Raw) => boolean
}

/** What makes a field one of the questions that can be left open. */
export const asQuestion = { optional: true, isQuestion: true } as const

export type NumberField = Common & {
  kind: 'number'
  min?: number
  max?: number
  /** Without a part behind the decimal sign. */
  whole?: true
  /** Shown beside the input: `$` before it, all others after it. */
  unit?: '$' | '%'
  /** Part of the assumptions, which the form keeps folded away. */
  isAssumption?: true
}
export type TextField = Common & {
  kind: 'text'
  rows?: number
  /** In characters; what is typed is read at every key. */
  maxLength: number
  placeholder?: string
  /** Punctuation or pictures alone are not enough. */
  needsWords?: true
}
export type DayField = Common & { kind: 'day'; notBeforeToday?: true }
export type Option = { value: string; label: string }
export type ChoiceField = Common & {
  kind: 'choice'
  /** All options; or, by the value of another field, those that it allows. */
  options: readonly Option[] | { dependsOn: string; by: Record<string, readonly Option[]> }
}

export type Field = NumberField | TextField | DayField | ChoiceField
export type Fields = Record<string, Field>

type OptionValue<Options> = Options extends readonly { value: infer Value }[]
  ? Value
  : Options extends { by: Record<string, readonly { value: infer Value }[]> }
    ? Value
    : never
type RequiredValue<F extends Field> = F extends { kind: 'number' }
  ? number
  : F extends { kind: 'day' }
    ? CalendarDay
    : F extends { kind: 'choice'; options: infer Options }
      ? OptionValue<Options>
      : string
type ValueOf<F extends Field> = F extends { optional: true } ? RequiredValue<F> | undefined : RequiredValue<F>

/** What the fields mean once every one of them is right. */
export type Values<Fs extends Fields> = { [Name in keyof Fs]: ValueOf<Fs[Name]> }
/** The values of the inputs, by field name. */
export type Raw = Record<string, string>
/** What is wrong with an input, in words for the visitor, by field name. */
export type Messages = Record<string, string>

export type Parsed<Fs extends Fields> = { isValid: true; values: Values<Fs> } | { isValid: false; messages: Messages }

/** Checks every field and says what each one means, or what is wrong with each that is. `today` is the visitor's day. */
export function parseFields<Fs extends Fields>(fields: Fs, raw: Raw, today: CalendarDay): Parsed<Fs> {
  const values: Record<string, unknown> = {}
  const messages: Messages = {}
  for (const [name, field] of Object.entries(fields)) {
    const parsed = parseField(field, raw[name] ?? '', raw, today)
    if ('value' in parsed) values[name] = parsed.value
    else if (!dependsOnOneOf(field, messages)) messages[name] = parsed.message
  }
  if (Object.keys(messages).length > 0) return { isValid: false, messages }
  return { isValid: true, values: values as Values<Fs> }
}

/** The options a choice has now: they can depend on another field. */
export function optionsOf(field: ChoiceField, raw: Raw): readonly Option[] {
  if (!('by' in field.options)) return field.options
  const { dependsOn, by } = field.options
  const key = raw[dependsOn] ?? ''
  return Object.hasOwn(by, key) ? (by[key] ?? []) : []
}

/** The label of an option. */
export function labelOf(options: readonly Option[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? value
}

/** How many fields that must be filled are empty: submit buttons that wait wait for them. */
export function missingFields(fields: Fields, raw: Raw): number {
  return Object.entries(fields).filter(([name, field]) => !field.optional && (raw[name] ?? '').trim() === '').length
}

/** The values a form starts with. */
export function initialRaw(fields: Fields): Raw {
  return Object.fromEntries(Object.entries(fields).map(([name, { initial = '' }]) => [name, initial]))
}

/**
 * Without answers that the form does not offer: an option that went when another field changed, and a question that other
 * answers made useless. A field stands behind the field that it depends on.
 */
export function offeredOnly(fields: Fields, raw: Raw): Raw {
  const offered = { ...raw }
  for (const [name, field] of Object.entries(fields)) {
    if (!isOffered(field, offered[name] ?? '', offered)) offered[name] = ''
  }
  return offered
}

function isOffered(field: Field, text: string, raw: Raw): boolean {
  if (field.isQuestion && field.isAsked?.(raw) === false) return false
  return field.kind !== 'choice' || optionsOf(field, raw).some(({ value }) => value === text)
}

/** Without days that no calendar has: browsers take none into a field for days, and warn on the console. */
export function withoutWrongDays(fields: Fields, raw: Raw): Raw {
  const isWrong = (name: string, text: string) => fields[name]?.kind === 'day' && !isCalendarDay(text)
  return Object.fromEntries(Object.entries(raw).map(([name, text]) => [name, isWrong(name, text) ? '' : text]))
}

/** One mistake gives one message: without a platform, its content types cannot be right either. */
function dependsOnOneOf(field: Field, messages: Messages): boolean {
  return field.kind === 'choice' && 'by' in field.options && Object.hasOwn(messages, field.options.dependsOn)
}

type ParsedField = { value: unknown } | { message: string }

function parseField(field: Field, typed: string, raw: Raw, today: CalendarDay): ParsedField {
  const text = typed.trim()
  if (text === '') return field.optional ? { value: undefined } : { message: `${field.label}: please fill this in.` }
  switch (field.kind) {
    case 'number':
      return parseNumberField(field, text)
    case 'text':
      return parseText(field, typed, text)
    case 'day':
      return parseDay(field, text, today)
    case 'choice':
      return optionsOf(field, raw).some(({ value }) => value === text)
        ? { value: text }
        : { message: `${field.label}: choose one of the options.` }
  }
}

function parseNumberField({ label, min, max, whole }: NumberField, text: string): ParsedField {
  const number = parseNumber(text)
  if (typeof number !== 'number') return { message: `${label}: ${number.message}` }
  if (whole && !Number.isInteger(number)) return { message: `${label} is a whole number.` }
  if (min !== undefined && number < min) return { message: `${label} must be at least ${min.toLocaleString('en-US')}.` }
  if (max !== undefined && number > max) return { message: `${label} can be at most ${max.toLocaleString('en-US')}.` }
  return { value: number }
}

// The counter, the input's own limit and this check all count as the browser's `maxlength` does.
function parseText({ label, maxLength, needsWords }: TextField, typed: string, text: string): ParsedField {
  if (needsWords && !/[\p{L}\p{N}]/u.test(text)) return { message: `${label} needs at least one word or number.` }
  if (typed.length <= maxLength) return { value: text }
  return { message: `${label} can have at most ${maxLength} characters; it has ${typed.length}.` }
}

function parseDay({ label, notBeforeToday }: DayField, text: string, today: CalendarDay): ParsedField {
  if (!isCalendarDay(text)) return { message: `${label} must be a day that exists, such as ${today}.` }
  if (notBeforeToday && text < today) return { message: `${label} cannot be before today, ${formatDay(today)}.` }
  return { value: text }
}
