/** What every tool's page says about showing and citing the tool elsewhere. */
export const embedWords = {
  summary: 'Use this tool on your site',
  frame: {
    heading: 'Show it on a page',
    text: 'Paste this line into the HTML of your page. The tool works in your reader’s browser: it sets no cookies, stores nothing, and sends nothing that is typed anywhere. You may change the height.',
    copy: 'Copy the code',
  },
  citation: {
    heading: 'Cite it',
    copy: 'Copy the citation',
    /** In the place of the day, where it is unknown. */
    day: '[date]',
  },
} as const
