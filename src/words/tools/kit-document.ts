/** Around a document that a tool wrote: what is left to fill in, advice, and the file to download. */

export const draft = 'This is a draft.'
export const isComplete = 'Nothing is left to fill in.'
export const placeholder = 'placeholder'
export const brackets = '[brackets]'
/**
 * @param count how many placeholders there are, in words
 * @param brackets what a placeholder looks like
 */
export const leftToFill = <Part>(count: Part, brackets: Part) => [
  count,
  ' in ',
  brackets,
  ' left to fill in before you send it.',
]
export const notInCopy = 'For you, not in the copy:'
export const downloadMarkdown = 'Download Markdown'
