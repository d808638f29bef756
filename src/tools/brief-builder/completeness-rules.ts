/** What counts as named in the three texts. House rules, shown with the result; a word list can be wrong. */

/** A time of its own that a goal has: no other may be put beside it. */
export const OWN_TIME =
  /\b(?:(?:in|within|for|during) (?:the )?(?:first |next )?(?:\d+|an?|one|two|three|four|six)? ?(?:hours?|days?|weeks?|months?|quarter|year)|(?:an?|per|each|every) (?:day|week|month|year)|daily|weekly|monthly|spring|summer|autumn|winter)\b/iu

/** What counts from the first day: the pieces are out by then. */
export const OPENING_TIME =
  /\b(?:in|within|during|for|by) (?:the|our|its) (?:first|opening) (?:\w+ )?(?:day|night|week|weekend|month|quarter|year)s?\b/iu

/** Everything is over within hours or a day: pieces that come later are too late. */
export const ONE_RUSH = /\b(?:in|within) (?:\d+ hours?|(?:one|an?) day|minutes|hours)\b/iu

/** What the creator gets for it. */
export const COMPENSATION =
  /[$€£¥]\s?\d|\b\d[\d.,]*\s?(?:usd|eur|gbp|dollars?|euros?|pounds?)\b|\b(?:fee|fees|paid|payment|pay|budget|compensation|commission|affiliate|gifted|gifting|as an? gift|barter|unpaid|honorarium)\b/iu

/** A length for a piece. */
export const LENGTH = /\b\d+(?:\s?[-–]\s?\d+)?[\s-]*(?:s|secs?|seconds?|mins?|minutes?|words?)\b/iu

/** What takes place on one day, whether or not the day is named. */
export const ONE_DAY =
  /\b(?:open day|open house|opening night|(?:museum|movie|film|quiz|game|club|launch|culture|gala) night|night of|festival|concert|conference|fair|party|premiere|gala|marathon|tournament|workshop|exhibition opening|tag der offenen|journée|portes ouvertes)\b/iu
