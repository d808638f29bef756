/** Authors, categories and tags of old posts by the names that the site knows, so that no two make the same page. */
import { idFrom } from '../../../../src/lib/id-from'
import { lengths } from '../../../../src/lib/lengths'
import type { Category } from '../../../../src/schema/entries'
import { isId } from '../../../build-content/public'
import { SERVER_NAMES } from '../../../lib/site-files'
import type { OldAuthor, OldPost, OldSite } from '../old-site'
import { plainText, shortened } from '../text/plain-text'
import type { Existing } from './existing'

export type NewPerson = { id: string; old: OldAuthor }

/** Stands in where no post says who wrote it. */
const NO_AUTHOR = 'Editorial team'

export class Names {
  readonly people: NewPerson[] = []
  readonly newCategories: Category[] = []
  readonly #existing: Existing
  readonly #authors: Map<string, string>
  readonly #tags: Map<string, string>
  readonly #categories: Map<string, string>

  constructor(old: OldSite, existing: Existing) {
    this.#existing = existing
    this.#authors = new Map(existing.authors)
    this.#tags = new Map(existing.tags)
    this.#categories = new Map(
      existing.categories.flatMap(({ name, id }) => [
        [id, name],
        [idFrom(name), name],
      ]),
    )
    for (const [id, name] of existing.people) this.#authors.set(idFrom(name), id)
    for (const author of old.authors) this.#addPerson(author)
    if (existing.hasCategories) this.#addCategories(old.posts)
  }

  /** A person whom neither a post nor a file names yet gets a file. */
  #addPerson(old: OldAuthor): void {
    const id = idFrom(plainText(old.name))
    if (!isId(id) || this.#authors.has(id) || this.#existing.people.has(id)) return
    this.#authors.set(id, id)
    this.people.push({ id, old })
  }

  #addCategories(posts: readonly OldPost[]): void {
    for (const written of posts.flatMap(({ categories }) => categories.slice(0, 1))) {
      const name = nameOf(written)
      const id = idFrom(name)
      if (!isId(id) || this.#categories.has(id)) continue
      this.#categories.set(id, name)
      // Servers keep some names for themselves.
      this.newCategories.push({ name, id: SERVER_NAMES.includes(id) ? `${id}-posts` : id })
    }
  }

  author({ author }: OldPost): { author: string; isUnknown: boolean } {
    const name = nameOf(author ?? '')
    if (idFrom(name) === '') return { author: this.#authors.get(idFrom(NO_AUTHOR)) ?? NO_AUTHOR, isUnknown: true }
    const known = this.#authors.get(idFrom(name))
    // Without a space or a capital, it would be read as the id of a person.
    const words = /[\sA-Z]/.test(name) ? name : name.charAt(0).toUpperCase() + name.slice(1)
    if (known === undefined) this.#authors.set(idFrom(name), words)
    return { author: known ?? words, isUnknown: false }
  }

  /** The first category is that of the post; others become tags. `isGuess` where the post has none. */
  category({ categories }: OldPost): { category?: string; isGuess: boolean } {
    const known = categories.slice(0, 1).flatMap((name) => this.#categories.get(idFrom(nameOf(name))) ?? [])[0]
    if (known !== undefined) return { category: known, isGuess: false }
    const [first] = [...this.#existing.categories, ...this.newCategories]
    return first ? { category: first.name, isGuess: true } : { isGuess: false }
  }

  tags({ categories, tags }: OldPost, category: string | undefined): string[] {
    const found = [...tags, ...categories].map(nameOf).flatMap((name) => {
      const id = idFrom(name)
      if (!isId(id) || SERVER_NAMES.includes(id)) return []
      const known = this.#tags.get(id) ?? name
      this.#tags.set(id, known)
      return id === idFrom(category ?? '') ? [] : known
    })
    return [...new Set(found)]
  }
}

const nameOf = (written: string): string => shortened(plainText(written), lengths.label)
