import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { loadToasts } from '@/components/toast/toast-outlet'
import { type CalendarDay, today as currentDay } from '@/lib/calendar-day'
import { parseSearch } from '@/lib/search-params'
import { showToast } from '@/lib/toast-queue'
import { type Fields, initialRaw, type Messages, parseFields, type Raw, type Values } from './fields'
import { ToolForm } from './tool-form'
import { ToolResult } from './tool-result'
import type { ToolWords } from './tool-words'

export type { ToolWords }

/** Product spec, section 4: a result takes 1.5 to 2 seconds to appear. In milliseconds. */
export const WORKING_TIME = 1500

export type ToolFrameProps<Fs extends Fields> = {
  fields: Fs
  words: ToolWords
  /** The submit button waits until every field is filled that must be. */
  waitsUntilFilled?: boolean
  /** Keeps the inputs in the address, so that it can be shared. Never for texts that people paste. */
  isShareable?: boolean
  children: (result: ResultProps<Fs>) => ReactNode
}

export type ResultProps<Fs extends Fields> = {
  values: Values<Fs>
  /** The visitor's own day when the result was made. */
  today: CalendarDay
}

type Stage<Fs extends Fields> =
  | { name: 'form'; raw: Raw; messages: Messages; notice?: string }
  | { name: 'working'; raw: Raw }
  | ({ name: 'result'; isFromLink: boolean } & ResultProps<Fs>)

const NO_MESSAGES: Messages = {}
const BAD_LINK = 'This link has values that the tool cannot use. Please check what is marked.'

/** What all tools share: a form, a moment of work, a result, and the way back. */
export function ToolFrame<Fs extends Fields>(props: ToolFrameProps<Fs>) {
  const { fields, words, isShareable = false, children } = props
  const navigate = useNavigate()
  const [stage, setStage] = useState<Stage<Fs>>({ name: 'form', raw: initialRaw(fields), messages: {} })

  // Once loaded, a tool works without a network, and so does the message about its result.
  useEffect(() => {
    loadToasts().catch(() => {})
  }, [])

  // A shared link opens with its result at once. The prerendered page knows no query, so this waits for the browser.
  useEffect(() => {
    if (!isShareable) return
    const linked = parseSearch(window.location.search)
    if (!Object.keys(fields).some((name) => name in linked)) return
    const raw = { ...initialRaw(fields), ...pick(linked, Object.keys(fields)) }
    const day = currentDay()
    const parsed = parseFields(fields, raw, day)
    setStage(
      parsed.isValid
        ? { name: 'result', isFromLink: true, values: parsed.values, today: day }
        : { name: 'form', raw, messages: parsed.messages, notice: BAD_LINK },
    )
  }, [fields, isShareable])

  useEffect(() => {
    if (stage.name !== 'working') return
    const timer = setTimeout(() => {
      const day = currentDay()
      const parsed = parseFields(fields, stage.raw, day)
      // Midnight can pass while the tool works.
      if (!parsed.isValid) return setStage({ name: 'form', raw: stage.raw, messages: parsed.messages })
      setStage({ name: 'result', isFromLink: false, values: parsed.values, today: day })
      showToast(words.toast)
    }, WORKING_TIME)
    return () => clearTimeout(timer)
  }, [stage, fields, words.toast])

  /** Puts the inputs into the address, or takes them out of it. */
  function share(raw: Raw | undefined) {
    if (!isShareable) return
    const filled = raw && Object.fromEntries(Object.entries(raw).filter(([, text]) => text.trim() !== ''))
    // Each tool has its own search params, which the one route of all tools does not type.
    void navigate({ to: '.', search: (filled ?? {}) as never, replace: true, resetScroll: false })
  }

  function submit(raw: Raw) {
    const parsed = parseFields(fields, raw, currentDay())
    if (!parsed.isValid) return setStage({ name: 'form', raw, messages: parsed.messages })
    setStage({ name: 'working', raw })
    share(raw)
  }

  function reset() {
    setStage({ name: 'form', raw: initialRaw(fields), messages: {} })
    share(undefined)
  }

  if (stage.name === 'result') {
    return (
      <ToolResult heading={words.resultHeading} resetLabel={words.reset} onReset={reset} takesFocus={!stage.isFromLink}>
        {children({ values: stage.values, today: stage.today })}
      </ToolResult>
    )
  }
  return (
    <ToolForm
      {...props}
      raw={stage.raw}
      messages={stage.name === 'form' ? stage.messages : NO_MESSAGES}
      notice={stage.name === 'form' ? stage.notice : undefined}
      isWorking={stage.name === 'working'}
      onSubmit={submit}
    />
  )
}

function pick(record: Raw, names: string[]): Raw {
  return Object.fromEntries(names.flatMap((name) => (name in record ? [[name, record[name] ?? '']] : [])))
}
