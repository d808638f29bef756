import { fixFor } from '../../src/tools/health-checker/fixes'
import { samples as releases, unseen } from '../../src/tools/health-checker/fixtures/releases'
import { checkHealth } from '../../src/tools/health-checker/health'
import { toText } from '../../src/tools/health-checker/report'
import { tool } from '../../src/tools/health-checker/tool'
import type { Sample, SampledTool } from './sample'

/** What a release of each label scores: a good one can go out, and nobody may be told that a bad one is. */
const SCORES = {
  good: /^Press release health: (?:8\d|9\d|100) of 100, good$/m,
  middling: /^Press release health: (?:[6-9]\d) of 100/m,
  bad: /^Press release health: [1-7]?\d of 100, (?:warning|poor)$/m,
} as const

/** What an editor would say of a release, by its name, and what would be false or would break it. */
const JUDGED: Record<string, Pick<Sample, 'says' | 'never'>> = {
  'bakery, British style with notes to editors': { says: [/^1\. Release line .*without its time zone/m] },
  'partnership without end mark, some hype': {
    says: [
      /Insert ENDS/,
      /^1\. Split into two sentences: one thought each\. “Passengers can buy, .* …”: this sentence has 39 words\.$/m,
      /“innovative” \(twice\), “powerful”, “easy to use”, “leading”: each is on a list/,
    ],
    never: [/Delete “powerful”/, /of it: one thought|5 places in all/],
  },
  'product without a quotation': {
    says: [/“best” claims a first place/, /3 of 8 sentences are passive, not counting “was founded”\./],
  },
  'charity report, long sentences': {
    says: [
      /These sentences have 30 and 29 words\. Remedy: Split into two/,
      /has 51 words\. Remedy: Split into three/,
      /“Open Larder, .* …”, .*: these sentences have 51, 30 and 29 words\./,
    ],
  },
  'software update': { says: [/faster than ever/, /“Visit our website” asks the reader to act/] },
  'expansion without date and contact name': {
    says: [/“the most modern” claims a first place/],
    never: [/Delete “fastest-growing”/],
  },
  'hype without news': {
    says: [/truly unique/, /supercharge/, /first paragraph does not name SYNERGIX/],
    never: [/synergix/, /Name in the headline/, /Delete “game-changer”/, /Delete “innovative”/],
  },
  'opinion without facts': { says: [/Write “are”/], never: [/Write “be”/, /Delete “(?:visionary|passionate)”/] },
  advertisement: {
    says: [
      /^This is an advertisement/m,
      /“sofas” or “sofa” is used 3 times in “/,
      /“sofas?”(?:, “sofas?”)*: together 11 of 76 words/,
      /No stuffing, 11 places \(Lead, line 3: sofa, sofas, sofas, sofa; Body, line 5: (?:sofa, ){4}Sofa, sofas; Body, line 7: sofa\)/,
      /^1\. Rewrite the headline so that it says who does what\. /m,
      /Delete “HURRY, THIS OFFER ENDS SOON!”/,
      /Call now.*act, as advertisements do/,
    ],
    never: [/Name in the (?:headline|lead)/, /each is 11 of|Write “Hurry/, /Put one line above the story/],
  },
  'notes, not sentences': {
    says: [
      /^These are notes, not a release/m,
      /cannot be fully judged/,
      /^Tone: .* could not be judged\.$/m,
      /^Readability: 0, not judged\. 5 of 5 checks could not be judged\.$/m,
      /Write a first paragraph of one to three sentences/,
    ],
    never: [
      /Keep the news in/,
      /Readability: 0, poor/,
      /Subheading/,
      /None of the headline’s terms/,
      /\b(?:Feelings|Third person|Short sentences)\b/,
    ],
  },
  'event, late news': {
    says: [
      /Cut what is in front of the dateline: the news begins there/,
      /Neither the first paragraph nor the one with the dateline says why\. Remedy: Cut what is in front of the dateline, then add the reason/,
      /lacks 3 of the headline’s 3 terms: .*\. Remedy: Cut what is in front/,
      /Add the full name of the person/,
      /only one sentence/,
    ],
    never: [/^\d\. Say in the lead/m, /Name the organization or the person/],
  },
  'jargon in one paragraph': {
    says: [
      /Why\?/,
      /^The text tells no news yet/m,
      /^1\. Write a new first paragraph of one to three sentences that says what happened\. What is there now can follow/m,
    ],
    never: [
      /move everything from|Lead, line 3: Stakeholder/,
      /Name in the headline/,
      /this is past the third|that is marked/,
    ],
  },
  'award without content': {
    says: [
      /could not be more excited/,
      /write “an award”/,
      /does not say which award it is, or who gives it/,
      /^Keywords: 20.* 2 could not be judged/m,
      /Leave the thanks out/,
    ],
  },
}

const SAMPLES: readonly Sample[] = [
  ...[...releases, ...unseen].map(({ name, label, text }) => ({
    name: `${name} (${label})`,
    typed: { release: text },
    says: [SCORES[label], ...(JUDGED[name]?.says ?? [])],
    never: JUDGED[name]?.never,
  })),
  {
    name: 'in capitals, with emoji',
    typed: {
      release:
        '🚀🚀 HUGE NEWS!!! OUR AMAZING NEW GAME IS FINALLY HERE 🎮\n\nWE ARE THRILLED TO ANNOUNCE NIGHT TRAIN, THE ULTIMATE CO-OP GAME!!! YOU WILL LOVE IT!!!',
    },
    says: [
      /poor$/m,
      /Exclamation marks/,
      /🚀🚀/,
      /HUGE NEWS/,
      /Delete “YOU WILL LOVE IT!!!”/,
      /Who\?/,
      /Delete “HUGE NEWS!!!”/,
      /cannot be fully judged/,
      /put a colon in its place/,
    ],
    never: [
      /night train/,
      /Superlatives|Short sentences|Reading ease/,
      /lacks .*HUGE/,
      /below the lead/,
      /Put a period \(Headline/,
      /Put a period[\s\S]*Put a period/,
      /Write “Huge|Delete the exclamation mark|For immediate release” \(/,
      /Write “(?:Our|You)/,
      /Delete “WE ARE/,
      /Readability: 0, poor/,
    ],
  },
  {
    name: 'one sentence',
    typed: { release: 'Rosie’s Bakery opens a second shop on Elm Street on May 4.' },
    never: [
      /does not say where/,
      /headline’s terms/,
      /poor\. .*Hype words/,
      /(?:Tone|Readability): 0, poor/,
      /under “About …”\./,
    ],
    says: [
      /^This is too short for a release/m,
      /“OSLO, May 5, 2026 – …”/,
      /^1\. Put one line above the story/m,
      /^Tone: 0, not judged\. 7 of 7 checks could not be judged\.$/m,
      /Media contact/,
      /Ask somebody for a quotation and have it approved/,
      /This report checks the form/,
      /^Press release health: [1-7]?\d of 100, (?:warning|poor)$/m,
    ],
  },
]

export const sampledHealthChecker: SampledTool = {
  tool,
  title: 'Reports of the health checker',
  samples: SAMPLES,
  write: ({ release = '' }) => {
    const health = checkHealth(release)
    const fixes = health.findings.flatMap((finding) => {
      const fix = fixFor(finding, health.release, health.isRelease)
      return fix ? [`- ${fix.label} (${finding.place})`] : []
    })
    return [toText(health), '', 'Changes it offers to make', ...(fixes.length > 0 ? fixes : ['None.'])].join('\n')
  },
}
