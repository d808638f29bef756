import * as words from '@words/tools/crisis-responses'
import { HowComputed } from '../kit/result/how-computed'

/** Rules and limits behind the documents. */
export function HowWritten() {
  return (
    <HowComputed>
      <p>{words.aboutSentences}</p>
      <p>{words.aboutAnswers}</p>
      <p>{words.noLegalAdvice}</p>
    </HowComputed>
  )
}
