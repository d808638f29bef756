import * as words from '@words/tools/brief-builder'
import * as briefWords from '@words/tools/kit-briefs'
import { BriefNotices } from '../kit/brief/brief-notices'
import { heldBack, phrasesIn, typedIn } from '../kit/brief/said'
import { stopFor } from '../kit/brief/stop'
import { DocumentActions } from '../kit/document/document-actions'
import { DocumentView } from '../kit/document/document-view'
import { PlaceholderNote } from '../kit/document/placeholder-note'
import { HowComputed } from '../kit/result/how-computed'
import { toolScreen } from '../kit/result/tool-frame'
import { fieldsWith, type ResultProps } from '../kit/tool'
import { completeness } from './completeness'
import { CompletenessMeter } from './completeness-meter'
import { fieldToShorten, writeCreatorPage } from './creator-page'
import { CreatorPage } from './creator-page-view'
import { readBrief } from './read-brief'
import { tool } from './tool'
import { writeBrief } from './write-brief'

export default toolScreen(tool, BriefResult)

/** The brief and the creator’s page, with what is missing; or why there is none. */
function BriefResult({ values, table, today }: ResultProps<typeof tool>) {
  const read = readBrief(values, table, today)
  const notices = (
    <BriefNotices
      chosen={read.chosen}
      typed={typedIn(tool.fields, values)}
      held={heldBack(phrasesIn(tool.fields, values), read.chosen)}
    />
  )
  if (stopFor(read.chosen)) return notices
  const brief = writeBrief(read)
  const page = writeCreatorPage(read)
  return (
    <>
      <PlaceholderNote document={brief} />
      {notices}
      <div className="mt-10">
        <DocumentView document={brief} />
      </div>
      <CreatorPage page={page} toShorten={fieldToShorten(page, values)} />
      <div className="mt-14">
        <CompletenessMeter checks={completeness(fieldsWith(tool, table), values)} />
      </div>
      <div className="no-print">
        <HowComputed>
          <p>{briefWords.howWritten}</p>
          <p>{briefWords.howPlanned}</p>
          <p>{words.houseRules}</p>
        </HowComputed>
      </div>
      <DocumentActions document={brief} copyLabel={words.copyBrief} fileName="influencer-brief" />
    </>
  )
}
