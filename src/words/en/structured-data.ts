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
export const startingPricePerMonth = 'Starting price per month'
export const startingPricePerProject = 'Starting price per project'
export const startingPricePerDay = 'Starting price per day'
export const startingPricePerHour = 'Starting price per hour'
export const requiresScript = 'Requires JavaScript'
