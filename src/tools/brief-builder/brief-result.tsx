import * as words from '@words/tools/brief-builder'
import { BriefFrame } from '../kit/brief/brief-frame'
import { toolScreen } from '../kit/result/tool-frame'
import { fieldsWith, type ResultProps } from '../kit/tool'
import { completeness } from './completeness'
import { CompletenessMeter } from './completeness-meter'
import { fieldsToShorten, writeCreatorPage } from './creator-page'
import { CreatorPage } from './creator-page-view'
import { type ReadBrief, readBrief } from './read-brief'
import { tool } from './tool'
import { writeBrief } from './write-brief'

export default toolScreen(tool, BriefResult)

/** The brief and the creator’s page, with what is missing; or why there is none. */
function BriefResult({ values, table, today }: ResultProps<typeof tool>) {
  const read = readBrief(values, table, today)
  const checks = completeness(fieldsWith(tool, table), values)
  return (
    <BriefFrame
      {...{ chosen: read.chosen, fields: tool.fields, values, how: words.houseRules }}
      write={() => ({ brief: writeBrief(read), below: <Below read={read} checks={checks} /> })}
      copyLabel={words.copyBrief}
      fileName="influencer-brief"
    />
  )
}

function Below({ read, checks }: { read: ReadBrief; checks: ReturnType<typeof completeness> }) {
  const page = writeCreatorPage(read)
  return (
    <>
      <CreatorPage page={page} toShorten={fieldsToShorten(page, read.input)} />
      <div className="mt-14">
        <CompletenessMeter checks={checks} />
      </div>
    </>
  )
}
