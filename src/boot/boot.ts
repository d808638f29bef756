/**
 * The only script that runs before a visitor does something: inline in every page, the same in all of them,
 * so that one hash in the security policy allows it. It needs no React and stays below 2 kB.
 */

import { offerColorScheme, restoreColorScheme } from './color-scheme'
import { followScroll } from './header'
import { hydrateWhenWanted } from './hydration'
import { reportNotFound } from './not-found'
import { revealPictures } from './pictures'
import { closePopoverAfterChoice } from './popover'
import { openSearchByKey } from './search-key'
import { showReadyPagesAtOnce } from './transitions'

// Before the first paint.
restoreColorScheme()
followScroll()
closePopoverAfterChoice()
openSearchByKey()
revealPictures()
offerColorScheme()
showReadyPagesAtOnce()

document.addEventListener('DOMContentLoaded', () => {
  reportNotFound()
  hydrateWhenWanted()
})
