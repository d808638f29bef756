/** What no document may say outward, even where the scenario says it. House rules. */
export const OUTWARD_RULES = [
  {
    words: /\bno comment\b/i,
    because: '“no comment” reads as guilt; say what you can and when you will say more',
  },
  {
    words:
      /\b(?:(?:it|this|that)(?: is|’s|'s| was) (?:all |entirely |partly )?(?:our|my) (?:own )?(?:fault|mistake)|our (?:own )?(?:fault|negligence)|we (?:are|were) (?:to blame|guilty|liable|negligent|at fault)|we caused|we admit|our responsibility)\b/i,
    because: 'it admits liability; a lawyer has to decide on that',
  },
  {
    words:
      /\b(?:(?:is|are|was|were) (?:all )?to blame|to blame for|blames? (?:it |this )?on|(?:his|her|their|customers?[’']|users?[’']|supplier[’']s|employee[’']s) (?:own )?fault|stupid|idiots?|incompetent|moron)\b/i,
    because: 'it blames somebody, or insults them',
  },
  {
    words:
      /\b(?:customers?|people|clients|depositors|savers|shoppers|parents|fans|everyone|everybody) (?:are |is |have been |keep |started |start )?(?:now |already )?(?:withdraw\w*|panic\w*|queu(?:e|es|ed|ing)|hoard\w*|cancel\w*|pulling (?:out )?their)\b/i,
    because: 'it can make others do the same',
  },
  {
    words:
      /(?<!\b(?:accused|alleg\w*|charged|convicted|admitted|confess\w*|suspect\w*|sentenced)\b.*)\b(?:treasurer|accountant|bookkeeper|employee|manager|instructor|teacher|coach|trainer|driver|nurse|doctor|priest|guard|volunteer|cashier|contractor|colleague|he|she) (?:has |had )?(?:embezzled|stole|defrauded|assaulted|raped|molested|groped|murdered)\b(?!.*\b(?:accused|alleg\w*|charged|convicted|admitted|confess\w*|suspect\w*|sentenced)\b)/i,
    because: 'it calls somebody guilty before a court has; say what the person is accused of, and by whom',
  },
  {
    words:
      /\b(?:hackers?|attackers?|criminals|blackmailers?|extortionists?|they) (?:now )?(?:want|demand|ask(?:ed|s|ing)? for)\w* (?:[\w$€£.,]+ ){0,2}(?:\d|[$€£]|ransom|money|bitcoins?|millions?)/i,
    because: 'what somebody demands of you is for the police, and a sum invites the next attack',
  },
  {
    words: /\b\d[\d.,]* ?(?:million |thousand |k |m )?(?:views|likes|shares|retweets|followers|clicks)\b/i,
    because: 'it advertises what was said',
  },
] as const

/** “… on strike over low pay”: what comes after “over” is what the two sides dispute. */
const REASON_FOR_A_STRIKE =
  /^(.*\b(?:strikes?|striking|walk(?:ed)? ?outs?|picketing)\b[^,;]*?) ((?:over|because of|due to|for (?=better|higher|more|fair)|to protest) ?.+?)[.!]*$/i

/** A sentence without the half that concedes a dispute; nothing where it has none. */
export function withoutDispute(sentence: string): { kept: string; cut: string } | undefined {
  const [, kept, cut] = REASON_FOR_A_STRIKE.exec(sentence) ?? []
  return kept && cut ? { kept: `${kept}.`, cut } : undefined
}

/** “Nobody was hurt”: the words of a crisis, said of what did not happen. */
export const DENIALS =
  /\b(?:no|not|nobody|no one|none|without|never|zero|neither|(?:was|were|is|are|has|have|did|does)n[’']t)\b(?:\s+(?!but\b|and\b)[\w’'-]+){0,3}?\s+(?:injur\w*|hurt|harmed|ill|sick|burns?|burned|contaminat\w*|poison\w*|killed|died|dead|deaths?|fatal\w*|hospitali[sz]ed|stolen|leaked|exposed|lost|breach\w*|hack\w*|affected|defect\w*|recall\w*|data|passwords?|fraud|accident|injuries|reactions?|arrest\w*|missing)\b/gi

/** Words of a guess. They may stay, but somebody has to check them. */
export const GUESSES =
  /\b(?:probably|maybe|perhaps|might have|possibly|we think|we believe|apparently|presumably|likely)\b/gi
