import { lazy, Suspense } from 'react'
import { toolScreen } from '../kit/result/tool-frame'
import type { ResultProps } from '../kit/tool'
import { tool } from './tool'

// The checks are larger than the form, which does not wait for them. They load right behind it, so that a result appears
// without a network, too.
const loadChecks = () => import('./checked-release')
const CheckedRelease = lazy(loadChecks)
loadChecks().catch(() => undefined)

export default toolScreen(tool, HealthResult)

function HealthResult(props: ResultProps<typeof tool>) {
  return (
    <Suspense>
      <CheckedRelease {...props} />
    </Suspense>
  )
}
