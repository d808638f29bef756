/** The page of a free tool, around the tool itself. */

export const tools = 'Free tools'
export const inEnglish = 'This tool is in English only.'
export const inDollars =
  'All amounts here are US dollars, because the sources of the figures are. Nothing is converted.'
export const next = 'Next'
export const measured = <Part>(source: Part, size: string, day: Part) => [source, ': ', size, ', until ', day]
