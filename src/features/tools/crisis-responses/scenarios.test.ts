import { describe, expect, test } from 'vitest'
import { CRISIS_KINDS } from './crisis-kinds'
import { writeDocuments } from './documents'
import { checkFirstMessage } from './first-message-check'
import { countWords, MOST_WORDS, messageMap } from './message-map'
import { readScenario } from './read-scenario'
import { makeStatement } from './statement'
import { documentText } from './take-away'

/** What real people type when something has gone wrong, and what the four texts must and must not say about it. */
type Scenario = {
  typed: string
  kinds: string
  says?: RegExp[]
  never?: RegExp[]
  greets?: string
  firstAfterTitle?: RegExp
}

const STOP_USING = /stop (?:using|taking|eating)|do not (?:use|eat)/i
const INVESTIGATED = /investigat|finding the cause|finding out what happened|look into how/i

const SCENARIOS: Record<string, Scenario> = {
  'recall of a night light after a burn': {
    typed:
      'On Tuesday we learned that the charging cable of our Lumo night light can overheat. Three customers reported melted plugs and one child had a minor burn on the hand. We have stopped sales and asked retailers to take it off the shelves.',
    kinds: 'product',
    says: [/Stop using \[product/, /full recovery/, /What you get: \[refund/, /How to recognize it/, /Sold: /],
    never: [/\[first step taken/],
    firstAfterTitle: /^Stop using/,
  },
  'rumor about baby food': {
    typed: 'Someone posted that our baby food contains glass. It is not true.',
    kinds: 'rumor',
    says: [/is false\. \[The fact that shows it/, /Nothing changes for you/],
    never: [STOP_USING, INVESTIGATED],
    firstAfterTitle: /^The claim .* is false\./,
  },
  'pills, typed in capitals': {
    typed: 'THREE PATIENTS WERE HOSPITALIZED AFTER TAKING OUR BLOOD PRESSURE PILLS!!! WE DONT KNOW WHY',
    kinds: 'medicine',
    says: [/ask your doctor or pharmacist before you change anything/, /Three patients were hospitalized/],
    never: [STOP_USING, /!!/, /THREE PATIENTS/],
    greets: 'Dear patients and families,',
  },
  'death of a worker': {
    typed: 'A worker died at our plant in Dayton this morning when a platform collapsed.',
    kinds: 'injury',
    says: [/You are free to tell the police and inspectors/, /Support is available/],
    never: [STOP_USING, /full recovery/],
    firstAfterTitle: /^Our condolences/,
  },
  'storm, with emoji': {
    typed: 'A storm has flooded our hotel on the coast 😱😱 all guests are safe',
    kinds: 'disaster',
    says: [/Stay away from \[place\]/],
    never: [INVESTIGATED, /😱/],
    greets: 'Dear guests,',
  },
  'illness in a restaurant': {
    typed: '40 guests of our restaurant fell ill after eating the chicken salad on Saturday. We closed the kitchen.',
    kinds: 'food',
    says: [/see a doctor, and say what you ate and when/, /who fell ill a full recovery/],
    never: [/keep it away from children/, /\[first step taken/],
    greets: 'Dear guests,',
  },
  'undeclared peanuts': {
    typed: 'Our almond cookies contain undeclared peanuts. We are recalling all boxes sold since May.',
    kinds: 'allergen',
    says: [/If you are allergic to \[allergen\], do not eat/, /emergency number at once/, /What you get/],
  },
  'data breach, full of typos': {
    typed: 'hakers stole a databse with emails and pasword hashes of 12,000 costumers last nite',
    kinds: 'data-breach',
    says: [/we do not ask for them/, /write to everyone affected/],
    never: [STOP_USING],
  },
  'strike over pay': {
    typed: 'Our drivers have gone on strike over low pay and working conditions.',
    kinds: 'labor',
    says: [/None of this limits your right to talk about your pay and working conditions/],
    never: [INVESTIGATED, /do not (?:post|discuss|forward|talk)|nobody else|confidential/i],
  },
  'brakes of a pickup': {
    typed: 'The brakes of our Model K pickup can fail. We recall 4,100 trucks of model years 2024 and 2025.',
    kinds: 'vehicle',
    says: [/vehicle identification number/, /park it and do not drive it/, /What you get/],
    never: [/keep it away from children/],
  },
  'derailed train': {
    typed: 'A train of ours derailed near Leeds at 6:40 a.m. Twelve passengers were injured.',
    kinds: 'transport',
    says: [/call \[helpline number\]/, /cause is for \[investigating authority\] to establish/],
    greets: 'Dear passengers and families,',
  },
  'ammonia leak': {
    typed: 'Ammonia leaked from our cold store. Neighbors smell it.',
    kinds: 'environment',
    says: [/If you are near \[place\]/],
    greets: 'Dear neighbors,',
  },
  'medicine, in two languages': {
    typed:
      'Nuestro jarabe para niños tiene la dosis equivocada en la etiqueta. Our cough syrup for children has the wrong dose on the label.',
    kinds: 'medicine',
    says: [/ask your doctor or pharmacist/, /Nuestro jarabe/],
    never: [STOP_USING],
  },
  'one word': { typed: 'down', kinds: 'outage', says: [/Down\./, /\[status page\]/], never: [STOP_USING] },
  'racist remarks of a chief executive': {
    typed: 'Our CEO was filmed making racist remarks at a dinner. The video has 2 million views on TikTok.',
    kinds: 'executive',
    says: [/\[board or independent body\]/],
    never: [STOP_USING, /is false/],
  },
  'accusation that somebody denies': {
    typed: 'Students say that a teacher harassed them. It is not true, he says.',
    kinds: 'workplace',
    says: [/in confidence at \[confidential channel\]/],
    never: [/The claim .* is false/, /Nothing changes for you/],
    greets: 'Dear students and parents,',
  },
  'job cuts': {
    typed: 'We must cut 120 jobs and close our plant in Ohio next week.',
    kinds: 'layoffs',
    says: [/told everyone concerned in person/, /This is hard for the people who lose their jobs/],
    never: [INVESTIGATED],
  },
  'fake screenshot about a bank': {
    typed: 'A fake screenshot says that our bank is insolvent. Customers are withdrawing money.',
    kinds: 'rumor',
    says: [/is false/],
    never: [STOP_USING, INVESTIGATED],
  },
  'false claim beside real harm': {
    typed:
      'People say our salad made them sick, which is not true. Two customers are in hospital after eating our soup.',
    kinds: 'rumor food',
    says: [/\[Which part of the claim is false, which is true/, /Decide first whether any of it is true/],
    never: [/Nothing changes for you/, STOP_USING],
  },
  'very long text': {
    typed:
      `Shots were fired outside our stadium during the concert. ${'The police are here and ask everyone to stay inside until they give the all-clear for the north gate. '.repeat(4)}`.slice(
        0,
        500,
      ),
    kinds: 'security',
    says: [/Follow what the police ask/, /call \[helpline number\]/],
    never: [INVESTIGATED],
    greets: 'Dear guests,',
  },
}

/** What the agency’s article on the first hour calls bad, and other words that say nothing. */
const BAD =
  /aware of (?:reports|a|an)\b|seriously|first concern|top priority|in due course|isolated|abundance of caution|inconvenience|no comment|thoughts and prayers|deeply regret|unfortunately|rest assured/i

describe.each(Object.entries(SCENARIOS))(
  '%s',
  (_, { typed, kinds, says = [], never = [], greets, firstAfterTitle }) => {
    const reading = readScenario(typed)
    const texts = writeDocuments(reading).map((document) => documentText(document, {}))
    const all = texts.join('\n')

    test('is read as what it is', () => {
      expect(reading.kinds.map(({ kind }) => kind.id).join(' ')).toBe(kinds)
    })

    test('says what has to be said', () => {
      for (const words of says) expect(all).toMatch(words)
      if (greets) expect(texts[2]).toContain(greets)
      if (firstAfterTitle) expect(texts[0]?.split('\n\n')[1]).toMatch(firstAfterTitle)
    })

    test('says nothing that could hurt somebody, or that says nothing', () => {
      for (const words of [...never, BAD]) expect(all).not.toMatch(words)
    })

    test('has what people must do before what is known, then what is not, what is done, and the next update', () => {
      const { now, facts, unknown, process } = makeStatement(reading)
      const order = [...now.slice(0, 1), ...facts.slice(0, 1), unknown, ...process.slice(0, 1), 'Our next update']
      const places = order.map((words) => texts[0]?.indexOf(words) ?? -1)
      expect(Math.min(...places)).toBeGreaterThan(0)
      expect(places).toEqual([...places].sort((one, other) => one - other))
    })

    test('the text for the media says “we” only in quotations', () => {
      expect(texts[3]?.replace(/“[^”]*”/g, '')).not.toMatch(/\b(?:we|us|our)\b/i)
    })

    test('the public statement has the six parts of a first message', () => {
      const parts = checkFirstMessage(makeStatement(reading), texts[0] ?? '')
      expect(parts.filter(({ state }) => state === 'missing')).toEqual([])
    })

    test('no placeholder is inside another', () => {
      expect(all).not.toMatch(/\[[^\]]*\[/)
    })
  },
)

test.each(CRISIS_KINDS)('the message map of $id has three messages with three facts, in at most 27 words', ({ id }) => {
  const map = messageMap(readScenario('Something happened.', { kind: id }))
  expect(map.map(({ supports }) => supports.length)).toEqual([3, 3, 3])
  expect(countWords(map)).toBeLessThanOrEqual(MOST_WORDS)
})

test('there are twenty', () => {
  expect(Object.keys(SCENARIOS)).toHaveLength(20)
})
