import { fixFor } from '../../src/features/tools/health-checker/fixes'
import { samples as releases, unseen } from '../../src/features/tools/health-checker/fixtures/releases'
import { checkHealth } from '../../src/features/tools/health-checker/health'
import { toText } from '../../src/features/tools/health-checker/report'
import { tool } from '../../src/features/tools/health-checker/tool'
import type { Sample, SampledTool } from './sample'

/** What a release of each label scores: a good one can go out, and nobody may be told that a bad one is. */
const SCORES = {
  good: /^Press release health: (?:8\d|9\d|100) of 100, good$/m,
  middling: /^Press release health: (?:[6-9]\d) of 100/m,
  bad: /^Press release health: [1-7]?\d of 100, (?:warning|poor)$/m,
} as const

/** What an editor would say of a release, by its name, and what would be false or would break it. */
const JUDGED: Record<string, Pick<Sample, 'says' | 'never'>> = {
  'partnership without end mark, some hype': { says: [/Insert ENDS/], never: [/Delete “powerful”/] },
  'product without a quotation': { says: [/“best” claims a first place/] },
  'software update': { says: [/“faster than ever” is on a list/] },
  'expansion without date and contact name': {
    says: [/“the most modern” claims a first place/],
    never: [/Delete “fastest-growing”/],
  },
  'hype without news': {
    says: [/“truly unique”/, /“supercharge”/],
    never: [/synergix/, /Delete “game-changer”/, /Delete “innovative”/],
  },
  'opinion without facts': { says: [/Write “are”/], never: [/Write “be”/, /Delete “(?:visionary|passionate)”/] },
  'award without content': { says: [/could not be more excited/, /write “an award”/] },
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
    says: [/poor$/m, /Exclamation marks/],
    never: [/night train/],
  },
  {
    name: 'one sentence',
    typed: { release: 'Rosie’s Bakery opens a second shop on Elm Street on May 4.' },
    says: [/Media contact/, /^Press release health: [1-7]?\d of 100, (?:warning|poor)$/m],
  },
]

export const sampledHealthChecker: SampledTool = {
  tool,
  title: 'Reports of the health checker',
  samples: SAMPLES,
  write: ({ release = '' }) => {
    const health = checkHealth(release)
    const fixes = health.findings.flatMap((finding) => {
      const fix = fixFor(finding, health.release)
      return fix ? [`${finding.number}. ${fix.label}`] : []
    })
    return [toText(health), '', 'Changes it offers to make', ...(fixes.length > 0 ? fixes : ['None.'])].join('\n')
  },
}
