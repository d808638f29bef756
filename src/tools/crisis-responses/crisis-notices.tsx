import * as words from '@words/tools/crisis-responses'
import * as kit from '@words/tools/kit'
import { OtherToolLink } from '../kit/embed/other-tool-link'
import { isOtherLanguage } from '../kit/english/other-language'
import { GateNotices } from '../kit/result/gate-notice'
import { titleOf } from '../shown'
import type { CrisisNotice } from './crisis-case'

/** Where good news goes. */
const FOR_GOOD_NEWS = 'pr-headline-generator'

/** What has to be known before any of the documents is used; the same goes into every copy and file. */
export function CrisisNotices({ notices, typed }: { notices: readonly CrisisNotice[]; typed: readonly string[] }) {
  const title = titleOf(FOR_GOOD_NEWS)
  return (
    <>
      {notices.map((notice) => (
        <p key={notice} role="note" className="mt-6 border-l-3 border-poor pl-5">
          {words.notices[notice]}
          {notice === 'nothing' && title ? (
            <>
              {' '}
              {kit.startWith(
                <OtherToolLink key="tool" slug={FOR_GOOD_NEWS}>
                  {title}
                </OtherToolLink>,
              )}
            </>
          ) : null}
        </p>
      ))}
      <GateNotices gate={undefined} typed={typed.find(isOtherLanguage) ?? ''} />
    </>
  )
}
