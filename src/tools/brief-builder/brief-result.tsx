import { lazy, Suspense } from 'react'
import { toolScreen } from '../kit/result/tool-frame'
import type { ResultProps } from '../kit/tool'
import { tool } from './tool'

// The rules for every trade, format and goal are larger than the form, which does not wait for them. They load right
// behind it, so that a result appears without a network, too.
const loadBrief = () => import('./written-brief')
const WrittenBrief = lazy(loadBrief)
loadBrief().catch(() => undefined)

export default toolScreen(tool, BriefResult)

function BriefResult(props: ResultProps<typeof tool>) {
  return (
    <Suspense>
      <WrittenBrief {...props} />
    </Suspense>
  )
}
