/** During development: drops what was read when content changes, and loads the open page's data again. */
export function followContentChanges(embedded: Record<string, unknown>, reload: () => Promise<unknown>) {
  import.meta.hot?.on('content-changed', () => {
    for (const name of Object.keys(embedded)) delete embedded[name]
    void reload()
  })
}
