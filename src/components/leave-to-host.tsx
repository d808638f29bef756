import { useEffect } from 'react'

/** Has the browser load the address of a page as a whole, in the place of the page that the app could not show. */
export function loadWhole() {
  // A page that is loaded again begins where the empty one was; with a place in its address, nothing else would load it.
  if (location.hash) location.reload()
  else location.replace(location.href)
}

/** Stands in the place of a page that the app cannot show: the browser loads it. */
export function LeaveToHost() {
  useEffect(loadWhole, [])
  return null
}
