import * as words from '@words/tools/kit'
import {
  type ComponentType,
  startTransition,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { loadToasts } from '@/components/toast/toast-outlet'
import { today as currentDay } from '@/lib/calendar-day'
import { parseSearch, stringifySearch } from '@/lib/search-params'
import { showToast } from '@/lib/toast-queue'
import { titleOf } from '../../shown'
import { Embedded } from '../embed/embedded'
import { EmbeddedTool } from '../embed/embedded-tool'
import { exampleFor, exampleRaw, SAMPLE_DAY } from '../form/example'
import { initialRaw, type Messages, parseFields, type Raw, type Values, withoutWrongDays } from '../form/fields'
import { keptValues } from '../form/kept-values'
import { choicesLeft } from '../form/left-choices'
import { readForm, ToolForm } from '../form/tool-form'
import { fieldsWith, type ResultProps, type ScreenProps, type Tool, type ToolScreen } from '../tool'
import { Letterhead } from './letterhead'
import { filledIn, resultAddress } from './result-address'
import { SampleResult } from './sample-result'
import { ToolResult } from './tool-result'

/** How long a result takes to appear, in milliseconds: long enough to be seen as an answer to the click. */
const WORKING_TIME = 1500
/** How long after the last key the address follows what is typed, in milliseconds. */
const SETTLED = 400
const NO_MESSAGES: Messages = {}

type FrameProps<T extends Tool> = { tool: T; table: ResultProps<T>['table']; Result: ComponentType<ResultProps<T>> }

/** What the form starts with; a new number makes it a new form. */
type Start = { number: number; raw: Raw; messages: Messages; notice?: string; takesFocus?: 'first' | 'submit' }

type Stage<T extends Tool> =
  | { name: 'form' }
  | { name: 'working'; raw: Raw }
  | ({ name: 'result'; raw: Raw; isFromLink: boolean } & Omit<ResultProps<T>, 'table' | 'onChange'>)

/** The screen of a tool, ready for its page and for the page that other sites show in a frame. */
export function toolScreen<T extends Tool>(tool: T, Result: ComponentType<ResultProps<T>>): ToolScreen {
  function Screen({ isEmbedded, table }: ScreenProps) {
    const screen = <ToolFrame tool={tool} table={table as ResultProps<T>['table']} Result={Result} />
    return isEmbedded ? (
      <EmbeddedTool slug={tool.slug} title={nameOf(tool)}>
        {screen}
      </EmbeddedTool>
    ) : (
      screen
    )
  }
  return Object.assign(Screen, { tool, Result })
}

const nameOf = ({ slug }: Tool): string => titleOf(slug) ?? ''

/** What all tools share: a form, a short wait, and a result that follows the form from then on. */
function ToolFrame<T extends Tool>({ tool: plain, table, Result }: FrameProps<T>) {
  const tool = useMemo(() => ({ ...plain, fields: fieldsWith(plain, table) }), [plain, table])
  const { slug, fields, words: own, isShareable, isBeside } = tool
  const isEmbedded = useContext(Embedded)
  const [stage, setStage] = useState<Stage<T>>({ name: 'form' })
  const [start, setStart] = useState<Start>(() => ({
    number: 0,
    raw: initialRaw(fields),
    messages: NO_MESSAGES,
  }))
  // Without room beside the result, the form is folded away until somebody wants to change it.
  const [isChanging, setIsChanging] = useState(false)
  const addressTimer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const formBox = useRef<HTMLDivElement>(null)

  // Once loaded, a tool works without a network, and so does the message about its result.
  useEffect(() => {
    loadToasts().catch(() => {})
    return () => clearTimeout(addressTimer.current)
  }, [])

  // A shared link shows its result at once. The prerendered page has no query, so this waits for the browser.
  useEffect(() => {
    if (!isShareable) return
    const linked = parseSearch(window.location.search)
    if (!Object.keys(fields).some((name) => name in linked)) return
    const raw = { ...initialRaw(fields), ...pick(linked, Object.keys(fields)) }
    const day = currentDay()
    const parsed = parseFields(fields, raw, day)
    if (parsed.isValid) setStage({ name: 'result', raw, isFromLink: true, values: parsed.values, today: day })
    setStart((before) => ({
      number: before.number + 1,
      raw: withoutWrongDays(fields, raw),
      messages: parsed.isValid ? NO_MESSAGES : parsed.messages,
      notice: parsed.isValid ? undefined : words.badLink,
    }))
  }, [fields, isShareable])

  // What a visitor asked the browser to keep, and choices that the browser could not put back; not over a shared link, and
  // not over what is typed already. Before the effects of the form, which would keep its empty fields instead.
  useLayoutEffect(() => {
    const form = formBox.current?.querySelector('form')
    if (!form || isEmbedded || window.location.search) return
    const first = initialRaw(fields)
    const now = readForm(form, fields)
    const isUntouched = Object.keys(first).every((name) => !now[name] || first[name])
    const kept = isUntouched ? keptValues(slug) : undefined
    const choices = choicesLeft()
    if (!kept && Object.keys(choices).length === 0) return
    setStart(({ number }) => ({
      number: number + 1,
      raw: { ...now, ...pick({ ...choices, ...kept }, Object.keys(fields)) },
      messages: NO_MESSAGES,
    }))
  }, [fields, slug, isEmbedded])

  useEffect(() => {
    if (stage.name !== 'working') return
    const timer = setTimeout(() => {
      const day = currentDay()
      const parsed = parseFields(fields, stage.raw, day)
      // Midnight can pass while the tool works.
      if (!parsed.isValid) {
        setStage({ name: 'form' })
        return setStart((before) => ({ ...before, messages: parsed.messages }))
      }
      setStage({ name: 'result', raw: stage.raw, isFromLink: false, values: parsed.values, today: day })
      showToast(own.toast)
    }, WORKING_TIME)
    return () => clearTimeout(timer)
  }, [stage, fields, own.toast])

  /** Puts the inputs into the address, or takes them out of it. */
  function share(raw: Raw | undefined) {
    // The address of a frame is not visible.
    if (!isShareable || isEmbedded) return
    history.replaceState(history.state, '', window.location.pathname + stringifySearch(filledIn(raw ?? {})))
  }

  function submit(raw: Raw) {
    const parsed = parseFields(fields, raw, currentDay())
    setStart((before) => ({ ...before, messages: parsed.isValid ? NO_MESSAGES : parsed.messages, notice: undefined }))
    if (!parsed.isValid) return
    share(raw)
    // The result has followed every change already.
    if (stage.name !== 'result') return setStage({ name: 'working', raw })
    setIsChanging(false)
    document.getElementById('tool-result')?.focus()
  }

  /** A result follows its inputs as long as they are right. */
  function follow(raw: Raw) {
    if (stage.name !== 'result') return
    const day = currentDay()
    const parsed = parseFields(fields, raw, day)
    if (!parsed.isValid) return
    // The key is on the screen before the result, which can take longer.
    startTransition(() =>
      setStage((now) => (now.name === 'result' ? { ...now, raw, values: parsed.values, today: day } : now)),
    )
    clearTimeout(addressTimer.current)
    addressTimer.current = setTimeout(() => share(raw), SETTLED)
  }

  function fill(raw: Raw, takesFocus: Start['takesFocus']) {
    setStart(({ number }) => ({ number: number + 1, raw, messages: NO_MESSAGES, takesFocus }))
  }

  /** A result can write into the form for its visitor. */
  const write: ResultProps<T>['onChange'] = (changed) => {
    if (stage.name !== 'result') return
    const raw: Raw = { ...stage.raw, ...changed }
    fill(raw, undefined)
    follow(raw)
  }

  function reset() {
    clearTimeout(addressTimer.current)
    setStage({ name: 'form' })
    setIsChanging(false)
    fill(initialRaw(fields), 'first')
    share(undefined)
  }

  function change() {
    setIsChanging(true)
    // The form is shown by then.
    requestAnimationFrame(() => formBox.current?.querySelector<HTMLElement>('.field')?.focus())
  }

  const hasResult = stage.name === 'result'
  const address = hasResult ? resultAddress(tool, stage.raw) : ''
  const sample =
    isBeside && !hasResult && table === undefined ? parseFields(fields, exampleRaw(tool), SAMPLE_DAY) : undefined
  return (
    <div className={`workbench page-width pb-section ${isBeside && (hasResult || sample) ? 'workbench-beside' : ''}`}>
      <div ref={formBox} className="workbench-form" data-folded={hasResult && !isChanging ? '' : undefined}>
        <ToolForm
          key={start.number}
          tool={tool}
          raw={start.raw}
          messages={start.messages}
          notice={start.notice}
          isWorking={stage.name === 'working'}
          takesFocus={start.takesFocus}
          onSubmit={submit}
          onType={follow}
          proposals={(typed) => tool.proposals?.(typed, table) ?? {}}
          onExample={hasResult ? undefined : () => fill(exampleFor(tool, currentDay()), 'submit')}
        />
      </div>
      {hasResult ? (
        <div className="workbench-result">
          <ToolResult
            heading={own.resultHeading}
            letterhead={
              <Letterhead
                {...{ fields, address, title: nameOf(tool), raw: stage.raw, today: stage.today }}
                withoutTexts={tool.keepsTextsOut ?? false}
              />
            }
            address={address}
            resetLabel={own.reset}
            onReset={reset}
            onChange={change}
            takesFocus={!stage.isFromLink}
          >
            <Result values={stage.values} today={stage.today} table={table} onChange={write} />
          </ToolResult>
        </div>
      ) : null}
      {sample?.isValid ? (
        <div className="workbench-result no-print">
          <SampleResult>
            <Result {...{ table, today: SAMPLE_DAY, onChange: write }} values={sample.values as Values<T['fields']>} />
          </SampleResult>
        </div>
      ) : null}
    </div>
  )
}

function pick(record: Raw, names: string[]): Raw {
  return Object.fromEntries(names.flatMap((name) => (name in record ? [[name, record[name] ?? '']] : [])))
}
