/**
 * A day, a month, or an event that has its day: something to plan against. A season, "a week" and "in six weeks" are none.
 * A house rule; a word list can be wrong.
 */
export const NAMED_DAY =
  /\b(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?(?= \d|\b(?=[.,;)]|$))|(?:in|by|of|on|until|before|after|early|mid|late|\d{1,2}) march|apr(?:il)?|(?:in|by|of|on|until|before|after|early|mid|late|\d{1,2}) may|may \d{1,2}|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|q[1-4]|20\d{2}|monday|tuesday|wednesday|thursday|friday|saturday|sunday|today|tomorrow|tonight|(?:by|next|this) (?:week|month|quarter|weekend)|(?:by|before|until|at) (?:the )?(?:launch|opening|premiere|release)|christmas|easter|black friday|cyber monday|launch day|(?<![\d.,€$£])(?:(?:3[01]|[12]\d|0?[1-9])[./](?:1[0-2]|0?[1-9])|(?:1[0-2]|0?[1-9])[./](?:3[01]|[12]\d|0?[1-9]))(?:[./]\d{2,4})?(?![\d%])(?! ?(?:percent|stars?|million|thousand|billion|points?|out of|times|x\b|k\b|m\b))|\d{4}-\d{2}-\d{2})\b/iu
