/**
 * What has to be known of news before anybody writes about it. The question stands in every tool that writes news, and its
 * answer decides what is written and what is said first.
 */
import type { ToolSlug } from '../../../schema/tool-catalog'
import { listed } from '../english/phrases'
import { asQuestion, type ChoiceField } from './fields'
import { type Proposal, proposalFor } from './propose'

const CRISIS: ToolSlug = 'pr-crisis-response-generator'

/**
 * The answers, from the gravest, with phrases that hardly mean anything else: a proposal that misses costs trust in the next
 * one, and a phrase that is missing costs nothing but the proposal, because no text is printed as if it had been answered.
 */
const GATES = [
  {
    id: 'life',
    within: 'harm',
    label: 'Somebody took or tried to take their own life',
    notice:
      'Somebody took or tried to take their own life, so nothing that you typed is printed: no name, age, place, method or reason. Speak with the family first. Add a help line to each text; the World Health Organization has a guide for reporters.',
    slug: CRISIS,
    words: listed(`
      suicid*, take* * own life, taking * own life, took * own life, end* * own life, take his life, take her life,
      took his life, took her life, taken his life, taken her life, ended his life, ended her life, killed himself, killed herself,
      killed themselves, hanged himself, hanged herself, self-harm, self-harmed`),
  },
  {
    id: 'harm',
    label: 'Somebody is hurt, harmed or loses something',
    notice:
      'People are harmed or lose something, so this is written as plain facts. What they must do comes before any headline, pitch or post.',
    slug: CRISIS,
    words: listed(`
      injure*, injuring, kills two, kills three, kills four, kills #, was hurt, were hurt, seriously hurt, people hurt, killed, people died, has died, have died, died today,
      died yesterday, passed away, is dead, are dead, people are dead, found dead, drowned, fatal accident, in hospital,
      in the hospital, taken to hospital, taken to the hospital, hospitalized, hospitalised, food poisoning, salmonella,
      listeria, contaminated, fell ill, evacuated, product recall, we recall, is recalling, are recalling, recall of,
      caught fire, explodes, exploded, collapse, collapses, collapsed, explosion at, gas leak, derailed, data breach, data leak, ransomware, cyberattack, was hacked,
      were hacked, hackers, was stolen, were stolen, layoffs, lays off, laid off, redundancies, made redundant, job cuts,
      cuts jobs, may loosen, can loosen, may come off, can come off, may overheat, can overheat, choking hazard,
      cut* # jobs, cut* # of # jobs, let* # go, let go #, let* # people go, letting # go, let* people go, let* staff go, lose their jobs, jobs lost, jobs go, on strike, bankruptcy, insolvency, plant closure, store closures, closing forever, closes forever, shuts forever, shut forever, closes for good,
      close for good, closing for good, shuts for good, goes out of business, going out of business, outage`),
  },
  {
    id: 'accusation',
    label: 'It accuses a person or a company, named or easy to recognize',
    notice:
      'It accuses somebody. Publish nothing before a lawyer has read it and the accused could answer; write what is established, and who says what. If children or patients may be harmed, call the police or the child protection authority first.',
    words: listed(`
      accused of, accuses, alleges, allegations against, is a fraud, committed fraud, fraudster, defraud*, is a scam,
      scammed, is a liar, liar, is lying, lied, lies about, the truth about, is a thief, are thieves, crook, swindled, swindles, swindling, conman, con man, con artist, stole,
      sold us fake, sold us fakes, sold us stolen, sold fake*, took our money, took our deposit, never paid us, stolen by, stealing, robs, robbed us, robbed me, pocketed, embezzl*, fake* its, fake* their, fake* his, fake* her,
      faked, faking, falsified, cooked the books, lies to, misled, misleads, ripped off, rips off,
      spied on, was seen with, caught with, had an affair, has an affair, affair with, forged document*, forged signature*, forged invoice*, forged certificate*, forged paper*, copied our, cheated, cheats,
      cheating, blackmail*, brib*, is corrupt, how corrupt, what a thief, what a liar, what a crook, what a cheat, emptied our account*, emptied the account*, haven't charged him, haven't charged her, hasn't been charged, covered up, cover-up, unlicensed,
      illegally, dumps waste, dumped waste, exploits its, exploits workers, underpays, refuses to pay,
      owes us, owes me, deceives, deceived, bullies, harasses, discriminates, overcharges, overcharged,
      child labor, child labour, hits his, hits her,
      beats up, assault*, sexually assault*, sexual harassment by, harassed, bullied, for grooming, molest*, abused,
      raped, rapist, predator, pedophile, paedophile, pervert, is a racist, is a drunk, drinking problem,
      is incompetent, what kind of man, what kind of person, sacked for, fired for, behind bars`),
  },
  {
    id: 'confidential',
    label: 'It may not be public yet: it is secret',
    notice:
      'It may not be public yet. Send it to nobody without an embargo in writing, and to nobody at all while a law, a contract or a stock exchange forbids it: a lawyer clears each word. The people it concerns hear it from you before any journalist does.',
    words: listed(`
      not public yet, not yet public, internal until, keep quiet, keep it quiet, keep this quiet, hush-hush, between us,
      do not tell anyone, don't tell anyone, before staff know, before the staff know, strictly confidential, confidential,
      strictly private, codename, code name, top secret, still secret, secret until, under wraps, under nda,
      nobody must know, nobody may know, no one may know, nobody knows yet, not approved,
      not for release, not for publication, do not publish, don't publish, do not share, don't share, internal only,
      board only, staff don't know, staff dont know, staff do not know, isn't aware, is not aware yet,
      insider information, strictly nobody, nothing out before, not a word before, keep it secret, must stay secret`),
  },
  {
    id: 'later',
    within: 'confidential',
    label: 'It is under embargo, or for a later day',
    notice:
      'It is under embargo, or for a later day, and each line says so. Send it to journalists only once they have agreed in writing to wait; of a listed company, the law on inside information decides, and no embargo. The people it concerns hear it from you before any of them.',
    words: listed(`
      embargo*, not announced yet, not yet announced, to be announced on, must not be earlier, not public before,
      until the announcement, before the announcement`),
  },
  {
    id: 'trade',
    within: 'claim',
    label: 'Its trade has rules of its own: betting, alcohol, tobacco, loans, medicine',
    notice:
      'Its trade has rules of its own. Many countries forbid offers in it, above all to the young: a lawyer reads each text before it goes out. Each text has the age limit, the warning or the help line that the law asks for.',
    words: listed(`
      free bet, free bets, first bet, bet free, betting, gambling, jackpot, bingo, free spins, easy money, casino*, sportsbook, slot machine*,
      vape, vapes, vaping, e-cigarette*, nicotine, payday loan*, instant loan*`),
  },
  {
    id: 'claim',
    label: 'It promises something about health, money or the environment',
    notice:
      'Promises about health, money or the environment have rules of their own in most countries. Have the evidence at hand, and ask a lawyer before you publish them.',
    words: listed(`
      cure, cures, cured, heals, treats pain, treats anxiety, treats depression, treats diabetes, treats arthritis,
      relieves pain, stops pain, stops migraine, stops migraines, painkiller, detox*, clinically proven, clinically tested,
      boosts immunity, immune system, weight loss, lose weight, lowers blood pressure, prevents disease,
      slow* memory loss, against cancer, against alzheimer's, against dementia, against diabetes, against arthritis,
      guaranteed return, guaranteed returns, risk-free, carbon neutral, climate neutral, climate positive, net zero,
      zero emissions, zero-emission, climate-friendly, co2 neutral, good for the planet, eco-friendly, environmentally friendly, biodegradable,
      compostable, plastic-free, sustainably sourced, sustainable packaging`),
  },
  {
    id: 'joke',
    label: 'It is a joke, or not true',
    notice:
      'It is a joke, which a newsroom could print as news: send it only to one that knows. A closing, a layoff, an illness or a death is no joke: staff and customers believe it, and the law on advertising may forbid it. If part of it is true, give only that part, and answer “None of this”. On your own pages, say by the evening of the same day that it was a joke.',
    words: listed('april fool*, this is a joke, as a joke, just kidding, is a prank, satire'),
  },
] as const

const NONE = { value: 'none', label: 'None of this' } as const

type Gate = (typeof GATES)[number]['id'] | (typeof NONE)['value']

/** All answers, and those of tools that ask for none within another, such as `life` within `harm`. */
export const allGates = (): readonly string[] => GATES.map(({ id }) => id)
const mainGates = (): readonly string[] => GATES.filter((gate) => !('within' in gate)).map(({ id }) => id)

/** The lists of words, each with the answer that it suggests: where its own is not asked, the answer around it. */
const wordsFor = (asked: readonly string[]) =>
  GATES.flatMap((gate) => {
    const id = [gate.id, 'within' in gate ? gate.within : ''].find((one) => asked.includes(one))
    return id ? [{ id, words: gate.words }] : []
  })

const gatesAmong = (asked: readonly string[]) => GATES.filter(({ id }) => asked.includes(id))

/** The question. @param asked its answers */
export const gateField = (asked = mainGates()) =>
  ({
    kind: 'choice',
    label: 'Is any of this true?',
    hint: 'It decides what may be written.',
    ...asQuestion,
    options: [NONE, ...gatesAmong(asked).map(({ id, label }) => ({ value: id, label }))],
  }) satisfies ChoiceField

/** What follows from the answer and is said first, with the tool that helps more. */
export function gateNotice(gate: string | undefined): { text: string; slug: ToolSlug | undefined } | undefined {
  const found = GATES.find(({ id }) => id === gate)
  return found && { text: found.notice, slug: 'slug' in found ? found.slug : undefined }
}

/** The answer as visitors read it. */
export const gateLabel = (gate: string): string => GATES.find(({ id }) => id === gate)?.label ?? ''

/** The answer that the words of a visitor suggest. @param asked the answers that are asked for */
export const gateProposal = (text: string, asked = mainGates()): Proposal | undefined =>
  proposalFor(text, wordsFor(asked))

/** Words that suggest an answer of the gate, for tools that have more answers than these. */
export const gateWords = (gate: string): readonly string[] => wordsFor([gate]).flatMap(({ words }) => words)

/**
 * What the words of a visitor suggest beside the answer, from the gravest: two answers can be true at once. Nothing while the
 * question is open, when the words propose the answer itself.
 * @param asked the answers of the question
 */
export function besideAnswer(
  gate: string | undefined,
  text: string,
  asked = mainGates(),
): readonly (Proposal & { isGraver: boolean })[] {
  if (gate === undefined) return []
  const gates = gatesAmong(asked)
  const answered = gates.findIndex(({ id }) => id === gate)
  return gates.flatMap((other, index) => {
    const own = wordsFor(asked).filter(({ id }) => id === other.id)
    const proposal = other.id === gate ? undefined : proposalFor(text, own)
    // Harm changes nothing about the day until which it may not be printed.
    const isGraver = answered === -1 || (index < answered && !(gate === 'later' && other.id === 'harm'))
    return proposal ? [{ ...proposal, isGraver }] : []
  })
}

const HOLDS_BACK: ReadonlySet<string> = new Set<Gate>(['life', 'accusation', 'confidential', 'joke'])

/** Whether an answer leaves nothing typed in a text: it would be printed as if it were established, public or meant. */
export const holdsBack = (gate: string | undefined): boolean => HOLDS_BACK.has(gate ?? '')
