/** What counts as named in the three texts. House rules, shown with the result; a word list can be wrong. */

/** A day, a month, a quarter or a stretch of time. */
export const DEADLINE =
  /\b(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|(?:in|by|of|on|until|before|after|early|mid|late|\d{1,2}) may|may \d{1,2}|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|q[1-4]|20\d{2}|monday|tuesday|wednesday|thursday|friday|saturday|sunday|today|tomorrow|tonight|(?:this|next|the first|per|each|a|in \w+|within \w+) (?:days?|weeks?|months?|quarter|year)|\d+ (?:days?|weeks?|months?)|christmas|easter|black friday|cyber monday|spring|summer|autumn|winter|launch day|deadline|\d{1,2}[./]\d{1,2}(?:[./]\d{2,4})?|\d{4}-\d{2}-\d{2})\b/iu

/** Who should see it. */
export const AUDIENCE =
  /\b(?:among|aged?|ages|gen(?:eration)? ?[xyz]|millennials?|boomers?|women|men|girls|boys|mothers?|mums?|moms?|fathers?|dads?|parents?|families|couples|students?|teens?|teenagers?|kids|children|adults?|seniors?|founders?|developers?|designers?|engineers?|managers?|marketers?|buyers?|shoppers?|gamers?|runners?|cyclists?|travell?ers?|commuters?|home ?owners?|renters?|pet owners?|cooks?|readers?|creators?|freelancers?|professionals?|businesses|start-?ups|teachers?|nurses?|doctors?|athletes?|enthusiasts?|beginners?|lovers|audience|\d{2}\s?[-–]\s?\d{2}|\d{2}\+)\b/iu

/** What the creator gets for it. */
export const COMPENSATION =
  /[$€£¥]\s?\d|\b\d[\d.,]*\s?(?:usd|eur|gbp|dollars?|euros?|pounds?)\b|\b(?:fee|fees|paid|payment|pay|budget|compensation|commission|affiliate|gifted|gifting|barter|unpaid|honorarium)\b/iu

/** A length for a piece. */
export const LENGTH = /\b\d+(?:\s?[-–]\s?\d+)?[\s-]*(?:s|secs?|seconds?|mins?|minutes?|words?)\b/iu
