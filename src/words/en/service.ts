export const services = 'Services'
export const process = 'Our process'
export const benefits = 'Benefits'
export const features = 'What is included'
export const results = 'Results'
export const caseStudy = (client: string) => `Case study: ${client}`
export const next = 'Read next'
export const home = 'Home'
