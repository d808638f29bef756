export const clients = 'Clients'
export const play = 'Play'
export const pause = 'Pause'
export const theLogos = ' the logo carousel'
export const caseStudy = (client: string) => `Case study: ${client}`
export const learnMore = 'Learn More'
/** Follows “Learn More”, for those who hear its link without the tile. */
export const tileFor = (tile: string, client: string) => `: ${tile} for ${client}`
export const tileAbout = (tile: string) => `: ${tile}`
export const caseOf = (client: string) => `Case: ${client}`
export const notPublic = ' · not public yet'
