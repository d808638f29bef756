import * as words from '@words/tools/headline-generator'
import { OtherToolLink } from '../kit/embed/other-tool-link'
import { isShown } from '../shown'

/** Bad news is told, not sold: the statement comes first, and another tool drafts it. */
export function BadNewsNotice({ word }: { word: string | undefined }) {
  return (
    <p className="mt-6 border-l-3 border-poor pl-5">
      {words.badNews(word)}
      {isShown('pr-crisis-response-generator') ? (
        <>
          {' '}
          {words.startWith(
            <OtherToolLink key="tool" slug="pr-crisis-response-generator">
              {words.crisisTool}
            </OtherToolLink>,
          )}
        </>
      ) : null}
    </p>
  )
}
