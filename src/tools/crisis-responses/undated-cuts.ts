/**
 * Job cuts as they may be announced: a day counts only once a lawyer has checked the notice that the law asks for, so the
 * documents ask for it in a blank. And who decides does not say that they must.
 */
const MONTH =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December)(?: \\d{1,2}(?:st|nd|rd|th)?)?(?:,? \\d{4})?'
const WEEKDAY = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day'
const WHEN = `(?:(?:(?:by|at|before|until|from|starting|effective|in|on) )?(?:(?:the )?(?:end|beginning|start|middle) of )?(?:(?:next|this|the coming) (?:week|month|quarter|year|spring|summer|fall|autumn|winter|${WEEKDAY}|${MONTH})|the (?:week|month|quarter|year))|(?:by|on|in|until|from|before|starting|effective|as of) (?:(?:the )?(?:end|beginning|start|middle) of |early |mid-?|late )?(?:${MONTH}|${WEEKDAY}|20\\d\\d)|(?:with)?in (?:\\d+|a|one|two|three|four|six) (?:days?|weeks?|months?)|today|tomorrow|immediately|effective immediately)`
const AT_THE_END = new RegExp(` (${WHEN})(?=[.!,;]|$| (?:and|because|after|due|at|but|so|to)\\b)`, 'i')
const AT_THE_START = new RegExp(`^(${WHEN}),? (?=(?:we|our|the) )`, 'i')
const FORCED = /\bwe (?:must|have to|need to|are forced to)(?= (?:cut|clos|lay|let|shut|reduc|eliminat|end|mak)\w*)/i
const OF_CUTS = /\b(?:cut|clos|la(?:y|id)|let|shut|reduc|eliminat|redundan|jobs?|positions?|end)\w*/i

/** “We are closing our store”, and not “we told those who lose their jobs”. */
export const isCutting = (sentence: string) =>
  /\b(?:clos(?:e|es|ing)|shut(?:ting)?|cut(?:ting)?|lay(?:ing)? off|eliminat\w+|reduc\w+)\b/i.test(sentence)

/** A sentence on job cuts without its day, with what was changed; nothing where it has neither a day nor a “must”. */
export function undated(sentence: string): { kept: string; cut: string[] } | undefined {
  if (!OF_CUTS.test(sentence)) return undefined
  const when = AT_THE_START.exec(sentence)?.[1] ?? AT_THE_END.exec(sentence)?.[1]
  const must = FORCED.exec(sentence)?.[0]
  if (!when && !must) return undefined
  const kept = sentence
    .replace(AT_THE_START, '')
    .replace(AT_THE_END, '')
    .replace(FORCED, (words) => `${words.startsWith('W') ? 'We' : 'we'} will`)
  return {
    kept: kept.charAt(0).toUpperCase() + kept.slice(1),
    cut: [when, must].filter((words) => words !== undefined),
  }
}
