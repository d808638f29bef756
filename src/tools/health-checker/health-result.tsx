import * as words from '@words/tools/health-checker'
import { lazy, Suspense } from 'react'
import { toolScreen } from '../kit/result/tool-frame'
import { tool } from './tool'

// The checks are larger than the form, which does not wait for them. They load right behind it, so that a result appears
// without a network, too. Where they are gone since a deployment, the form keeps the text.
const loadChecks = () => import('./checked-release').catch(() => ({ default: NotLoaded }))
const CheckedRelease = lazy(loadChecks)
void loadChecks()

const NotLoaded = () => <p role="alert">{words.notLoaded}</p>

export default toolScreen(tool, (props) => (
  <Suspense>
    <CheckedRelease {...props} />
  </Suspense>
))
