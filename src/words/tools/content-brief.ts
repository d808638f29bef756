/** Around the brief of the content brief generator: how it was written. */

export const howWritten =
  'Brand name, description and target audience are in the brief in your own words; certain misspellings, texts in capitals and repeated sentences are put right, and a note says so. Words of a trade, such as “bank” or “clinic”, add its rules. The objective chooses aim, measure, call to action, publication and one do and don’t; the content type chooses deliverables, order and technical requirements; the tone chooses its rules and examples. All of it comes from fixed lists: the same answers give the same brief, and only a day that you name soon turns the weeks of the timeline into days.'
export const limitsAndRules =
  'Platform limits carry their source and date in the brief, and can have changed since. The other rules are house rules: one week for drafts, two for YouTube videos and articles, and at most five points that must be in a piece, because more of them read as a script. The disclosure line follows the country of the audience and is always there. This is not legal advice.'
export const copyBrief = 'Copy brief'
