/**
 * Loads the forms again after something was written besides the form: the CMS does not know it, and would overwrite it.
 * @param end of the address in the browser, below the list
 */
export function reloadAt(end: string): void {
  history.replaceState(history.state, '', location.hash.replace(/(?:\/entries\/.*)?$/, end))
  void globalThis.cmsHooks.reload()
}
