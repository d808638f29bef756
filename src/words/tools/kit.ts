/** What all tools share: the form, the frame around a result, and what a visitor can do with it. */

// The form.
export const yourInput = 'Your input'
export const needsScript = 'This tool works in your browser and needs JavaScript. Nothing you type is sent anywhere.'
export const badLink = 'This link has values that the tool cannot use. Please check what is marked.'
export const wrongFields = (count: number) => `Please check ${count} fields`
/** Behind the label of a field. */
export const optional = ' (optional)'
export const charactersUsed = (count: number, most: number | undefined) => [count, ' / ', most, ' characters']
export const chooseOne = 'Choose one'
export const assumptions = 'Assumptions, which you can change'
export const useExample = 'Use an example'
export const fieldsToGo = (count: number) => (count === 1 ? '1 field to go' : `${count} fields to go`)
export const staysInBrowser = 'Everything happens in your browser. Nothing you type is sent anywhere.'

// Keeping what is typed.
export const keepTyped = 'Keep what I type in this browser'
export const forget = 'Forget it'
export const cannotKeep = 'This browser does not let pages keep anything.'

// The result.
export const sample = 'Sample'
export const changeInputs = 'Change the inputs'
export const takeAlong = 'Take it with you'
export const copyResult = 'Copy result'
export const copyLink = 'Copy link to this result'
export const print = 'Print or save as PDF'
export const howComputed = 'How this was computed'

// In a frame on another site.
export const madeBy = <Link>(agency: Link) => ['A free tool by ', agency]
