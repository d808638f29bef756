import type { createAppRouter } from '../../router'
import './edit-this-page.css'
import { formOfPage } from './form-of-page'

/** During development: a link from each page that is made from a file of the content to its form. */
export function offerEditing(router: ReturnType<typeof createAppRouter>) {
  const link = Object.assign(document.createElement('a'), {
    className: 'edit-this-page',
    textContent: 'Edit this page',
    // Beside the page, so that a save is seen on it.
    target: '_blank',
  })
  const follow = () => {
    const { matches, location } = router.state
    const exists = matches.length > 1 && matches.every(({ status }) => status === 'success')
    const address = exists ? formOfPage(location.pathname) : undefined
    if (address === undefined) return link.remove()
    link.href = address
    document.body.append(link)
  }
  follow()
  router.subscribe('onRendered', follow)
}
