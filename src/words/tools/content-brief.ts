/** Around the content brief: how it was written. */

export const twoSizes =
  'The objective chooses what is counted and the call to action; the content type chooses deliverables, order and technical requirements; the tone chooses its rules. A post of a few lines or pictures gets about twelve lines; a video, an article or a stream gets the full brief.'
export const copyBrief = 'Copy brief'
