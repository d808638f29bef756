import { lazy, Suspense } from 'react'
import { toolScreen } from '../kit/result/tool-frame'
import type { ResultProps } from '../kit/tool'
import { tool } from './tool'

// The tasks for every kind of news are larger than the form, which does not wait for them. They load right behind it, so
// that a result appears without a network, too.
const loadPlan = () => import('./planned-pitch')
const PlannedPitch = lazy(loadPlan)
loadPlan().catch(() => undefined)

export default toolScreen(tool, PitchResult)

function PitchResult(props: ResultProps<typeof tool>) {
  return (
    <Suspense>
      <PlannedPitch {...props} />
    </Suspense>
  )
}
