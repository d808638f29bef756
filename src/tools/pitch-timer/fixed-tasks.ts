/** What every pitch needs, whatever it is about. `{news}`, `{goals}` and `{target}` are the visitor’s own. */
export const SENTENCE = 'Put the news into one sentence with a fact, a number and a date. You wrote: {news}'
/** Where there is no news to quote, nothing can be pitched until there is. */
export const FIND_NEWS =
  'Find the news before anything else: a first, a number, a change or a date that is true and that nobody has published'
export const LIST =
  'List the journalists who wrote on the subject in the last three months, each with a link to the article'
export const WRITE = 'Write the pitch email: the news in the first sentence, 50 to 150 words in all'
export const COLLECT = 'Collect what a story needs: pictures, figures, someone to quote, a contact who answers'
export const APPROVE =
  'Have pitch, pictures, figures and all other texts approved in writing by everyone who is quoted, named or shown'
export const QUESTIONS = 'Write down the five hardest questions with their answers, and who gives them'
export const SEND =
  'Send the pitch to each journalist separately, those who wrote on the subject first, with one line on why you chose them'
export const ON_THE_SAME_DAY = 'On the same day,'
/** One who is asked alone may take it, and then it is theirs first. */
export const AFTER_THE_OFFER =
  'If the first outlet took the story, agree with it on the day from which the others may have it, in time for the target; if not, send the pitch to each journalist separately, those who wrote on the subject first, with one line on why you chose them'
/** Where there is no time to list journalists, it goes to those whom the goal is about. */
export const SEND_TO = 'Send it separately to {people}, each with one line on why you chose them'
/** Nobody gets news under embargo who has not agreed to it. */
export const SEND_UNDER_EMBARGO =
  'Ask journalists one by one whether they keep an embargo until {target}, and send the pitch to those who agree in writing'
export const FOLLOW_UP = 'Follow up once, with something new, with those who have not answered; then stop'

/** Whoever approves comes before whoever is asked, and one who is asked alone comes before all. */
export const WEEK_NAMES = ['Find the story', 'Write and collect', 'Approve and make ready', 'Pitch'] as const
