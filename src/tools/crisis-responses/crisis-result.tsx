import { lazy, Suspense } from 'react'
import { toolScreen } from '../kit/result/tool-frame'
import type { ResultProps } from '../kit/tool'
import { tool } from './tool'

// The texts for every kind of crisis are larger than the form, which does not wait for them. They load right behind it,
// so that a result appears without a network, too.
const loadDocuments = () => import('./crisis-documents')
const Documents = lazy(loadDocuments)
loadDocuments().catch(() => undefined)

export default toolScreen(tool, CrisisResult)

function CrisisResult(props: ResultProps<typeof tool>) {
  return (
    <Suspense>
      <Documents {...props} />
    </Suspense>
  )
}
