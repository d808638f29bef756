import { useMemo, useState } from 'react'
import { toCsv } from '../kit/csv'
import { ResultActions } from '../kit/result-actions'
import type { ResultProps } from '../kit/tool'
import { toolScreen } from '../kit/tool-frame'
import { BadNewsNotice } from './bad-news-notice'
import { factsOf } from './headline-facts'
import { HeadlineItem } from './headline-item'
import { HowWritten } from './how-written'
import { measureText } from './measure-text'
import { OwnHeadline } from './own-headline'
import { toMarkdown, toRows } from './take-away'
import { tool } from './tool'
import { kindLabel, writeHeadlines } from './write-headlines'

export default toolScreen(tool, HeadlinesResult)

/** Eight headlines with their facts, and a shortlist of those the visitor wants to keep. */
function HeadlinesResult({ values: { topic } }: ResultProps<typeof tool>) {
  const result = useMemo(() => writeHeadlines(topic), [topic])
  const [chosen, setChosen] = useState<readonly string[]>([])
  const { reading, placeholders } = result
  const headlines = useMemo(
    () => result.headlines.map((headline) => ({ ...headline, facts: factsOf(headline.text, measureText) })),
    [result],
  )
  const kept = chosen.length > 0 ? headlines.filter(({ text }) => chosen.includes(text)) : headlines
  const toggle = (text: string) =>
    setChosen((before) => (before.includes(text) ? before.filter((other) => other !== text) : [...before, text]))

  return (
    <>
      <p className="lead">
        {placeholders === 0
          ? 'None of them has a placeholder: your topic said all that they need.'
          : `They hold ${placeholders} [placeholders]: facts that your topic does not say, and that only you know.`}{' '}
        Tick the ones to keep.
      </p>
      <p className="mt-3 text-muted">
        News type: {kindLabel(reading)}
        {reading.kindWord ? `, because your topic says “${reading.kindWord}”.` : ', because your topic names no other.'}
      </p>
      {reading.kind === 'bad-news' ? <BadNewsNotice word={reading.kindWord} /> : null}
      {reading.notes.map((note) => (
        <p key={note} className="mt-3 border-l-3 border-warning pl-4 [overflow-wrap:anywhere]">
          {note}
        </p>
      ))}
      <ol className="ledger mt-10">
        {headlines.map((headline, index) => (
          <HeadlineItem
            key={headline.text}
            headline={headline}
            number={index + 1}
            isChosen={chosen.includes(headline.text)}
            onToggle={() => toggle(headline.text)}
          />
        ))}
      </ol>
      <p role="status" className="mt-8 font-semibold">
        {chosen.length === 0
          ? 'Nothing ticked yet: copy and downloads take all eight.'
          : `${chosen.length} of 8 on your shortlist: copy and downloads take ${chosen.length === 1 ? 'this one' : 'these'}.`}
      </p>
      <OwnHeadline />
      <HowWritten reading={reading} />
      <ResultActions
        text={kept.map(({ text }) => text).join('\n')}
        copyLabel={chosen.length === 0 ? 'Copy all 8 headlines' : `Copy shortlist (${chosen.length})`}
        downloads={[
          {
            label: 'Download Markdown',
            name: 'headlines.md',
            type: 'text/markdown',
            text: () => toMarkdown(kept),
          },
          { label: 'Download CSV', name: 'headlines.csv', type: 'text/csv', text: () => toCsv(toRows(kept)) },
        ]}
      />
    </>
  )
}
