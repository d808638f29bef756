import * as words from '@words/tools/content-brief'
import * as briefWords from '@words/tools/kit-briefs'
import { BriefNotices } from '../kit/brief/brief-notices'
import { heldBack, phrasesIn, typedIn } from '../kit/brief/said'
import { stopFor } from '../kit/brief/stop'
import { DocumentActions } from '../kit/document/document-actions'
import { DocumentView } from '../kit/document/document-view'
import { PlaceholderNote } from '../kit/document/placeholder-note'
import { HowComputed } from '../kit/result/how-computed'
import { toolScreen } from '../kit/result/tool-frame'
import type { ResultProps } from '../kit/tool'
import { tool } from './tool'
import { readContentBrief, writeContentBrief } from './write-content-brief'

export default toolScreen(tool, ContentBriefResult)

/** The content brief; or why there is none. */
function ContentBriefResult({ values, table, today }: ResultProps<typeof tool>) {
  const read = readContentBrief(values, table, today)
  const notices = (
    <BriefNotices
      chosen={read.chosen}
      typed={typedIn(tool.fields, values)}
      held={heldBack(phrasesIn(tool.fields, values), read.chosen)}
    />
  )
  if (stopFor(read.chosen)) return notices
  const brief = writeContentBrief(read)
  return (
    <>
      <PlaceholderNote document={brief} />
      {notices}
      <div className="mt-10">
        <DocumentView document={brief} />
      </div>
      <div className="no-print">
        <HowComputed>
          <p>{briefWords.howWritten}</p>
          <p>{briefWords.howPlanned}</p>
          <p>{words.twoSizes}</p>
        </HowComputed>
      </div>
      <DocumentActions document={brief} copyLabel={words.copyBrief} fileName="content-brief" />
    </>
  )
}
