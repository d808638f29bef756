/** Around the content brief: how it was written. */

export const twoSizes =
  'The objective chooses what is counted and the call to action; the content type chooses deliverables and technical requirements; the tone chooses its rules. A short post gets fewer than twenty lines.'
export const copyBrief = 'Copy brief'
