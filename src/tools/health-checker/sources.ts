/** Pages of which stored copies were read in the month of `READ_ON`, beside those that the table names. */
export const READ_ON = 'November 2026'

export const HEADLINE_CUT = {
  name: 'Where searches cut titles (Website Advantage, 786,031 titles)',
  href: 'https://seo.websiteadvantage.com.au/title-length-google-search-results/',
}
export const STATE_OF_MEDIA = {
  name: 'What journalists say about relevance (Cision, which sells software to PR teams, 2022)',
  href: 'https://www.cision.com/resources/articles/2022-sotm-takeaways-for-journalists/',
}
export const READING_OF_AI = {
  name: 'What assistants cite (Muck Rack, which sells software to PR teams, 25 million links, May 2026, as told by Media First)',
  href: 'https://www.mediafirst.co.uk/blog/ai-has-updated-its-reading-list-and-what-it-means-for-you',
}
export const CITED_RELEASES = {
  name: 'Cited releases have twice as many statistics (Muck Rack, one million links, December 2025)',
  href: 'https://www.globenewswire.com/news-release/2025/12/02/3198248/0/en/Earned-Media-Still-Drives-Generative-AI-Citations-as-Press-Release-Visibility-Grows.html',
}
