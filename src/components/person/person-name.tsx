import type { NamedPerson } from '@/schema/entries'
import { ContentLink } from '../content-link'

type PersonNameProps = {
  /** The id of a person, or a name in words. */
  of: string
  /** The people whom the entry names by id. */
  people: Readonly<Record<string, NamedPerson>> | undefined
}

/** Somebody whom a page names. A person's name leads to more about the person. */
export function PersonName({ of, people }: PersonNameProps) {
  const { name = of, path } = people?.[of] ?? {}
  return path ? <ContentLink to={path}>{name}</ContentLink> : name
}
