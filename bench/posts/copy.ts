import { joinAtFences, splitAtFences } from '../../src/lib/fenced-text'

/** What belongs to one post only. */
const OWN_FIELDS = /^(?:draft|publishAt|aliases):.*\n(?:[ -].*\n)*/gm

/** A post under another title, and with a number in every paragraph, so that no two copies share one. */
export function copyOf(post: string, number: number): string {
  const { fields = '', body = '' } = splitAtFences(post) ?? {}
  return joinAtFences({
    fields: fields.replace(OWN_FIELDS, '').replace(/^title: (["']?)(.*)\1$/m, `title: $1$2 (${number})$1`),
    body: body.replace(/^([A-Z“].*)$/gm, `$1 This is copy ${number}.`),
  })
}
