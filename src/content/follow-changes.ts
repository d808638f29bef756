/** During development: drops what was read when content changes, and loads the open page's data again. */
export function followContentChanges(embedded: Record<string, unknown>, reload: () => Promise<unknown>) {
  import.meta.hot?.on('content-changed', () => {
    // Content is whole again: what the overlay said is mended.
    document.querySelector('vite-error-overlay')?.remove()
    for (const name of Object.keys(embedded)) delete embedded[name]
    void reload()
  })
}
