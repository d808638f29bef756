import * as words from '@words/tools/content-brief'
import { DocumentActions } from '../kit/document/document-actions'
import { DocumentView } from '../kit/document/document-view'
import { PlaceholderNote } from '../kit/document/placeholder-note'
import { HowComputed } from '../kit/result/how-computed'
import { toolScreen } from '../kit/result/tool-frame'
import type { ResultProps } from '../kit/tool'
import { tool } from './tool'
import { writeContentBrief } from './write-content-brief'

export default toolScreen(tool, ContentBriefResult)

function ContentBriefResult({ values, today }: ResultProps<typeof tool>) {
  const brief = writeContentBrief(values, today)
  return (
    <>
      <PlaceholderNote document={brief} />
      <div className="mt-10">
        <DocumentView document={brief} />
      </div>
      <div className="no-print">
        <HowComputed>
          <p>{words.howWritten}</p>
          <p>{words.limitsAndRules}</p>
        </HowComputed>
      </div>
      <DocumentActions document={brief} copyLabel={words.copyBrief} fileName="content-brief" />
    </>
  )
}
