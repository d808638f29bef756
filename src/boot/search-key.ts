/** Ctrl K, or ⌘ K on a Mac, leads to the search, whose field then has the focus. Text fields keep their own meaning of it. */
export function openSearchByKey() {
  addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, target } = event
    if (key !== 'k' || ctrlKey === metaKey || (target as Element).closest('input,textarea,select')) return
    event.preventDefault()
    location.assign('/search#site-search')
  })
}
