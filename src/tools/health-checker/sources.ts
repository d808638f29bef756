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
