/** A file made in the browser. */
export type Download = {
  /** On the button: "Download CSV". */
  label: string
  /** File name, ending included. */
  name: string
  type: 'text/csv' | 'text/calendar' | 'text/markdown'
  /** The text of the file, made when it is asked for. */
  text: () => string
}

/** Saves a file on the visitor's device. Nothing leaves the page. */
export function downloadFile({ name, type, text }: Download) {
  const url = URL.createObjectURL(new Blob([text()], { type: `${type};charset=utf-8` }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  document.body.append(link)
  link.click()
  link.remove()
  // The browser has taken the file by the next task.
  setTimeout(() => URL.revokeObjectURL(url))
}
