import {
  type ComponentType,
  useCallback,
  useContext,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
} from 'react'
import { loadToasts } from '@/components/toast/toast-outlet'
import { today as currentDay } from '@/lib/calendar-day'
import { parseSearch, stringifySearch } from '@/lib/search-params'
import { showToast } from '@/lib/toast-queue'
import { titleOf } from '../../shown'
import { Embedded } from '../embed/embedded'
import { EmbeddedTool } from '../embed/embedded-tool'
import { exampleFor, exampleRaw, SAMPLE_DAY } from '../form/example'
import { initialRaw, parseFields, type Raw, type Values } from '../form/fields'
import { keptValues } from '../form/kept-values'
import { choicesLeft, keepChoices } from '../form/left-choices'
import { ToolForm } from '../form/tool-form'
import { type Focus, startOf, toolReducer } from '../form/tool-state'
import { fieldsWith, type ResultProps, type ScreenProps, type Tool, type ToolScreen } from '../tool'
import { Letterhead } from './letterhead'
import { filledIn, resultAddress } from './result-address'
import { SampleResult } from './sample-result'
import { ToolResult } from './tool-result'

/** How long a result takes to appear, in milliseconds: long enough to be seen as an answer to the click. */
const WORKING_TIME = 1500
/** How long after the last key the address follows what is typed, in milliseconds. */
const SETTLED = 400

type FrameProps<T extends Tool> = { tool: T; table: ResultProps<T>['table']; Result: ComponentType<ResultProps<T>> }

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
  const [state, dispatch] = useReducer(toolReducer(fields), fields, startOf<T['fields']>)
  const { raw, isWorking, isChanging, focus } = state
  // The key is on the screen before the result, which can take longer.
  const followed = useDeferredValue(state.result)
  const result = state.result && (followed ?? state.result)
  const form = useRef<{ read: () => Raw }>(null)

  // Once loaded, a tool works without a network, and so does the message about its result.
  useEffect(() => {
    loadToasts().catch(() => {})
  }, [])

  // What was typed before React was there; what a visitor asked the browser to keep, and choices that the browser could not
  // put back, unless something is typed already.
  useLayoutEffect(() => {
    const typed = form.current?.read() ?? {}
    const first = initialRaw(fields)
    const isUntouched = Object.keys(first).every((name) => !typed[name] || first[name])
    const more =
      isEmbedded || window.location.search ? {} : { ...choicesLeft(), ...(isUntouched ? keptValues(slug) : {}) }
    dispatch({ type: 'restore', raw: { ...typed, ...pick(more, Object.keys(fields)) } })
  }, [fields, slug, isEmbedded])

  // A shared link shows its result at once. The prerendered page has no query, so this waits for the browser.
  useEffect(() => {
    if (!isShareable) return
    const linked = pick(parseSearch(window.location.search), Object.keys(fields))
    if (Object.keys(linked).length > 0) dispatch({ type: 'openLink', raw: linked, today: currentDay() })
  }, [fields, isShareable])

  useEffect(() => keepChoices(fields, raw), [fields, raw])

  const finish = useEffectEvent(() => {
    const today = currentDay()
    dispatch({ type: 'finish', today })
    if (parseFields(fields, raw, today).isValid) showToast(own.toast)
  })
  useEffect(() => {
    if (!isWorking) return
    const timer = setTimeout(finish, WORKING_TIME)
    return () => clearTimeout(timer)
  }, [isWorking])

  // The address of a frame is not visible.
  const isShared = isShareable && !isEmbedded
  const inputs = isShared ? state.result?.raw : undefined
  useEffect(() => {
    if (!inputs) return
    const timer = setTimeout(() => putIntoAddress(inputs), SETTLED)
    return () => clearTimeout(timer)
  }, [inputs])

  const change = useCallback((changed: Raw, focus?: Focus) => {
    dispatch({ type: 'change', changed, today: currentDay(), ...(focus ? { focus } : {}) })
  }, [])
  const write = change as ResultProps<T>['onChange']
  const shown = useMemo(
    () => result && <Result values={result.values} today={result.today} table={table} onChange={write} />,
    [Result, result, table, write],
  )

  function submit() {
    const today = currentDay()
    dispatch({ type: 'submit', today })
    if (isShared && parseFields(fields, raw, today).isValid) putIntoAddress(raw)
  }

  function reset() {
    dispatch({ type: 'reset' })
    if (isShared) putIntoAddress({})
  }

  const address = result ? resultAddress(tool, result.raw) : ''
  const sample =
    isBeside && !result && table === undefined ? parseFields(fields, exampleRaw(tool), SAMPLE_DAY) : undefined
  return (
    <div className={`page-width pb-section ${isBeside && (result || sample) ? 'workbench-beside' : ''}`}>
      <div className="workbench-form no-print" data-folded={result && !isChanging ? '' : undefined}>
        <ToolForm
          ref={form}
          tool={tool}
          state={state}
          onChange={change}
          onRefuse={(name, message) => dispatch({ type: 'refuse', name, message })}
          onSubmit={submit}
          proposals={tool.proposals?.(raw, table) ?? {}}
          onExample={result ? undefined : () => dispatch({ type: 'fill', raw: exampleFor(tool, currentDay()) })}
        />
      </div>
      {result ? (
        <div className="workbench-result">
          <ToolResult
            heading={own.resultHeading}
            letterhead={
              <Letterhead
                {...{ fields, address, title: nameOf(tool), raw: result.raw, today: result.today }}
                withoutTexts={tool.keepsTextsOut ?? false}
              />
            }
            address={address}
            resetLabel={own.reset}
            onReset={reset}
            onChange={() => dispatch({ type: 'openForm' })}
            focus={focus}
          >
            {shown}
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

/** The inputs, so that the address can be shared. */
function putIntoAddress(raw: Raw) {
  history.replaceState(history.state, '', window.location.pathname + stringifySearch(filledIn(raw)))
}

function pick(record: Raw, names: string[]): Raw {
  return Object.fromEntries(names.flatMap((name) => (name in record ? [[name, record[name] ?? '']] : [])))
}
