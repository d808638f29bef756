/** Whom the message to the people affected speaks to. */
export type People = { id: string; label: string; words: RegExp }

/** The first whose words a scenario has. Those who can be harmed most come first; customers are everybody else. */
export const PEOPLE: readonly People[] = [
  {
    id: 'patients',
    label: 'Patients and families',
    words:
      /\b(?:patients?|hospital (?:staff|ward)|clinics?|surger(?:y|ies)|nurses?|our hospital|mammograms?|biops(?:y|ies)|blood tests?)\b/i,
  },
  { id: 'residents', label: 'Residents and families', words: /\b(?:residents?|nursing home|care home|tenants?)\b/i },
  {
    id: 'parents',
    label: 'Parents',
    words: /\b(?:kindergarten|day ?care|nursery (?:school)?|(?:summer|holiday|scout) camp|toddlers?|playgroup)\b/i,
  },
  // Students of a university write and read for themselves.
  { id: 'university', label: 'Students', words: /\b(?:universit(?:y|ies)|campus|college)\b/i },
  {
    id: 'students',
    label: 'Students and parents',
    words: /\b(?:students?|pupils?|school)\b/i,
  },
  {
    id: 'passengers',
    label: 'Passengers and families',
    words:
      /\b(?:passengers?|travell?ers?|commuters?|airline|flights?|trains?|ferry|railway|bus(?:es)? (?:line|company|crashed))\b/i,
  },
  {
    id: 'neighbors',
    label: 'Neighbors',
    words: /\b(?:neighbou?rs?|nearby|village|river|spill(?:ed|s)?|chemicals?|ammonia|chlorine|sewage|gas leak)\b/i,
  },
  {
    id: 'guests',
    label: 'Guests',
    words:
      /\b(?:guests?|hotels?|restaurants?|visitors?|festival|concert|stadium|attendees|fans|escape room|theat(?:er|re)|museum|zoo|theme park)\b/i,
  },
  {
    id: 'club-members',
    label: 'Members',
    words: /\b(?:gym|fitness|sports? club|swimming club|climbing|yoga|credit union|union members|co-?operative)\b/i,
  },
  {
    id: 'community',
    label: 'Members and friends',
    words: /\b(?:synagogue|church|mosque|temple|parish|congregation)\b/i,
  },
  {
    id: 'members',
    label: 'Members and donors',
    words: /\b(?:donors?|donations?|charity|members?(?! of)|volunteers?|non-?profit|ngo)\b/i,
  },
  { id: 'players', label: 'Players', words: /\b(?:players?|gamers?|our game|game servers?)\b/i },
  {
    id: 'owners',
    label: 'Owners',
    words: /\b(?:drivers? of our|car owners?|our (?:\w+ )?(?:cars?|suvs?|trucks?|vehicles?|motorcycles?))\b/i,
  },
  { id: 'investors', label: 'Investors', words: /\b(?:shareholders?|investors?)\b/i },
  {
    id: 'parents-customers',
    label: 'Parents and customers',
    words:
      /\b(?:baby (?:food|formula|milk)|infant formula|for (?:children|babies|infants|toddlers|kids)|(?:children|kids)[’']s? (?:medicine|syrup|toys?|food))\b/i,
  },
]

/** Where no rule finds anybody else. */
export const CUSTOMERS: People = { id: 'customers', label: 'Customers', words: /(?!)/ }

/** The people with this id. */
export function peopleOf(id: string): People {
  return PEOPLE.find((people) => people.id === id) ?? CUSTOMERS
}

/** Whom a scenario is about. */
export function peopleIn(text: string): People {
  return PEOPLE.find(({ words }) => words.test(text)) ?? CUSTOMERS
}

/** “Dear patients and families,” */
export const greet = ({ label }: People) => `Dear ${label.charAt(0).toLowerCase()}${label.slice(1)},`
