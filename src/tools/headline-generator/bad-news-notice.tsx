import * as words from '@words/tools/headline-generator'
import { OtherToolLink } from '../kit/embed/other-tool-link'
import { titleOf } from '../shown'

/** Bad news is told, not sold: the statement comes first, and another tool drafts it. */
export function BadNewsNotice({ word }: { word: string | undefined }) {
  const crisisTool = titleOf('pr-crisis-response-generator')
  return (
    <p className="mt-6 border-l-3 border-poor pl-5">
      {words.badNews(word)}
      {crisisTool ? (
        <>
          {' '}
          {words.startWith(
            <OtherToolLink key="tool" slug="pr-crisis-response-generator">
              {crisisTool}
            </OtherToolLink>,
          )}
        </>
      ) : null}
    </p>
  )
}
