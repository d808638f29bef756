import { writeDocuments } from '../../src/tools/crisis-responses/documents'
import { messageMap } from '../../src/tools/crisis-responses/message-map'
import { readScenario } from '../../src/tools/crisis-responses/read-scenario'
import { allText } from '../../src/tools/crisis-responses/take-away'
import { tool } from '../../src/tools/crisis-responses/tool'
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
const INVESTIGATED = /investigat|(?:finding|looking for) the cause|finding out what happened|look into what/i

export const SCENARIOS: Record<string, Scenario> = {
  'recall of a night light after a burn': {
    typed:
      'On Tuesday we learned that the charging cable of our Lumo night light can overheat. Three customers reported melted plugs and one child had a minor burn on the hand. We have stopped sales and asked retailers to take it off the shelves.',
    kinds: 'product',
    says: [
      /Stop using our Lumo night light \[model or batch\] now/,
      /^Unplug it|Unplug it if/m,
      /full recovery/,
      /What you get: \[refund/,
      /How to recognize it/,
      /Sold: \[number of units\]/,
      /such as whether other models or batches are affected and what caused it\]/,
      /share no names or personal data outside the team/,
    ],
    never: [/\[first step taken/, /finding the cause/, /We speak even/, /We are looking for/],
    firstAfterTitle: /^On Tuesday we learned that the charging cable .* minor burn on the hand\.$/,
  },
  'rumor about baby food': {
    typed: 'Someone posted that our baby food contains glass. It is not true.',
    kinds: 'rumor',
    says: [
      /Our baby food contains no glass\. The claim that is going around is false\. \[The fact that shows it/,
      /For the media[\s\S]*’s baby food contains no glass, \[organization\] says/,
      /For the media[\s\S]*If you find anything unusual in \[organization\]’s baby food[\s\S]*Questions from the public/,
      /everyone who has our baby food at home, or has seen the claim/,
      /Nothing changes for you/,
      /find anything unusual in our baby food, keep it, let nobody eat or use it, and call/,
    ],
    never: [
      STOP_USING,
      INVESTIGATED,
      /(?<!no )glass/,
      /What was claimed/,
      /^Subject: .*glass/m,
      /keep the proof|proof is (?:at|on)/,
      /What you can do now:\n- Nothing/,
    ],
    firstAfterTitle: /^Our baby food contains no glass\./,
    greets: 'Dear parents and customers,',
  },
  'pills, typed in capitals': {
    typed: 'THREE PATIENTS WERE HOSPITALIZED AFTER TAKING OUR BLOOD PRESSURE PILLS!!! WE DONT KNOW WHY',
    kinds: 'medicine',
    says: [
      /ask your doctor or pharmacist before you change anything/,
      /Three patients were hospitalized/,
      /don’t know why this happened\./,
    ],
    never: [
      STOP_USING,
      /know why\./,
      /What .* (?:do|does) not know/,
      /such as .*what caused it/,
      /“We don’t know why/,
      /!!/,
      /THREE PATIENTS/,
    ],
    greets: 'Dear patients and families,',
  },
  'death of a worker': {
    typed: 'A worker died at our plant in Dayton this morning when a platform collapsed.',
    kinds: 'injury',
    says: [
      /of the person who died\. \[Whether the family has been told; send nothing before that\.\]/,
      /For the media[\s\S]*\[Whether the family has been told/,
      /Subject: Our plant in Dayton: what we know, and what to do now/,
      /keep away from \[where it happened\], and touch and move nothing there until \[authority\] allows it/,
      /You are free to tell the police and inspectors/,
      /Support is available/,
      /Family and colleagues of the person who died can call/,
      /at our plant in Dayton, and their families/,
    ],
    never: [
      STOP_USING,
      /full recovery/,
      /everyone who has lost/,
      /Looking for someone/,
      /“[^”]*send nothing before/,
      /What has happened, and what to do now/,
    ],
    firstAfterTitle: /^A worker died at our plant/,
  },
  'storm, with emoji': {
    typed: 'A storm has flooded our hotel on the coast 😱😱 all guests are safe',
    kinds: 'disaster',
    says: [
      /tay away from our hotel/,
      /bookings, orders/,
      /who looks after you/,
      /Where: \[name and address of the place\]\. When: \[day and time\]\./,
      /asks everyone who is not at its hotel to stay away/,
    ],
    never: [INVESTIGATED, /😱/, /will repair/, /hit as well/, /with an order/, /closed|open again/i, /that promise/],
    firstAfterTitle: /^A storm has flooded our hotel on the coast\. All guests are safe\./,
    greets: 'Dear guests,',
  },
  'illness in a restaurant': {
    typed: '40 guests of our restaurant fell ill after eating the chicken salad on Saturday. We closed the kitchen.',
    kinds: 'food',
    says: [
      /see a doctor, and say what you ate and when\. In an emergency, call \[emergency number\]/,
      /who fell ill a full recovery/,
      /write down what they ate and when, and pass it on to \[name, role\]/,
    ],
    never: [
      /keep it away from children/,
      /batch, or meal/,
      /\[first step taken/,
      /has or has eaten/,
      /We are looking for/,
    ],
    greets: 'Dear guests,',
    firstAfterTitle: /^40 guests of our restaurant fell ill/,
  },
  'undeclared peanuts': {
    typed: 'Our almond cookies contain undeclared peanuts. We are recalling all boxes sold since May.',
    kinds: 'allergen',
    says: [
      /Nobody with an allergy to peanuts should eat our almond cookies sold since May\./,
      /If you or someone you care for has this allergy, do not eat them or give them out/,
      /asks that nobody with an allergy to peanuts eat its almond cookies sold since May\./,
      /Stop selling and serving our almond cookies now/,
      /Subject: Our almond cookies sold since May: not for people/,
      /Sold: \[number of units\] at \[shops or sites\], since May\./,
      /call \[emergency number\] at once/,
      /How to recognize them/,
      /What you get: \[refund or replacement\]/,
    ],
    never: [
      /\[batch\]/,
      /from date to date/,
      /telling every shop that has it/,
      /Do not eat it/,
      /repair/,
      /If you are allergic/,
    ],
  },
  'data breach, full of typos': {
    typed: 'hakers stole a databse with emails and pasword hashes of 12,000 costumers last nite',
    kinds: 'data-breach',
    says: [
      /Change your password for/,
      /Affected, as far as is known: emails and password hashes of 12,000 customers\. Not affected: \[which data\]/,
      /Subject: The data of 12,000 customers:/,
      /asks everyone whose data may be affected to change their password/,
      /\[Whether and how those affected are told\.\]/,
      /Hackers stole a database with emails and password/,
      /last night, \[organization\] says\./,
    ],
    never: [
      STOP_USING,
      /hakers|costumers|nite/i,
      /we do not ask/,
      /such as how many people/,
      /bank account/,
      /which data, and of whom/,
    ],
  },
  'strike over pay': {
    typed: 'Our drivers have gone on strike over low pay and working conditions.',
    kinds: 'labor',
    says: [
      /None of this limits your right to talk about your pay and working conditions/,
      /Until the dispute is settled:/,
      /Subject: The labor dispute: what we know/,
    ],
    never: [
      INVESTIGATED,
      /Until it is settled/,
      /before you leave/,
      /low pay/,
      /talking with/i,
      /do not (?:post|discuss|forward|talk)|nobody else|confidential/i,
    ],
  },
  'brakes of a pickup': {
    typed: 'The brakes of our Model K pickup can fail. We recall 4,100 trucks of model years 2024 and 2025.',
    kinds: 'vehicle',
    firstAfterTitle: /^The brakes of our Model K pickup can fail/,
    says: [
      /For the media[\s\S]*park it and do not drive it/,
      /vehicle identification number/,
      /Until you know, and if yours is affected, \[park it and do not drive it/,
      /Recalled: 4,100, of which \[number\] were sold at \[dealers/,
      /What you get/,
    ],
    never: [/keep it away from children/, /Sold: 4,100/],
  },
  'derailed train': {
    typed: 'A train of ours derailed near Leeds at 6:40 a.m. Twelve passengers were injured.',
    kinds: 'transport',
    never: [/as long as they need/, /Bring passengers/, /flight/],
    firstAfterTitle: /^A train of ours derailed/,
    says: [
      /on board \[train and route\], call \[helpline number\]/,
      /cause is for \[investigating authority\] to establish/,
    ],
    greets: 'Dear passengers and families,',
  },
  'ammonia leak': {
    typed: 'Ammonia leaked from our cold store. Neighbors smell it.',
    kinds: 'environment',
    firstAfterTitle: /^Ammonia leaked from our cold store\. Neighbors smell it\.$/,
    never: [
      /“[^”]*Neighbors smell it/,
      /^(?:- )?Neighbors smell it/m,
      /such as what/,
      /what it does to people/,
      /(?<!Whether )readings are published/,
      /(?:are|is) (?:measuring|cleaning)/,
    ],
    says: [
      /If you are near our cold store/,
      /Where: \[name and address of the place\]/,
      /Subject: Ammonia leak at our cold store: what to do now if you are nearby/,
      /hard to breathe, .* call \[emergency number\]/,
      /\[Whether readings are published, and where\.\]/,
      /the advice of \[authority\]\./,
    ],
    greets: 'Dear neighbors,',
  },
  'medicine, in two languages': {
    typed:
      'Nuestro jarabe para niños tiene la dosis equivocada en la etiqueta. Our cough syrup for children has the wrong dose on the label.',
    kinds: 'dose',
    says: [
      /Do not take or give our cough syrup for children as the label says/,
      /has taken it as the label says, call/,
      /Our cough syrup for children/,
      /- Stop selling and delivering our cough syrup for children now\./,
    ],
    never: [/before you change anything/, /depend on your treatment/, /Nuestro jarabe/, /how many people report it/],
    greets: 'Dear parents and customers,',
  },
  'one word': {
    typed: 'down',
    kinds: 'outage',
    says: [/\[What happened, in neutral words\.\]/, /For the media[\s\S]*\[status page\]/],
    never: [STOP_USING, /Down\./, /Until it works/, /people can use/],
  },
  'racist remarks of a chief executive': {
    typed: 'Our CEO was filmed making racist remarks at a dinner. The video has 2 million views on TikTok.',
    kinds: 'remarks',
    says: [
      /These remarks are wrong/,
      /we are sorry to everyone they hurt/,
      /Subject: The remarks of our CEO: what we know/,
      /Subject: \[organization\]: on the remarks of our CEO/,
      /you can reach \[name, role, phone or email\]/,
      /\[Board or body\] decides/,
      /you can report it at \[reporting channel\], if and when you wish/,
      /If the remarks hurt you, or if you want to talk about them/,
    ],
    firstAfterTitle: /^Our CEO was filmed/,
    never: [
      /in confidence/,
      STOP_USING,
      /is false/,
      /views/,
      /Decisions are made/,
      /independent body decides/i,
      /Report what you/,
      /For you, /,
      /with us/,
      /role of the person/,
    ],
  },
  'accusation that somebody denies': {
    typed: 'Students say that a teacher harassed them. It is not true, he says.',
    kinds: 'workplace',
    says: [
      /harassed them\. The teacher denies this\./,
      /you can do so at \[reporting channel\]/,
      /\[Who will see a report, and whom they have to tell\.\]/,
      /If you need support, you can reach \[support contact\]/,
      /This concerns everyone who is or was at \[organization\]\. It is right to report/,
      /Subject: Reports about conduct at \[organization\]:/,
      /promise no secrecy.*Report it yourself to \[reporting channel, or the authority that the law names\] by \[deadline/,
    ],
    never: [
      /in confidence|confidential/,
      /not true/,
      /is looking into it/,
      /The claim .* is false/,
      /Nothing changes for you/,
      /how this could happen/,
      /thank those/,
      /publish what is found/,
      /independent person/i,
      /who is right/,
      /what exactly happened/,
      /with us\b/,
    ],
    greets: 'Dear students and parents,',
  },
  'job cuts': {
    typed: 'We must cut 120 jobs and close our plant in Ohio next week.',
    kinds: 'layoffs',
    says: [
      /\[What the law asks for in notice to staff, .* and when it was given\.\]/,
      /What is not decided yet/,
      /We will cut 120 jobs and close our plant in Ohio\.\s+This is hard for the people who lose their jobs, .*\./,
      /\[What those who lose their jobs get, such as severance/,
      /The decision takes effect at our plant in Ohio on \[date, once a lawyer/,
      /We do this because \[the reasons, in figures\]\.\s+What we are doing:/,
      /Subject: Job cuts at our plant in Ohio:/,
      /Subject: Our plant in Ohio: what changes, and when/,
      /ask \[who answers in person[\s\S]*This is what we tell customers:/,
      /For the media[\s\S]*’s plant in Ohio on \[date, once a lawyer has checked the notice/,
    ],
    never: [
      INVESTIGATED,
      /We told/,
      /What we know/,
      /Those who leave get help/,
      /tell the people affected/,
      /next week/,
      /[Ww]e must/,
      /decision is ours/,
      /how many people/,
      /It concerns/,
    ],
  },
  'fake screenshot about a bank': {
    typed: 'A fake screenshot says that our bank is insolvent. Customers are withdrawing money.',
    kinds: 'bank-rumor',
    says: [
      /The screenshot about us that is going around is fake\./,
      /deposits are protected by/,
      /For the media[\s\S]*Deposits at \[organization\] are protected by/,
    ],
    never: [
      STOP_USING,
      /every question/,
      /^(?:- )?The figures/m,
      /For the media(?:(?!MESSAGE MAP)[\s\S])*\bYour deposits/,
      /are answered at/,
      INVESTIGATED,
      /insolvent|withdraw/,
      /If we learn anything/,
      /\[product, place or person\]/,
    ],
  },
  'false claim beside real harm': {
    typed:
      'People say our salad made them sick, which is not true. Two customers are in hospital after eating our soup.',
    kinds: 'rumor food',
    says: [
      /\[which part of the claim is false, which is true/,
      /We will share what is confirmed/,
      /Do not eat or serve our soup[\s\S]*which part of the claim is false/,
      /Subject: Our soup .*what to do now/,
      /write down what they ate and when, and pass it on[\s\S]*On other claims, say only what is at/,
      /see a doctor, and say what you ate and when\. In an emergency, call/,
    ],
    never: [
      /our salad|’s salad/,
      /not true/,
      /whether it is true/,
      /the claim, repeat nothing/,
      /everyone who has seen the claim/,
      /Nothing changes for you/,
      /say that it is false/,
      /^Subject: A false claim/m,
    ],
  },
  'very long text': {
    typed:
      `Shots were fired outside our stadium during the concert. ${'The police are here and ask everyone to stay inside until they give the all-clear for the north gate. '.repeat(4)}`.slice(
        0,
        500,
      ),
    kinds: 'security',
    says: [
      /do as the police ask: stay inside until/,
      /call \[emergency number\]/,
      /The police are there and ask everyone/,
      /If you are elsewhere, stay away\./,
      /Where: \[name and address of the place\]/,
      /call \[helpline number\]/,
    ],
    never: [INVESTIGATED, /^Stay away, and/m, /closing or evacuating/, /otherwise stay away/i],
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
