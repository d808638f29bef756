/** People: who is meant where a page names somebody, their profiles on social networks, and the team page. */
import { hostOf, networkCalled, networkOf } from '../../../src/lib/networks'
import type { Diagnostic, Message } from '../../lib/diagnostics/diagnostic'
import { quote } from '../../lib/diagnostics/words'
import { isIn, isSingle } from '../../lib/schema/file-kind'
import type { Path } from '../../lib/schema/walk'
import { sameAddress } from '../../lib/web-address'
import { atField, atFile, type ContentFile, readableEntryOf, textsOf } from '../parse/content-file'
import type { Entry } from '../parse/entry'
import { nameOf } from '../parse/wording/fields'

type Named = { person?: string; role?: string; name?: string; company?: string; email?: string; telephone?: string }

type PersonOf = (id: string) => Entry['data'] | undefined

export function checkPeople(entry: Entry, { person }: { person: PersonOf }): Diagnostic[] {
  const { testimonial, founder, contacts } = entry.data as Partial<Record<string, Named | Named[]>>
  const at = (path: Path, message: Message | undefined) => (message ? [atField(entry, path, message)] : [])
  return [
    ...(isGroup(testimonial) ? at(['testimonial'], speakerMessage(testimonial)) : []),
    ...(isGroup(founder) ? at(['founder'], signerMessage(founder)) : []),
    ...(Array.isArray(contacts) ? contacts : []).flatMap((contact, index) =>
      at(['contacts', index], contactMessage(contact, person)),
    ),
  ]
}

const isGroup = (value: unknown): value is Named => typeof value === 'object' && value !== null && !Array.isArray(value)

function speakerMessage({ person, role, name, company }: Named): Message | undefined {
  if (person !== undefined && (name ?? company) !== undefined)
    return unclear('The testimonial has a person and a name in words.', 'Remove "person", or "name" and "company".')
  if ((person ?? role ?? name) !== undefined) return undefined
  return unclear('The testimonial does not say who said it.', 'Add "role", "name" or "person".')
}

const signerMessage = ({ person, role }: Named): Message | undefined =>
  (person ?? role) === undefined
    ? unclear('The letter does not say who signs it.', 'Add "role", or "person" with the id of a person.')
    : undefined

function contactMessage(contact: Named, dataOf: PersonOf): Message | undefined {
  const { person, role } = contact
  if ((person ?? role) === undefined)
    return unclear('The contact does not say who answers.', 'Add "role", or "person" with the id of a person.')
  const data = person === undefined ? {} : dataOf(person)
  // A person who does not exist is reported already.
  if (!data) return undefined
  const ways = [contact.email, contact.telephone, data.email, data.telephone]
  return ways.every((way) => way === undefined)
    ? unclear('The contact does not say how to reach who answers.', 'Add "email" or "telephone".')
    : undefined
}

const unclear = (text: string, hint: string): Message => ({ code: 'unclear-person', text, hint })

type Profile = { path: (string | number)[]; url: string; label: string }

export function checkProfiles(entry: Entry): Diagnostic[] {
  const profiles = profilesOf(entry)
  return profiles.flatMap((profile, index) => {
    const { path, url, label } = profile
    const at = (field: string, message: Message) => [atField(entry, [...path, field], message)]
    const before = profiles.slice(0, index)
    const twin = before.find((other) => sameAddress(other.url, url))
    if (twin) return at('url', twoProfiles(nameOf(path), nameOf(twin.path)))
    const known = networkOf(url)
    if (label === '') return known ? [] : at('url', unnamed(url))
    const meant = networkCalled(label)
    if (known && meant && meant.name !== known) return at('label', contradiction(label, url, known))
    return before.some((other) => other.label === label) ? at('url', sameName(label)) : []
  })
}

function profilesOf(entry: Entry): Profile[] {
  const texts = textsOf(entry)
  return texts.flatMap(({ path, value, field }) => {
    if (field.role !== 'webAddress' || !field.isProfile) return []
    const own = path.slice(0, -1)
    const label = texts.find((text) => text.path.join() === [...own, 'label'].join())?.value ?? ''
    return { path: own, url: value, label: label || (networkOf(value) ?? '') }
  })
}

const twoProfiles = (name: string, other: string): Message => ({
  code: 'profile-twice',
  text: `${name} has the same address as ${other}.`,
  hint: 'Write the address of the other profile, or remove one of the two.',
})

const unnamed = (url: string): Message => ({
  code: 'unnamed-network',
  text: `The address of this profile is at ${hostOf(url) ?? quote(url)}, and the site does not know the name of that network.`,
  hint: 'Add the name of the network below the address, for example:\nlabel: Mastodon',
})

const contradiction = (label: string, url: string, known: string): Message => ({
  code: 'wrong-network',
  text: `The label says ${quote(label)}, but ${hostOf(url)} is ${known}.`,
  hint: `Correct the address, or remove the label: visitors then read ${known}.`,
})

const sameName = (label: string): Message => ({
  code: 'profile-twice',
  severity: 'warning',
  text: `Two profiles are called ${quote(label)}, so visitors cannot tell them apart.`,
  hint: `Give this one a label of its own, for example:\nlabel: ${label} Germany`,
})

/** A person is on the page if the file says so; broken files count, too, so that one mistake is not reported as two. */
export function checkTeam(files: readonly ContentFile[]): Diagnostic[] {
  const page = files.find(({ kind }) => isSingle(kind, 'pages/team'))
  const people = files.flatMap((file) => (isIn(file.kind, 'people') ? (readableEntryOf(file) ?? []) : []))
  const shown = people.filter(({ data }) => data.team === true)
  if (page) return shown.length === 0 ? [atFile(page.file, emptyTeam)] : []
  return shown.map((entry) => atField(entry, ['team'], withoutPage))
}

const emptyTeam: Message = {
  code: 'empty-team',
  text: 'The site has a team page, but no person is shown on it.',
  hint: 'Write "team: true" into the files of people in content/people, or remove this file.',
}

const withoutPage: Message = {
  code: 'no-team-page',
  text: 'The person is to be shown on the team page, but the site has none.',
  hint: 'Create content/pages/team.yaml, or remove the line "team: true".',
  // The first person comes before the page: an empty one is an error.
  severity: 'warning',
}
