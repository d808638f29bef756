/** Where the rules come from. Stored copies of the pages were read by `READ_ON`; a rule of our own says so. */
export const READ_ON = 'November 2026'

type Source = { name: string; href?: string }

export const sources = {
  anatomy: {
    name: 'How to write a press release (HtUse)',
    href: 'https://www.htuse.com/how-to-write-a-press-release/',
  },
  newsRelease: {
    name: 'Dissecting a news release (2009)',
    href: 'https://epond6.wordpress.com/2009/04/22/dissecting-a-news-release/',
  },
  wireRules: {
    name: 'Press release dos and don’ts (PR Wires)',
    href: 'https://www.prwires.com/press-release-dos-and-donts/',
  },
  hypeFlags: { name: 'Editorial guidelines (PRWireNow)', href: 'https://prwirenow.com/editorial-guidelines/' },
  prWeb: {
    name: 'News release guidelines of PRWeb (McGraw Hill)',
    href: 'https://highered.mheducation.com/sites/0073511935/student_view0/nrw_plus/chapter10/press_release_content_tips.html',
  },
  govUk: {
    name: 'Sentence length: why 25 words is our limit (GOV.UK, 2014)',
    href: 'https://insidegovuk.blog.gov.uk/2014/08/04/sentence-length-why-25-words-is-our-limit/',
  },
  plainEnglish: {
    name: 'How to write in plain English (Plain English Campaign)',
    href: 'https://is.muni.cz/el/phil/podzim2017/CJVAPS/howtowriteplainenglish.txt?kod=aVLHE0221c&predmet=1327141',
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
    href: 'http://www.webinknow.com/2006/10/the_gobbledygoo.html',
  },
  murray: {
    name: '49 words to avoid in press releases (Janet Murray)',
    href: 'https://www.janetmurray.co.uk/49-words-you-should-avoid-in-your-press-releases-2/',
  },
  southWest: {
    name: 'Press release words to avoid (Media Training South West)',
    href: 'https://mediatrainingsouthwest.co.uk/press-release-words-avoid-part-1',
  },
  twentyJournalists: {
    name: '20 journalists on annoying words (GoTo PR Pros)',
    href: 'http://gotoprpros.com/blog/20-journalists-dish-most-annoying-words-or-phrases-used-in-news-releases.html',
  },
  stuffing: {
    name: 'Keyword stuffing, Google’s definition (Search Engine Roundtable)',
    href: 'https://seroundtable.com/google-explains-keyword-stuffing-36306.html',
  },
  bigMedia: { name: 'Guidelines for big media (KISS PR)', href: 'https://dev.kisspr.com/?p=4633' },
  headlineCut: {
    name: 'Headline length and where searches cut (Contently, 2017)',
    href: 'https://contently.com/2017/11/09/study-longer-headline-better/',
  },
  headlineStudy: {
    name: 'How headline length impacts engagement (Outbrain, 2014)',
    href: 'http://mobile-demo.outbrain.com/2014/01/26/how-headline-length-impacts-engagement/',
  },
  stateOfMedia: {
    name: 'What journalists say about relevance (Cision, a maker of PR software, 2022)',
    href: 'https://www.cision.com/resources/articles/2022-sotm-takeaways-for-journalists/',
  },
  ourOwn: { name: 'Our own rule' },
} as const satisfies Record<string, Source>

export type SourceName = keyof typeof sources
