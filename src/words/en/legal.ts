export const updated = 'Updated'
export const email = 'Email'
export const responsible = 'Responsible'
export const telephone = 'Telephone'
