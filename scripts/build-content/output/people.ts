/** The people whom entries name by id, as pages show them. */
import { languageName } from '../../../src/lib/language-name'
import { groupAddress } from '../../../src/lib/list-address'
import type { Additions, NamedPerson, PressContact } from '../../../src/schema/additions'
import { collections, type Paging } from '../../../src/schema/collections'
import type { Entry } from '../parse/entry'
import { textsOf } from '../parse/references'
import type { ListPage } from '../site/lists'
import type { SiteMap } from '../site/map'
import { type Context, picturesOf } from './context'

const BLOG = collections.blog.paging.path

/** Who wrote a post: the name of a person, or the words of the post. */
export function byline({ data }: Entry, { find }: Pick<Context, 'find'>): Additions['byline'] {
  const author = String(data.author)
  const person = find('people', author)?.entry
  return person ? { author: String(person.data.name), authorId: author } : { author }
}

/** What the entries of a list share. A person is called by name. */
export function namedGroup(group: NonNullable<ListPage['group']>, { groups }: Paging, { find }: Pick<Context, 'find'>) {
  const person = groups[group.name]?.namesPeople && find('people', group.value)?.entry
  return person ? { ...group, value: String(person.data.name), isPerson: true } : group
}

/** The people whom an entry names by id; nothing where it names none. */
export function namedPeople(entry: Entry, context: Pick<Context, 'find' | 'site' | 'measured'>): Additions['people'] {
  const named = textsOf(entry).flatMap(({ field, value }) => {
    const isPerson = field.role === 'reference' && field.collection === 'people'
    return (isPerson && context.find('people', value)?.entry) || []
  })
  if (named.length === 0) return {}
  return { people: Object.fromEntries(named.map((person) => [person.kind.id, namedPerson(person, context)])) }
}

function namedPerson(entry: Entry, { site, measured }: Pick<Context, 'site' | 'measured'>): NamedPerson {
  const { id } = entry.kind
  const { name, role, company, photo, photoAlt, profiles } = entry.data as Omit<NamedPerson, 'id'>
  const path = pathOfPerson(id, entry.data.team === true, site)
  const pictures = picturesOf(entry, measured, (field) => field === 'photo')
  return { id, name, role, company, photo, photoAlt, profiles, path, pictures }
}

/** Where visitors read about a person: with what the person wrote, or else on the team page. */
function pathOfPerson(id: string, isOnTeam: boolean, { pages }: SiteMap): string | undefined {
  const ofAuthor = groupAddress(BLOG, 'author', id)
  if (pages.has(ofAuthor)) return ofAuthor
  const team = pages.get('/team')
  return isOnTeam && team && !team.leftOut ? `/team#${id}` : undefined
}

/** The contacts of the newsroom. What a contact says itself comes before what the file of the person says. */
export function contacts({ data }: Entry, { find, site }: Pick<Context, 'find' | 'site'>): PressContact[] {
  return (data.contacts as Contact[]).map(({ person, ...own }) => {
    const found = person === undefined ? undefined : find('people', person)?.entry
    if (!found) return { ...own, role: own.role ?? '' }
    const { name, role, email, telephone, team } = found.data as Contact & { team?: boolean }
    return {
      name,
      role,
      email,
      telephone,
      path: pathOfPerson(found.kind.id, team === true, site),
      ...own,
    } as PressContact
  })
}

type Contact = Omit<PressContact, 'role' | 'path'> & { person?: string; role?: string }

/** The languages that a person speaks, in the language of the site. */
export function languageNames(
  { data }: Entry,
  { language, original }: Pick<Context, 'language' | 'original'>,
): string[] {
  const inLanguage = language?.language ?? original
  return ((data.languages as string[] | undefined) ?? []).map((code) => languageName(code, inLanguage) ?? code)
}
