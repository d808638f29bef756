import * as words from '@words/tools/kit'
import type { ToolSlug } from '../../../schema/tool-catalog'
import { titleOf } from '../../shown'
import { OtherToolLink } from '../embed/other-tool-link'
import { isOtherLanguage } from '../english/other-language'
import { besideAnswer, gateLabel, gateNotice } from '../form/gate'

type NoticesProps = {
  /** The answer to the question of src/tools/kit/form/gate.ts. */
  gate: string | undefined
  /** What the visitor typed. */
  typed: string
}

/** What has to be known before a text is used: what follows from the answers, and that the tool writes English. */
export function GateNotices({ gate, typed, isSuggested }: NoticesProps & { isSuggested?: boolean }) {
  const notice = gateNotice(gate)
  return (
    <>
      {notice ? <NoticeWithTool {...notice} text={isSuggested ? words.ifTrue(notice.text) : notice.text} /> : null}
      {isOtherLanguage(typed) ? (
        <p role="note" className="mt-6 border-l-3 border-warning pl-5">
          {words.otherLanguage}
        </p>
      ) : null}
    </>
  )
}

/** A notice, and the tool that helps more. */
export function NoticeWithTool({ text, slug }: { text: string; slug?: ToolSlug | undefined }) {
  const title = slug && titleOf(slug)
  return (
    <p role="note" className="mt-6 border-l-3 border-poor pl-5">
      {text}
      {title ? (
        <>
          {' '}
          {words.startWith(
            <OtherToolLink key="tool" slug={slug}>
              {title}
            </OtherToolLink>,
          )}
        </>
      ) : null}
    </p>
  )
}

/** What the words of a visitor suggest beside the answer: a graver answer, or a second answer. */
export function BesideAnswer({ gate, typed, asked }: NoticesProps & { asked?: readonly string[] }) {
  return besideAnswer(gate, typed, asked).map(({ value, because, isGraver }) => (
    <p key={value} role="note" className="mt-6 border-l-3 border-poor pl-5">
      {isGraver
        ? words.graverAnswer(because, gateLabel(value))
        : words.secondAnswer(because, gateLabel(value), gateNotice(value)?.text)}
    </p>
  ))
}
