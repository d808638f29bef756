import { SEGMENTER } from './segmenter'

/** How wide a text is in a font, in CSS pixels. */
export type Measure = (text: string, font: string) => number

/** Where a headline ends for its readers: by width, because “W” takes as much of a line as three times “i”. */
export type Cut = { name: string; font: string; width: number; lines: number; where: string; source?: Source }
type Source = { label: string; href: string }

const ARIAL = 'Arial, "Liberation Sans", Helvetica, sans-serif'

export const SEARCH_RESULT: Cut = {
  name: 'Search result',
  font: `20px ${ARIAL}`,
  // A column of 600 pixels less the ellipsis.
  width: 580,
  lines: 1,
  where: 'a column of 600 pixels on a desktop, in Arial of 20 pixels',
  source: {
    label: 'Website Advantage, on 786,031 titles of search results',
    href: 'https://seo.websiteadvantage.com.au/title-length-google-search-results/',
  },
}

const MAIL_LIST: Cut = {
  name: 'Mail list on a phone',
  font: `14px ${ARIAL}`,
  // 360 pixels less picture, star and margins; about the 33 characters of the source.
  width: 232,
  lines: 1,
  where: 'a phone of 360 pixels, less the picture and the margins, in 14 pixels',
  source: {
    label: 'ActiveCampaign: Gmail on an Android phone shows about 33 characters',
    href: 'https://www.activecampaign.com/glossary/subject-line-length',
  },
}

export const SHARE_CARD: Cut = {
  name: 'Share card',
  font: `bold 16px ${ARIAL}`,
  width: 468,
  lines: 2,
  where: 'two lines of 468 pixels in bold of 16 pixels, our own measure of a card 500 pixels wide',
}

export const CUTS: readonly Cut[] = [SEARCH_RESULT, MAIL_LIST, SHARE_CARD]

/** The beginning of a headline that fits, in whole words and with the ellipsis; nothing when all of it fits. */
export function seenIn(headline: string, { font, width, lines }: Cut, measure: Measure): string | undefined {
  const words = headline.split(' ')
  const kept: string[] = []
  let line = ''
  let full = 0
  for (const word of words) {
    const longer = line ? `${line} ${word}` : word
    if (measure(longer, font) <= width) {
      line = longer
    } else if (full + 1 < lines && line && measure(word, font) <= width) {
      full++
      line = word
    } else break
    kept.push(word)
  }
  if (kept.length === words.length) return undefined
  if (kept.length === 0) return `${charactersThatFit(headline, (text) => measure(`${text}…`, font) <= width * lines)}…`
  // The ellipsis needs room on the last line, too.
  while (kept.length > 1 && measure(`${line}…`, font) > width) {
    kept.pop()
    line = line.slice(0, Math.max(0, line.lastIndexOf(' ')))
  }
  return `${kept.join(' ').replace(/(?<![\s,;:–—])[\s,;:–—]+$/u, '')}…`
}

function charactersThatFit(text: string, fits: (start: string) => boolean): string {
  let start = ''
  for (const { segment } of SEGMENTER.segment(text)) {
    if (!fits(start + segment)) break
    start += segment
  }
  return start
}
