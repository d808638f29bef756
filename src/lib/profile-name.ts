import type { Profile } from '@/schema/person'

/** What a link to a profile is called: what its entry says, or else the host of the network. */
export const profileName = ({ url, label }: Profile): string => label ?? new URL(url).host.replace(/^www\./, '')
