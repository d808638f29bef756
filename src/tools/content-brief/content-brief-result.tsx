import * as words from '@words/tools/content-brief'
import { BriefFrame } from '../kit/brief/brief-frame'
import { toolScreen } from '../kit/result/tool-frame'
import type { ResultProps } from '../kit/tool'
import { tool } from './tool'
import { readContentBrief, writeContentBrief } from './write-content-brief'

export default toolScreen(tool, ContentBriefResult)

/** The content brief; or why there is none. */
function ContentBriefResult({ values, table, today }: ResultProps<typeof tool>) {
  const read = readContentBrief(values, table, today)
  return (
    <BriefFrame
      {...{ chosen: read.chosen, fields: tool.fields, values, how: words.twoSizes }}
      write={() => ({ brief: writeContentBrief(read) })}
      copyLabel={words.copyBrief}
      fileName="content-brief"
    />
  )
}
