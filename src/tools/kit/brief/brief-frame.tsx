import * as words from '@words/tools/kit-briefs'
import type { ReactNode } from 'react'
import { DocumentActions } from '../document/document-actions'
import { DocumentView } from '../document/document-view'
import { PlaceholderNote } from '../document/placeholder-note'
import type { TextDocument } from '../document/text-document'
import { isOtherLanguage } from '../english/other-language'
import type { Fields } from '../form/fields'
import { HowComputed } from '../result/how-computed'
import { BriefNotices } from './brief-notices'
import type { Chosen } from './chosen'
import { heldBack, phrasesIn, typedIn } from './said'
import { stopFor } from './stop'

type BriefFrameProps = {
  chosen: Chosen
  fields: Fields
  values: Readonly<Record<string, unknown>>
  /** Called where there is a brief. */
  write: () => { brief: TextDocument; below?: ReactNode }
  how: string
  copyLabel: string
  fileName: string
}

/** A brief with its notices, what stands below it and how it was written; or why there is none. */
export function BriefFrame({ chosen, fields, values, write, how, ...actions }: BriefFrameProps) {
  const held = heldBack(phrasesIn(fields, values), chosen)
  const typed = typedIn(fields, values)
  const notices = <BriefNotices {...{ chosen, typed, held }} />
  if (stopFor(chosen) || isOtherLanguage(typed)) return notices
  const { brief, below } = write()
  return (
    <>
      {notices}
      <div className="mt-8">
        <PlaceholderNote document={brief} />
      </div>
      <div className="mt-10">
        <DocumentView document={brief} />
      </div>
      {below}
      <div className="no-print">
        <HowComputed>
          <p>{words.howWritten}</p>
          <p>{words.howPlanned}</p>
          <p>{how}</p>
        </HowComputed>
      </div>
      <DocumentActions document={brief} {...actions} />
    </>
  )
}
