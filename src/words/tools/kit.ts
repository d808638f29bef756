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
/** Above questions that can be left open. */
export const questions = 'Questions'
export const whyQuestions =
  'All of them are optional. Each answer makes the text more specific at once; without answers it says only what is true of every case.'
export const moreQuestions = (count: number) => `${count} more questions`
/** First choice of such a question. */
export const open = 'Not answered'
/** @param because words that the visitor typed */
export const proposed = (because: string) => `You wrote “${because}”.`
/** On the button that takes the answer that was proposed. */
export const take = (answer: string) => `Choose “${answer}”`
export const assumptions = 'Assumptions, which you can change'
export const useExample = 'Use an example'
export const fieldsToGo = (count: number) => (count === 1 ? '1 field to go' : `${count} fields to go`)
export const staysInBrowser = 'Everything happens in your browser. Nothing you type is sent anywhere.'

// Before a text is used.
export const startWith = <Tool>(tool: Tool) => ['Start with the ', tool, '.']
/** Where words sound graver than the answer. @param because words that were typed */
export const graverAnswer = (because: string, label: string) =>
  `You wrote “${because}”. If that means “${label}”, choose that answer: it decides what may be written.`
/** What follows from an answer that words suggest. */
export const ifTrue = (notice: string) => `Only if it is true: ${notice}`
/** Where words suggest a second answer that is true as well. */
export const secondAnswer = (because: string, label: string, notice = '') =>
  `You wrote “${because}”. Only if that means “${label}”, this holds too: ${notice}`
export const otherLanguage =
  'Your text does not seem to be in English: answer in English, and have the result translated.'

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
