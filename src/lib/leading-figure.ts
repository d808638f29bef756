const NUMBER = String.raw`[$€£]?\d(?:[\d.,]*\d)?[%+KMx×]?(?: (?:million|billion))?`
const UNIT = '[ -](?:second|minute|hour|day|week|month|year)s?'
const LEADING = new RegExp(`^(${NUMBER}(?:${UNIT}(?: ${NUMBER}${UNIT})?| of ${NUMBER})?)(?![\\w-])\\s*(.*)$`, 's')

/**
 * A result as its figure and the words after it: `57 reviews live` is `57` and `reviews live`. Units of time and the whole of
 * a share belong to the figure: `3 hours`, `88 of 94`. A result that begins with a word has no figure.
 */
export function leadingFigure(result: string): { figure?: string; words: string } {
  const [, figure, words] = LEADING.exec(result) ?? []
  return figure && words ? { figure, words } : { words: result }
}
