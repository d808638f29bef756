/** The field for the text of an entry. */
import { lazy, Suspense } from 'react'
import { cmsField } from '../cms-field'

const TextEditor = lazy(() => import('./text-editor'))

export const TextField = cmsField((props) => (
  <Suspense fallback={<p className="text-editor-loading">The text is being opened …</p>}>
    <TextEditor {...props} />
  </Suspense>
))
