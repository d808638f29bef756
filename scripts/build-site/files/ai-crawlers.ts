/**
 * Crawlers of AI companies, and what each reads a site for. This table is all that has to change when a company renames
 * a crawler or adds one: write its name, the page that says what it is for, and the day on which you read it.
 */
import type { Site } from '../../../src/schema/settings'

/** What a company reads a site for: to train models, to find pages for answers, or to open a page that a person asks about. */
type Purpose = 'training' | 'search' | 'answers'

type Crawler = { agent: string; company: string; purpose: Purpose; source: string }

/** The day on which the sources were read, as stored copies. */
export const READ = '2026-11-28'

const OPENAI = { company: 'OpenAI', source: 'https://platform.openai.com/docs/bots' }
const ANTHROPIC = {
  company: 'Anthropic',
  source:
    'https://support.anthropic.com/en/articles/8896518-does-anthropic-crawl-data-from-the-web-and-how-can-site-owners-block-the-crawler',
}
const PERPLEXITY = { company: 'Perplexity', source: 'https://docs.perplexity.ai/guides/bots' }
const META = { company: 'Meta', source: 'https://developers.facebook.com/docs/sharing/webmasters/web-crawlers' }
const GOOGLE = {
  company: 'Google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/overview-google-crawlers',
}
const APPLE = { company: 'Apple', source: 'https://support.apple.com/en-us/119829' }
const COMMON_CRAWL = { company: 'Common Crawl', source: 'https://commoncrawl.org/ccbot' }
const AI2 = { company: 'Ai2', source: 'https://allenai.org/crawler' }
/** For companies without a page of their own: a list that others keep. */
const KEPT_LIST = 'https://github.com/ai-robots-txt/ai.robots.txt'

export const aiCrawlers: readonly Crawler[] = [
  { agent: 'AI2Bot', ...AI2, purpose: 'training' },
  { agent: 'Amazonbot', company: 'Amazon', source: KEPT_LIST, purpose: 'training' },
  { agent: 'Amzn-SearchBot', company: 'Amazon', source: KEPT_LIST, purpose: 'search' },
  { agent: 'Amzn-User', company: 'Amazon', source: KEPT_LIST, purpose: 'answers' },
  { agent: 'ClaudeBot', ...ANTHROPIC, purpose: 'training' },
  { agent: 'Claude-SearchBot', ...ANTHROPIC, purpose: 'search' },
  { agent: 'Claude-User', ...ANTHROPIC, purpose: 'answers' },
  { agent: 'Applebot-Extended', ...APPLE, purpose: 'training' },
  { agent: 'Bytespider', company: 'ByteDance', source: KEPT_LIST, purpose: 'training' },
  { agent: 'CCBot', ...COMMON_CRAWL, purpose: 'training' },
  { agent: 'DuckAssistBot', company: 'DuckDuckGo', source: KEPT_LIST, purpose: 'answers' },
  { agent: 'Google-Extended', ...GOOGLE, purpose: 'training' },
  { agent: 'meta-externalagent', ...META, purpose: 'training' },
  { agent: 'meta-webindexer', ...META, purpose: 'search' },
  { agent: 'meta-externalfetcher', ...META, purpose: 'answers' },
  { agent: 'MistralAI-User', company: 'Mistral', source: KEPT_LIST, purpose: 'answers' },
  { agent: 'GPTBot', ...OPENAI, purpose: 'training' },
  { agent: 'OAI-SearchBot', ...OPENAI, purpose: 'search' },
  { agent: 'ChatGPT-User', ...OPENAI, purpose: 'answers' },
  { agent: 'PerplexityBot', ...PERPLEXITY, purpose: 'search' },
  { agent: 'Perplexity-User', ...PERPLEXITY, purpose: 'answers' },
]

const SHUT_OUT: Readonly<Record<Site['aiCrawlers'], readonly Purpose[]>> = {
  all: [],
  search: ['training'],
  none: ['training', 'search', 'answers'],
}

/** The names of the crawlers that a site asks to stay away. */
export const shutOut = (choice: Site['aiCrawlers']): string[] =>
  aiCrawlers.flatMap(({ agent, purpose }) => (SHUT_OUT[choice].includes(purpose) ? agent : []))
