import { withoutTypos } from './typos'

/**
 * What a hurried hand often writes, and what it means. The list has only words that are nothing else in
 * English; what was put right is shown.
 */
const MISSPELLINGS = new Map(
  `accomodation>accommodation acident>accident adress>address alot>a+lot anounce>announce anounces>announces anounced>announced apparantly>apparently aquire>acquire aquires>acquires aquired>acquired arent>aren’t
  awarness>awareness bakry>bakery becuase>because beleive>believe busness>business buisness>business cancelation>cancellation cant>can’t claming>claiming comming>coming costumer>customer
  costumers>customers couldnt>couldn’t custumers>customers definately>definitely didnt>didn’t doesnt>doesn’t dont>don’t
  emploees>employees employes>employees enviroment>environment fermentd>fermented finaly>finally freind>friend freinds>friends goverment>government hacket>hacked haker>hacker
  hakers>hackers havent>haven’t hospitall>hospital hurted>hurt imediately>immediately immediatly>immediately
  incase>in+case independant>independent injurd>injured isnt>isn’t lanch>launch lanched>launched lanches>launches lauch>launch lauched>launched lauches>launches libary>library mesage>message
  neccessary>necessary nite>night occured>occurred occurence>occurrence offical>official papper>paper pappers>papers pasengers>passengers pasword>password paswords>passwords
  peple>people peopel>people instagramm>instagram polce>police posion>poison posioned>poisoned proccess>process publically>publicly reciept>receipt
  restarant>restaurant restaraunt>restaurant recieve>receive recieved>received recomend>recommend seperate>separate shoudl>should stoped>stopped succesful>successful
  teh>the thier>their tommorow>tomorrow tomorow>tomorrow tonite>tonight truely>truly unforseen>unforeseen untill>until
  wasnt>wasn’t werent>weren’t wether>whether wich>which wont>won’t wouldnt>wouldn’t yestarday>yesterday`
    .split(/\s+/)
    .map((pair) => pair.split('>') as [string, string]),
)

export type Correction = { typed: string; meant: string }

/** The text with words that are certainly misspelled put right, and what was put right. */
export function correctSpelling(text: string): { text: string; corrections: Correction[] } {
  const corrections = new Map<string, string>()
  const paired = text.replace(WRONG_PAIR, (typed) => {
    const meant = typed.replace(/form$/i, 'from').replace(/tri$/i, 'try')
    corrections.set(typed, meant)
    return meant
  })
  const corrected = paired.replace(WORD, (typed) => {
    const meant = meantBy(typed)
    if (meant === typed) return typed
    corrections.set(typed, meant)
    return meant
  })
  return { text: corrected, corrections: [...corrections].map(([typed, meant]) => ({ typed, meant })) }
}

/** Words that are right alone and wrong beside each other: “made form”, “to tri”. */
const WRONG_PAIR = /\b(?:made|comes?|came|away|different|taken|far) form\b|\bto tri\b/gi

/** Not inside an address, a file name or a word with a hyphen. */
const WORD = /(?<![\p{L}\p{N}’'@./-])\p{L}+(?![\p{L}\p{N}’'@-]|\.\p{L})/gu

function meantBy(typed: string): string {
  const small = typed.toLowerCase()
  const isSmall = typed === small
  const isShouted = typed === typed.toUpperCase()
  // A word with a capital can be a name, so only what is on the list is put right there.
  const meant = MISSPELLINGS.get(small)?.replace('+', ' ') ?? (isSmall || isShouted ? withoutTypos(small) : small)
  if (meant === small) return typed
  if (isSmall) return meant
  return isShouted ? meant.toUpperCase() : meant.charAt(0).toUpperCase() + meant.slice(1)
}
