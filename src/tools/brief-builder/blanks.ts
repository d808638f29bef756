/** What is open in every brief. */
export const BLANK = {
  brand: '[product or brand, as spelled]',
  audience: '[who should see it, and what they care about]',
  parents: '[which parents, and what they care about]',
  point: '[the one thing people should still know tomorrow]',
  phone: '[phone number that people call]',
  link: '[web address or code, one for each creator]',
  contact: '[name, phone and email of one person]',
  day: '[last day for a piece]',
  laterDay: '[a later day than the one named]',
  eventDay: '[day of the event]',
  rushDay: '[day and hour at which it starts for everybody]',
  pieces: '[number of pieces]',
  countDay: '[the day on which it is counted]',
  instead: '[what is shown in place of before and after, which the rules below do not allow]',
} as const
