/** What is said beside a person. */

export const email = 'Email'
export const telephone = 'Telephone'
export const languages = 'Languages'
export const profiles = 'Profiles'
