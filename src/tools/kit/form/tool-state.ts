/** What a tool's screen holds, and how it changes: the inputs, what is wrong with them, and the result. */
import type { CalendarDay } from '@/lib/calendar-day'
import {
  type Fields,
  initialRaw,
  type Messages,
  offeredOnly,
  parseFields,
  type Raw,
  type Values,
  withoutWrongDays,
} from './fields'

export type ToolState<Fs extends Fields = Fields> = {
  /** What the inputs hold. */
  raw: Raw
  messages: Messages
  isBadLink: boolean
  isWorking: boolean
  /** The last result of right inputs: it stays while one of them is wrong. */
  result: { raw: Raw; values: Values<Fs>; today: CalendarDay } | undefined
  /** Whether the form is open where there is no room for it beside the result. */
  isChanging: boolean
  focus: Focus | undefined
}

/** Where the focus goes next: to an input by its name, or to one of these. Each object moves it once. */
export type Focus = { to: 'submit' | 'result' | (string & {}) }

/** @property today the visitor's day */
export type ToolAction =
  | { type: 'restore'; raw: Raw }
  | { type: 'openLink'; raw: Raw; today: CalendarDay }
  | { type: 'change'; changed: Raw; today: CalendarDay; focus?: Focus }
  | { type: 'refuse'; name: string; message: string | undefined }
  | { type: 'submit'; today: CalendarDay }
  | { type: 'finish'; today: CalendarDay }
  | { type: 'openForm' }
  | { type: 'fill'; raw: Raw }
  | { type: 'reset' }

/** An empty form. */
export const startOf = <Fs extends Fields>(fields: Fs): ToolState<Fs> => ({
  raw: initialRaw(fields),
  messages: {},
  isBadLink: false,
  isWorking: false,
  result: undefined,
  isChanging: false,
  focus: undefined,
})

/** The reducer of a tool with these fields. */
export const toolReducer =
  <Fs extends Fields>(fields: Fs) =>
  (state: ToolState<Fs>, action: ToolAction): ToolState<Fs> => {
    switch (action.type) {
      case 'restore':
        return { ...state, raw: offeredOnly(fields, { ...state.raw, ...action.raw }) }
      case 'openLink': {
        const linked = { ...initialRaw(fields), ...action.raw }
        const raw = offeredOnly(fields, withoutWrongDays(fields, linked))
        const asLinked = parseFields(fields, linked, action.today)
        // An answer to a question that is not asked counts in no result.
        const parsed = asLinked.isValid ? parseFields(fields, raw, action.today) : asLinked
        return parsed.isValid
          ? { ...state, raw, result: { raw, values: parsed.values, today: action.today } }
          : { ...state, raw, isBadLink: true, ...wrong(fields, parsed.messages) }
      }
      case 'change': {
        const { changed, today, focus } = action
        const raw = offeredOnly(fields, { ...state.raw, ...changed })
        const messages = without(state.messages, Object.keys(changed))
        const parsed = state.result && parseFields(fields, raw, today)
        const result = parsed?.isValid ? { raw, values: parsed.values, today } : state.result
        return { ...state, raw, messages, result, focus }
      }
      case 'refuse': {
        const messages = without(state.messages, [action.name])
        return {
          ...state,
          messages: action.message === undefined ? messages : { ...messages, [action.name]: action.message },
        }
      }
      case 'submit': {
        const parsed = parseFields(fields, state.raw, action.today)
        if (!parsed.isValid) return { ...state, isBadLink: false, ...wrong(fields, parsed.messages) }
        const checked = { ...state, messages: {}, isBadLink: false }
        // A result has followed every change already.
        return state.result
          ? { ...checked, isChanging: false, focus: { to: 'result' } }
          : { ...checked, isWorking: true, focus: undefined }
      }
      case 'finish': {
        // Midnight can pass while the tool works.
        const parsed = parseFields(fields, state.raw, action.today)
        const done = { ...state, isWorking: false }
        return parsed.isValid
          ? { ...done, result: { raw: state.raw, values: parsed.values, today: action.today }, focus: { to: 'result' } }
          : { ...done, ...wrong(fields, parsed.messages) }
      }
      case 'openForm':
        return { ...state, isChanging: true, focus: firstOf(fields) }
      case 'fill':
        return { ...startOf(fields), raw: action.raw, focus: { to: 'submit' } }
      case 'reset':
        return { ...startOf(fields), focus: firstOf(fields) }
    }
  }

/** The mistakes, with the focus on the first. */
function wrong(fields: Fields, messages: Messages) {
  const first = Object.keys(fields).find((name) => name in messages)
  return { messages, focus: first === undefined ? undefined : { to: first } }
}

const firstOf = (fields: Fields): Focus => ({ to: Object.keys(fields)[0] ?? 'submit' })

const without = (messages: Messages, names: readonly string[]): Messages =>
  Object.fromEntries(Object.entries(messages).filter(([name]) => !names.includes(name)))
