/** Where the rules come from. Stored copies of the pages were read by `READ_ON`; a rule of our own says so. */
export const READ_ON = 'November 2026'

type Source = { name: string; href?: string }

export const sources = {
  govUk: {
    name: 'Sentence length: why 25 words is our limit (GOV.UK, 2014)',
    href: 'https://insidegovuk.blog.gov.uk/2014/08/04/sentence-length-why-25-words-is-our-limit/',
  },
  plainEnglish: {
    name: 'How to write in plain English (Plain English Campaign)',
    href: 'https://www.plainenglish.co.uk/how-to-write-in-plain-english.html',
  },
  fleschBands: {
    name: 'Bands of the Flesch reading ease score (table 3)',
    href: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC11571324/table/table3-15589447241247332',
  },
  superlatives: {
    name: 'Types of claims: superlative (UK Advertising Standards Authority)',
    href: 'https://www.asa.org.uk/advice-online/types-of-claims-superlative.html',
  },
  cision: {
    name: 'Terms to avoid, from 3,000+ journalists (Cision, a maker of PR software, 2024)',
    href: 'https://www.cision.com/resources/articles/words-to-avoid-putting-in-press-releases-according-to-journalists/',
  },
  prNews: {
    name: 'Words that repel reporters, with readers’ additions (PR News)',
    href: 'https://www.prnewsonline.com/words-that-repel-reporters-let-us-count-the-ways/',
  },
  gobbledygook: {
    name: 'The Gobbledygook Manifesto, 388,000 releases (D. M. Scott, 2006)',
    href: 'https://www.webinknow.com/2006/10/the_gobbledygoo.html',
  },
  stuffing: {
    name: 'Keyword stuffing (Google Search Central, spam policies)',
    href: 'https://developers.google.com/search/docs/essentials/spam-policies',
  },
  headlineCut: {
    name: 'Where searches cut titles (Website Advantage, 786,031 titles)',
    href: 'https://seo.websiteadvantage.com.au/title-length-google-search-results/',
  },
  stateOfMedia: {
    name: 'What journalists say about relevance (Cision, a maker of PR software, 2022)',
    href: 'https://www.cision.com/resources/articles/2022-sotm-takeaways-for-journalists/',
  },
  ourOwn: { name: 'Our own rule' },
} as const satisfies Record<string, Source>

export type SourceName = keyof typeof sources
