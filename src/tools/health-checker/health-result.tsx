import { lazy, Suspense } from 'react'
import { toolScreen } from '../kit/result/tool-frame'
import { tool } from './tool'

// The checks are larger than the form, which does not wait for them. They load right behind it, so that a result appears
// without a network, too.
const loadChecks = () => import('./checked-release')
const CheckedRelease = lazy(loadChecks)
loadChecks().catch(() => undefined)

export default toolScreen(tool, (props) => (
  <Suspense>
    <CheckedRelease {...props} />
  </Suspense>
))
