import { withoutTypos } from './typos'

/**
 * What a hurried hand often writes, and what it means. The documents keep the visitor’s words as they are, so these are
 * shown for correction and never changed.
 */
const MISSPELLINGS = new Map(
  `accomodation>accommodation acident>accident adress>address alot>a+lot apparantly>apparently arent>aren’t
  becuase>because beleive>believe cancelation>cancellation cant>can’t claming>claiming comming>coming costumer>customer
  costumers>customers couldnt>couldn’t custumers>customers definately>definitely didnt>didn’t doesnt>doesn’t dont>don’t
  emploees>employees employes>employees enviroment>environment goverment>government hacket>hacked haker>hacker
  hakers>hackers havent>haven’t hospitall>hospital hurted>hurt imediately>immediately immediatly>immediately
  incase>in+case independant>independent injurd>injured isnt>isn’t libary>library mesage>message
  neccessary>necessary nite>night occured>occurred occurence>occurrence offical>official pasengers>passengers
  peple>people polce>police posion>poison posioned>poisoned proccess>process publically>publicly reciept>receipt
  recieve>receive recieved>received recomend>recommend seperate>separate shoudl>should stoped>stopped succesful>successful
  teh>the thier>their tommorow>tomorrow tomorow>tomorrow tonite>tonight truely>truly unforseen>unforeseen untill>until
  wasnt>wasn’t werent>weren’t wether>whether wich>which wont>won’t wouldnt>wouldn’t yestarday>yesterday`
    .split(/\s+/)
    .map((pair) => pair.split('>') as [string, string]),
)

export type Misspelling = { typed: string; meant: string }

/** Words of a scenario that are probably misspelled, each once, with what was probably meant. */
export function misspellingsIn(text: string): Misspelling[] {
  const found = new Map<string, string>()
  for (const [typed] of text.matchAll(/(?<![\p{L}\p{N}’'@./-])\p{L}+(?![\p{L}\p{N}’'@-])/gu)) {
    const small = typed.toLowerCase()
    const meant = MISSPELLINGS.get(small)?.replace('+', ' ') ?? withoutTypos(small)
    if (meant !== small) found.set(small, meant)
  }
  return [...found].map(([typed, meant]) => ({ typed, meant }))
}
