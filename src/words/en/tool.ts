/** The page of a free tool, around the tool itself. */

export const tools = 'Free tools'
export const inEnglish = 'This tool is in English only.'
export const next = 'Next'
export const measured = <Part>(source: Part, size: string, day: Part) => [source, ': ', size, ', until ', day]
