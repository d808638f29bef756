/** The field for the text of an entry. */
import { lazy, Suspense } from 'react'
import { cmsField } from '../cms-field'

const TextEditor = lazy(() => import('./text-editor'))

export const TextField = cmsField((props) => (
  <Suspense fallback={<p className="m-0 min-h-[60vh] px-4 py-2">The text is being opened …</p>}>
    <TextEditor {...props} />
  </Suspense>
))
