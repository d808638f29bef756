/** A longer line of the campaign is cut in titles; the overview has all of it. */
const LONGEST_TITLE = 12
/** Where a longer line says more about its subject; what is in front of it is the title. */
const MORE_ABOUT_IT = /^((?:\S+ ){2,10}?[^\s,;:]+)(?:[,;:]\s|\s[–-]\s|\s(?:that|which|who|where|because|so that)\s)/u

/** The campaign as a title: “Vote!” needs no two marks in a row. */
export function titleOf(campaign: string): string {
  const title = campaign.replace(/[!?.]+$/, '')
  const isLong = title.split(' ').length > LONGEST_TITLE
  return cut((isLong && MORE_ABOUT_IT.exec(title)?.[1]) || title, LONGEST_TITLE)
}

/** The first words of a text, and a sign where there are more. */
export function cut(text: string, most: number): string {
  const words = text.split(' ')
  return words.length > most ? `${words.slice(0, most).join(' ')} …` : text
}
