/** Around the content brief: how it was written. */

export const twoSizes =
  'The objective chooses what is counted and the call to action; the content type chooses deliverables and technical requirements; the tone chooses its rules, except where approved lines are told word for word. A post of a few lines or pictures gets fewer than twenty lines; a video, an article or a stream gets the full brief.'
export const copyBrief = 'Copy brief'
