/** What a tool says around its form and its result. */
export type ToolWords = {
  submit: string
  /** On the button while the tool works. */
  progress: string
  /** On the button that leads back to an empty form. */
  reset: string
  resultHeading: string
  toast: { title: string; description?: string }
}
