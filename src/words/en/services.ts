export const services = 'Services'
/** Follows the button of a service, for those who hear it without its card. */
export const forService = (service: string) => ` for ${service}`
export const howItWorks = 'How it works'
export const inService = (service: string) => ` in ${service}`
export const whatIsIncluded = 'What is included'
