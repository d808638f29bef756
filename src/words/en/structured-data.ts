/**
 * What only programs read of a page. The names of pages are those of its breadcrumb; they stand here again, because browsers load
 * a breadcrumb with its page, and these never.
 */

export const home = 'Home'
export const blog = 'Blog'
export const customers = 'Our customers'
export const press = 'Press'
export const resources = 'Resources'
export const services = 'Services'
export const tools = 'Free tools'
export const newBusiness = 'new business'
export const crisisTeam = 'crisis team'
export const caseStudies = 'Case studies'
export const startingPrice = 'Starting price per month'
export const requiresScript = 'Requires JavaScript'
