/** Profiles on social networks: each has a name that visitors understand, and is there once. */
import { hostOf, networkCalled, networkOf } from '../../../src/lib/networks'
import type { Diagnostic, Message } from '../../lib/diagnostics/diagnostic'
import { quote } from '../../lib/diagnostics/words'
import { sameAddress } from '../../lib/web-address'
import type { Entry } from '../parse/entry'
import { textsOf } from '../parse/reference-fields'
import { nameOf } from '../parse/wording/name'
import { atField } from './report'

type Profile = { path: (string | number)[]; url: string; label: string }

export function checkProfiles(entry: Entry): Diagnostic[] {
  const profiles = profilesOf(entry)
  return profiles.flatMap((profile, index) => {
    const { path, url, label } = profile
    const at = (field: string, message: Message) => [atField(entry, [...path, field], message)]
    const before = profiles.slice(0, index)
    const twin = before.find((other) => sameAddress(other.url, url))
    if (twin) return at('url', twice(nameOf(path), nameOf(twin.path)))
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

const twice = (name: string, other: string): Message => ({
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
