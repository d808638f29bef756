import { OtherToolLink } from '../kit/embed/other-tool-link'
import { isShown } from '../shown'

/** Bad news is told, not sold: the statement comes first, and another tool drafts it. */
export function BadNewsNotice({ word }: { word: string | undefined }) {
  return (
    <p className="mt-6 border-l-3 border-poor pl-5">
      This is bad news{word ? `, because your topic says “${word}”` : ''}: the headlines below only tell it. What people
      must do comes before any headline.
      {isShown('pr-crisis-response-generator') ? (
        <>
          {' '}
          Start with the <OtherToolLink slug="pr-crisis-response-generator">PR Crisis Response Generator</OtherToolLink>
          , which drafts the statement, the messages and the duties to report.
        </>
      ) : null}
    </p>
  )
}
