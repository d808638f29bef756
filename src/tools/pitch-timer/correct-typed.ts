import { oneLine } from '../kit/document/clean-text'
import { doubtfulIn } from '../kit/english/doubtful'
import { correctSpelling } from '../kit/english/spelling'

const OR = new Intl.ListFormat('en-US', { type: 'disjunction' })

/** News and goals as a plan quotes them, and what was put right in them: a team does not want to read “we lanch”. */
export function correctTyped(typedNews: string, typedGoals: string) {
  const news = correctSpelling(oneLine(typedNews))
  const goals = correctSpelling(typedGoals)
  const corrections = [...news.corrections, ...goals.corrections]
  const put = [...new Set(corrections.map(({ typed, meant }) => `“${typed}” to “${meant}”`))]
  const doubtful = doubtfulIn(`${news.text} ${goals.text}`)
  return {
    news: news.text,
    goals: goals.text,
    notes: [
      ...(put.length > 0 ? [`Spelling corrected: ${put.join(', ')}.`] : []),
      ...(doubtful.length > 0 ? [`${OR.format(doubtful.map((word) => `“${word}”`))}: a name, or a typo?`] : []),
    ],
  }
}
