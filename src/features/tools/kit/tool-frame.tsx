import { useNavigate } from '@tanstack/react-router'
import { type ComponentType, useEffect, useState } from 'react'
import { loadToasts } from '@/components/toast/toast-outlet'
import { today as currentDay } from '@/lib/calendar-day'
import { parseSearch } from '@/lib/search-params'
import { showToast } from '@/lib/toast-queue'
import { initialRaw, type Messages, parseFields, type Raw } from './fields'
import type { ResultProps, Tool } from './tool'
import { ToolForm } from './tool-form'
import { ToolResult } from './tool-result'
import { typedBefore } from './typed-values'

/** How long a result takes to appear, in milliseconds: long enough to be seen as an answer to the click. */
const WORKING_TIME = 1500
const NO_MESSAGES: Messages = {}
const BAD_LINK = 'This link has values that the tool cannot use. Please check what is marked.'

type FrameProps<T extends Tool> = { tool: T; Result: ComponentType<ResultProps<T>> }

type Stage<T extends Tool> =
  | { name: 'form'; raw: Raw; messages: Messages; notice?: string; isReset?: true }
  | { name: 'working'; raw: Raw }
  | ({ name: 'result'; isFromLink: boolean } & ResultProps<T>)

/** The screen of a tool, ready for its page. */
export function toolScreen<T extends Tool>(tool: T, Result: ComponentType<ResultProps<T>>) {
  return () => <ToolFrame tool={tool} Result={Result} />
}

/** What all tools share: a form, a short wait, a result, and the way back to the form. */
function ToolFrame<T extends Tool>({ tool, Result }: FrameProps<T>) {
  const { slug, fields, words, isShareable } = tool
  const navigate = useNavigate()
  const [stage, setStage] = useState<Stage<T>>({
    name: 'form',
    raw: typedBefore(slug) ?? initialRaw(fields),
    messages: {},
  })

  // Once loaded, a tool works without a network, and so does the message about its result.
  useEffect(() => {
    loadToasts().catch(() => {})
  }, [])

  // A shared link shows its result at once. The prerendered page has no query, so this waits for the browser.
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
    setStage({ name: 'form', raw: initialRaw(fields), messages: {}, isReset: true })
    share(undefined)
  }

  if (stage.name === 'result') {
    return (
      <ToolResult heading={words.resultHeading} resetLabel={words.reset} onReset={reset} takesFocus={!stage.isFromLink}>
        <Result values={stage.values} today={stage.today} />
      </ToolResult>
    )
  }
  return (
    <ToolForm
      tool={tool}
      raw={stage.raw}
      messages={stage.name === 'form' ? stage.messages : NO_MESSAGES}
      notice={stage.name === 'form' ? stage.notice : undefined}
      isWorking={stage.name === 'working'}
      takesFocus={stage.name === 'form' && stage.isReset === true}
      onSubmit={submit}
    />
  )
}

function pick(record: Raw, names: string[]): Raw {
  return Object.fromEntries(names.flatMap((name) => (name in record ? [[name, record[name] ?? '']] : [])))
}
