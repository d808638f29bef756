import * as words from '@words/tools/headline-generator'
import { useMemo, useState } from 'react'
import { measureText } from '../../lib/text-width/measure-text'
import { toCsv } from '../kit/files/csv'
import { allGates, gateLabel } from '../kit/form/gate'
import { BesideAnswer, GateNotices } from '../kit/result/gate-notice'
import { ResultActions } from '../kit/result/result-actions'
import { toolScreen } from '../kit/result/tool-frame'
import type { ResultProps } from '../kit/tool'
import { factsOf } from './headline-facts'
import { HeadlineItem } from './headline-item'
import { HowWritten } from './how-written'
import { OwnHeadline } from './own-headline'
import { toMarkdown, toRows } from './take-away'
import { LONGEST_TOPIC, tool, typedIn } from './tool'
import { foreignIn, mixedIn, writeHeadlines } from './write-headlines'

export default toolScreen(tool, HeadlinesResult)

/** Eight headlines with their facts, and a shortlist of those the visitor wants to keep. */
function HeadlinesResult({ values, table, today }: ResultProps<typeof tool>) {
  const result = useMemo(() => writeHeadlines(values, table, today), [values, table, today])
  const [chosen, setChosen] = useState<readonly number[]>([])
  const { kind, likely, blanks, gate, isSuggested, isHeldBack, isMarkedJoke, mayBeJoke, isNoNews, note, mark } = result
  const dropped = words.dropped[gate as keyof typeof words.dropped]
  const isForeign = foreignIn(values) !== ''
  const isBare = kind?.words.length === 0 && !values.number && !values.day
  const noNewsKind = table.news.find(({ isSearch }) => isSearch)
  const headlines = useMemo(
    () => result.headlines.map((headline) => ({ ...headline, facts: factsOf(headline.text, measureText) })),
    [result],
  )
  const kept = chosen.length > 0 ? headlines.filter((_, index) => chosen.includes(index)) : headlines
  const toggle = (index: number) =>
    setChosen((before) => (before.includes(index) ? before.filter((other) => other !== index) : [...before, index]))

  const notices = [
    isForeign && !isHeldBack && words.notMixed,
    values.proof !== 'yes' && (!isSuggested || gate === 'claim') && dropped,
    isMarkedJoke && words.notSerious,
    gate === 'joke' && isHeldBack && !isSuggested && words.badJoke,
    note && !kind && !isForeign && words.notes[note](values.topic.length, LONGEST_TOPIC),
    mayBeJoke && words.aprilFirst,
    isBare && noNewsKind && words.maybeNoNews(noNewsKind.label),
    isNoNews ? words.nothingNew : kind && !values.what && !isHeldBack && words.noNews,
  ].filter((notice) => typeof notice === 'string')

  return (
    <>
      {values.gate === undefined ? (
        <p role="note" className="mb-6 border-l-3 border-poor pl-5 font-semibold">
          {words.gateOpen}
        </p>
      ) : null}
      <p className="lead">{isHeldBack ? words.heldBack : `${words.placeholders(blanks)} ${words.tickSome}`}</p>
      <p className="mt-3 text-muted">{words.written(kind?.label, likely?.label)}</p>
      {isSuggested ? <p className="mt-6 font-semibold">{words.suggested(gateLabel(gate ?? ''))}</p> : null}
      <GateNotices
        gate={gate ?? (kind?.set === 'harm' ? 'harm' : undefined)}
        typed={mixedIn(values)}
        isSuggested={isSuggested}
      />
      <BesideAnswer gate={values.gate} typed={typedIn(values)} asked={allGates()} />
      {notices.map((notice) => (
        <p key={notice} className="mt-3">
          {notice}
        </p>
      ))}
      <ol className="ledger mt-10">
        {headlines.map((headline, index) => (
          <HeadlineItem
            // biome-ignore lint/suspicious/noArrayIndexKey: a headline is its place in the list; its text changes with each answer
            key={index}
            headline={headline}
            number={index + 1}
            isChosen={chosen.includes(index)}
            onToggle={() => toggle(index)}
          />
        ))}
      </ol>
      <p role="status" className="mt-8 font-semibold">
        {words.shortlist(chosen.length)}
      </p>
      <OwnHeadline />
      <HowWritten />
      <ResultActions
        text={[...(mark ? [`(${mark})`] : []), ...kept.map(({ text }) => text)].join('\n')}
        copyLabel={words.copy(chosen.length)}
        downloads={[
          {
            label: words.downloadMarkdown,
            name: 'headlines.md',
            type: 'text/markdown',
            text: () => toMarkdown(kept, mark),
          },
          { label: words.downloadCsv, name: 'headlines.csv', type: 'text/csv', text: () => toCsv(toRows(kept, mark)) },
        ]}
      />
    </>
  )
}
