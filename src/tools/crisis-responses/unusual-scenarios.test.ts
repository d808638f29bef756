/** Scenarios that are rarer than those of the samples: a wrong kind would tell people the wrong thing to do. */
import { describe, expect, test } from 'vitest'
import { writeDocuments } from './documents'
import { readScenario } from './read-scenario'
import { documentText } from './take-away'

type Unusual = { typed: string; kinds: string; says?: RegExp[]; never?: RegExp[] }

const HELPLINE_OF_FAMILIES = /Family and colleagues/

const UNUSUAL: Record<string, Unusual> = {
  'dangerous advice of a chatbot': {
    typed: 'Our AI chatbot told a customer to mix bleach and vinegar to clean the kitchen.',
    kinds: 'advice',
    says: [/Do not follow \[the advice\]/, /\[poison control or medical helpline\]/],
  },
  'germs in the showers of a gym': {
    typed: 'Legionella bacteria were found in the showers of our gym in Malmö. One member has pneumonia.',
    kinds: 'hygiene',
    says: [
      /If you were at our gym in Malmö since \[date\]/,
      /everyone who fell ill a full recovery/,
      /^Dear members,/m,
    ],
    never: [/donors/],
  },
  'lead in the water of a nursery': {
    typed: 'Tests show too much lead in the tap water of our nursery school.',
    kinds: 'hygiene',
    says: [/^Dear parents,/m, /until \[authority\] says that it is safe/],
  },
  'wrong test results': {
    typed: 'We wrongly told 64 women that their mammograms were clear',
    kinds: 'test-results',
    says: [/\[who calls you, and by when\]/, /^Dear patients and families,/m],
  },
  'a person who is missing': {
    typed: 'Our summer camp cannot find a 10-year-old boy since last night. Police are searching the lake.',
    kinds: 'missing-person',
    says: [/call \[police contact\]/, /The police lead the search/],
  },
  'people missing in a ruin': {
    typed: 'The roof of our supermarket collapsed under snow. Three people are dead and at least nine are missing.',
    kinds: 'injury',
    says: [
      /looking for someone who was at our supermarket, call \[helpline number\]/,
      /condolences.*\[Whether the families have been told; send nothing before that\.\]/,
    ],
  },
  'the arrest of an instructor': {
    typed: 'Our yoga studio’s instructor was arrested for filming clients in the changing room',
    kinds: 'crime',
    says: [/the police at \[police contact\]/, /we do not judge/, /What this means for you:|What you can do now:/],
    never: [/orders, contracts/],
  },
  'a theft that no court has looked at': {
    typed: 'Our treasurer embezzled $240,000 of donations over three years. We reported him to the police.',
    kinds: 'crime',
    says: [/\[What happened, in neutral words\.\]/],
    never: [/embezzled/, /reported him/],
  },
  'a theft of which somebody is accused': {
    typed: 'Our treasurer is accused of having embezzled $240,000.',
    kinds: 'crime',
    says: [/is accused of having embezzled/],
  },
  'slogans on a wall': {
    typed: 'Vandals sprayed antisemitic slogans on our synagogue in Halle.',
    kinds: 'vandalism',
    says: [/^Dear members and friends,/m],
    never: [/we are sorry/i],
  },
  'an offensive print': {
    typed: 'We printed a swastika-like pattern on a children’s T-shirt by mistake. We pulled it from all stores.',
    kinds: 'offensive-work',
    says: [/we are sorry to everyone whom it hurts/, /We pulled it from all stores/],
    never: [/If you are affected/],
  },
  'a video from a farm of a supplier': {
    typed: 'PETA published undercover video from one of our supplier’s chicken farms',
    kinds: 'supply-chain',
    says: [/report it at \[reporting channel\]/],
    never: [/support those affected/],
  },
  'a flaw that lets strangers in': {
    typed: 'Our smart lock app lets strangers open doors. A researcher told us.',
    kinds: 'security-flaw',
    says: [/Until it is repaired, \[what to do/],
  },
  'abuse of somebody in care': {
    typed: 'Two residents of our nursing home report abuse by a carer.',
    kinds: 'workplace',
    says: [/promise no secrecy.*Report it yourself to \[reporting channel, or the authority that the law names\]/],
  },
  'touched children': {
    typed: 'Parents report that a coach at our youth club touched children.',
    kinds: 'workplace',
    says: [/Report it yourself to/],
  },
  'the arrest of a coach': {
    typed: 'Our swimming coach was arrested on suspicion of having abused two girls.',
    kinds: 'crime',
    says: [/Report it yourself to .* by \[deadline that the law sets\]/],
  },
  'harassment in an office': {
    typed: 'Three employees report harassment by a manager.',
    kinds: 'workplace',
    says: [/\[Who has to pass on what they hear/],
    never: [/Report it yourself/],
  },
  'a crash in which a driver died': {
    typed: 'A bus of ours crashed near Lyon. The driver died.',
    kinds: 'transport',
    says: [
      /\[Whether the family has been told; send nothing before that\.\]/,
      /touch and move nothing until \[investigating authority\] allows it/,
    ],
  },
  'a dog that died': {
    typed: 'A customer’s poodle died during grooming at our salon',
    kinds: 'animal',
    says: [/sorry for everyone who has lost an animal/],
    never: [HELPLINE_OF_FAMILIES, /condolences/, /famil(?:y|ies) ha(?:s|ve) been told/],
  },
  'a chief executive who leaves': {
    typed: 'our ceo resigned this morning without notice',
    kinds: 'departure',
    says: [/\[Board or body\] decides who follows/],
    never: [/will look into what happened/, /stays in office/],
  },
  'an accusation of a founder': {
    typed: 'A former employee posted that our founder sexually harassed interns. We do not know if it is true.',
    kinds: 'executive',
    says: [
      /you can report it at \[reporting channel\], or to \[authority or ombudsperson\]/,
      /\[Who has to pass on what they hear, such as managers, to whom and by when\.\]/,
    ],
  },
  'a claim that is being checked': {
    typed: 'An influencer claims our sunscreen SPF 50 only tests at SPF 12. We are testing it.',
    kinds: 'rumor backlash',
    says: [/Decide first whether any of it is true/, /We are testing it/],
    never: [/has offended or let down/, /has upset people/, /is false/],
  },
  'results sent to the wrong people': {
    typed: 'We accidentally emailed exam results of 1,812 students at Saint-Exupéry Academy to the wrong parents',
    kinds: 'data-breach',
    says: [/as far as is known: exam results of 1,812 students\. Not affected/, /Subject: The data of 1,812 students:/],
  },
  'a note of somebody in a hurry': {
    typed: 'ransomware!! nothing works, hackers want 2 million, patient records maybe stolen',
    kinds: 'data-breach',
    says: [/\[What happened, in neutral words\.\]/],
    never: [/2 million/, /!!/],
  },
  'a search of offices': {
    typed: 'The Bundeskartellamt searched our offices in Munich this morning.',
    kinds: 'financial-legal',
    says: [/What this means for you:/],
  },
  'a ship with a name': {
    typed: 'Our ferry MS Karoliina hit the quay in Tallinn; nobody was hurt but the car deck is damaged',
    kinds: 'transport',
    never: [/full recovery/],
  },
  'a hit by a drone': {
    typed: 'One of our drone light-show drones fell into the crowd and hit a 9-year-old girl on the head.',
    kinds: 'injury',
    says: [/everyone who was hurt a full recovery/],
    never: [/Stop using/],
  },
  'a trampoline': {
    typed: 'Our kids’ trampoline: the net rips. 12 reports, 2 broken arms.',
    kinds: 'product',
    says: [/Stop using our kids’ trampoline/],
  },
  'milk in a vegan burger': {
    typed: 'Our vegan burger contains milk. 2 people had allergic reactions.',
    kinds: 'allergen',
    says: [
      /Nobody with an allergy to milk should eat our vegan burger \[batch\]/,
      /everyone who fell ill a full recovery/,
    ],
  },
  'pieces that children swallowed': {
    typed: 'Our toothbrush heads break off and kids swallowed pieces.',
    kinds: 'product',
    says: [/Stop using/, /everyone who was hurt a full recovery/],
  },
  'a ceiling that fell down': {
    typed: 'The ceiling of our concert hall fell down during a rehearsal, nobody was hurt',
    kinds: 'unknown',
    never: [/works again/],
  },
  'data that went to advertisers': {
    typed: 'Our dating app showed users’ HIV status to advertisers',
    kinds: 'data-breach',
  },
  'red water in a river': {
    typed: 'A drone video shows our mine leaking red water into the river',
    kinds: 'environment',
  },
  'mold in cups': {
    typed: 'Customers found mold in our Oat&Joy yogurt cups (best before 12/12).',
    kinds: 'food',
    says: [/Do not eat or serve our Oat&Joy yogurt cups/],
  },
}

describe.each(Object.entries(UNUSUAL))('%s', (_, { typed, kinds, says = [], never = [] }) => {
  const reading = readScenario(typed)
  const all = writeDocuments(reading)
    .map((document) => documentText(document, {}))
    .join('\n')

  test('is read as what it is', () => {
    expect(reading.kinds.map(({ kind }) => kind.id).join(' ')).toBe(kinds)
  })

  test('says what has to be said, and nothing that could hurt somebody', () => {
    for (const words of says) expect(all).toMatch(words)
    for (const words of never) expect(all).not.toMatch(words)
  })
})
