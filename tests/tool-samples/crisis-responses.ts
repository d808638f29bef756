import { writeDocuments } from '../../src/features/tools/crisis-responses/documents'
import { messageMap } from '../../src/features/tools/crisis-responses/message-map'
import { readScenario } from '../../src/features/tools/crisis-responses/read-scenario'
import { allText } from '../../src/features/tools/crisis-responses/take-away'
import { tool } from '../../src/features/tools/crisis-responses/tool'
import type { SampledTool } from './sample'

/** What real people type when something has gone wrong, and what the four texts must and must not say about it. */
export type Scenario = {
  typed: string
  kinds: string
  says?: RegExp[]
  never?: RegExp[]
  greets?: string
  firstAfterTitle?: RegExp
}

const STOP_USING = /stop (?:using|taking|eating)|do not (?:use|eat)/i
const INVESTIGATED = /investigat|finding the cause|finding out what happened|look into how/i

export const SCENARIOS: Record<string, Scenario> = {
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
    never: [STOP_USING, INVESTIGATED, /glass/],
    firstAfterTitle: /^The claim .* is false\./,
  },
  'pills, typed in capitals': {
    typed: 'THREE PATIENTS WERE HOSPITALIZED AFTER TAKING OUR BLOOD PRESSURE PILLS!!! WE DONT KNOW WHY',
    kinds: 'medicine',
    says: [/ask your doctor or pharmacist before you change anything/, /Three patients were hospitalized/],
    never: [STOP_USING, /^- We don’t know/m, /!!/, /THREE PATIENTS/],
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
    says: [/we do not ask for them/, /write to everyone affected/, /Hackers stole a database with emails and password/],
    never: [STOP_USING, /hakers|costumers|nite/i],
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
    says: [/ask your doctor or pharmacist/, /Our cough syrup for children/],
    never: [STOP_USING, /Nuestro jarabe/],
  },
  'one word': {
    typed: 'down',
    kinds: 'outage',
    says: [/\[what happened, in neutral words\]/, /\[status page\]/],
    never: [STOP_USING, /Down\./],
  },
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
    never: [/The claim .* is false/, /Nothing changes for you/, /not true/],
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
    never: [STOP_USING, INVESTIGATED, /insolvent|withdraw/],
  },
  'false claim beside real harm': {
    typed:
      'People say our salad made them sick, which is not true. Two customers are in hospital after eating our soup.',
    kinds: 'rumor food',
    says: [/\[Which part of the claim is false, which is true/, /^Do not eat or serve \[product/m],
    never: [/Nothing changes for you/, /say that it is false/, /^Subject: A false claim/m],
  },
  'very long text': {
    typed:
      `Shots were fired outside our stadium during the concert. ${'The police are here and ask everyone to stay inside until they give the all-clear for the north gate. '.repeat(4)}`.slice(
        0,
        500,
      ),
    kinds: 'security',
    says: [/follow what the police ask/, /call \[helpline number\]/],
    never: [INVESTIGATED],
    greets: 'Dear guests,',
  },
}

export const sampledCrisisTool: SampledTool = {
  tool,
  title: 'Crisis responses',
  samples: Object.entries(SCENARIOS).map(([name, { typed, says, never }]) => ({
    name,
    typed: { scenario: typed },
    says,
    never,
  })),
  write: ({ scenario = '' }) => {
    const reading = readScenario(scenario)
    const map = messageMap(reading).map(
      ({ text, supports }) => `${text}\n${supports.map((support) => `- ${support}`).join('\n')}`,
    )
    return `${allText(writeDocuments(reading), {})}\n\n\nMESSAGE MAP\n\n${map.join('\n\n')}`
  },
}
