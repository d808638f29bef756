/**
 * Ctrl K, or ⌘ K on a Mac, leads to the search, whose field then has the focus. Text fields keep their own meaning of it,
 * and so does a page that shows one of ours in a frame.
 */
export function openSearchByKey() {
  if ('bare' in document.documentElement.dataset) return
  addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, target } = event
    if (key !== 'k' || ctrlKey === metaKey || (target as Element).closest('input,textarea,select')) return
    event.preventDefault()
    location.assign('/search#site-search')
  })
}
