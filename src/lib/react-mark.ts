/** React marks the elements it has taken over with a property of this name, followed by a random suffix. */
const REACT_MARK = '__reactProps'

/** Whether React has taken over an element of the page that the server made, and everything inside it. */
export const isTakenOver = (element: Element): boolean =>
  Object.keys(element).some((name) => name.startsWith(REACT_MARK))
