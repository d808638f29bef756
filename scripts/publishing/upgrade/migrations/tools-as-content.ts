import { parse } from 'yaml'
import { type ContentTexts, changeFiles, type Migration } from './migration'

const SETTINGS = 'content/settings/site.yaml'
const PAGE = 'content/pages/tools.yaml'

/** The tools as releases before this one named and described them. */
const TOOLS = [
  {
    slug: 'pr-headline-generator',
    title: 'PR Headline Generator',
    description:
      'Eight headlines for your news, each after a named newsroom pattern, with what decides where search results and inboxes cut them.',
  },
  {
    slug: 'influencer-brief-builder',
    title: 'Influencer Brief Builder',
    description:
      'A campaign brief that creators can work from, made of your own goals and deliverables, with a timeline, guidelines and compensation.',
  },
  {
    slug: 'pr-health-checker',
    title: 'PR Health Checker',
    description:
      'Checks a press release for structure, readability, tone, relevance and keywords, and marks every finding in the text, with its reason.',
  },
  {
    slug: 'pitch-timer',
    title: 'Pitch Timer',
    description:
      'A countdown to your target date and a four-week plan of what to do until then, fitted to your goals and honest when time is too short.',
  },
  {
    slug: 'pr-crisis-response-generator',
    title: 'PR Crisis Response Generator',
    description:
      'Four statements for the first hours of a crisis, for the public, your staff, your customers and the media, with what you must do first.',
  },
  {
    slug: 'influencer-roi-calculator',
    title: 'Influencer ROI Calculator',
    description:
      'What an influencer campaign may return, step by step from followers to revenue, with every assumption in the open and yours to change.',
  },
  {
    slug: 'influencer-content-brief-generator',
    title: 'Influencer Content Brief Generator',
    description:
      'A content brief for creators, with objectives, deliverables, guidelines, technical requirements, a timeline and what to do and avoid.',
  },
  {
    slug: 'influencer-rate-calculator',
    title: 'Influencer Rate Calculator',
    description:
      'What a post, story, reel or video costs at each size of account and engagement, and what three packages of several pieces come to.',
  },
  {
    slug: 'influencer-campaign-timeline',
    title: 'Influencer Campaign Timeline',
    description:
      'Five phases of a creator campaign, counted back from your launch day with their tasks, and a plain word when the time is too short.',
  },
  {
    slug: 'influencer-performance-tracker',
    title: 'Influencer Performance Tracker',
    description:
      'Engagement, reach, like, comment, share and save rates of a post, held against benchmarks of its platform, with what they mean.',
  },
]

const fileOf = (slug: string) => `content/tools/${slug}.yaml`

export const toolsAsContent: Migration = {
  number: 5,
  says: 'Every tool that the site shows has a file in content/tools, with its name and its sentence; hiddenTools is gone.',
  change: (texts) => {
    const hidden = new Set(hiddenIn(texts.get(SETTINGS) ?? ''))
    const shown = TOOLS.filter(({ slug }) => !hidden.has(slug))
    const hasFiles = TOOLS.some(({ slug }) => texts.has(fileOf(slug)))
    const changed = new Map(withoutHidden(texts, hidden))
    // A site without any tool leaves out their page.
    if (shown.length === 0) changed.delete(PAGE)
    if (hasFiles || !changed.has(PAGE)) return changed
    for (const [index, { slug, title, description }] of shown.entries()) {
      changed.set(fileOf(slug), `title: ${title}\ndescription: ${description}\norder: ${index + 1}\n`)
    }
    return changed
  },
}

function hiddenIn(settings: string): string[] {
  const { hiddenTools } = (parse(settings) ?? {}) as { hiddenTools?: unknown }
  return Array.isArray(hiddenTools) ? hiddenTools : []
}

/** The setting goes, and with it what led to a hidden tool without being shown. */
function withoutHidden(texts: ContentTexts, hidden: ReadonlySet<string>): ContentTexts {
  const settings = changeFiles(texts, /\/settings\/site\.yaml$/, (_, text) =>
    text.replace(/^hiddenTools:.*\n(?:(?:[ \t]+|-).*\n)*/m, ''),
  )
  return changeFiles(settings, /\/resources\/[^/]+\.md$/, (_, text) =>
    text.replace(/^nextTool: *["']?([a-z-]+)["']?[ \t]*\n/m, (line, slug) => (hidden.has(slug) ? '' : line)),
  )
}
