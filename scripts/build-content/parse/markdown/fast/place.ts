/**
 * Which tags are allowed where. The reference chain decides: it is asked when a tag is found inside certain other tags for
 * the first time, and its answer is remembered.
 */
import { allowedHtml } from '../allowed-html'
import { sanitizedHtml } from '../reference'

/** HTML has rules of its own for the first tag of a fragment, so every question begins with another one. */
const FIRST = '<p></p>'

/** Attributes with an editor's words: the linter looks for marks in them. */
const HAS_WORDS = new RegExp(`="[^"]*[^\\w "-]| (?:${allowedHtml.attributes?.['*']?.join('|')})=`)

/** A place inside open tags. */
export class Place {
  private readonly inside = new Map<string, Place>()

  /**
   * @param outer the place around the innermost tag; the top of a body has none
   * @param end the end of the innermost tag; a tag like `<br>` has none
   * @param holdsText whether the place can hold words; white space is always allowed
   * @param before the open tags
   * @param after their ends
   */
  constructor(
    readonly outer?: Place,
    readonly end = '',
    readonly holdsText = true,
    private readonly before = FIRST,
    private readonly after = '',
  ) {}

  /** The place inside a tag that is found here; undefined if the chain would change the tag or move it. */
  in(tag: string): Place | undefined {
    const known = this.inside.get(tag)
    if (known || HAS_WORDS.test(tag)) return known
    const place = this.opened(tag, 'text') ?? this.opened(tag, '')
    if (place) this.inside.set(tag, place)
    return place
  }

  /** The place inside a tag if the chain leaves the tag and the text in it as they are. */
  private opened(tag: string, text: string): Place | undefined {
    const before = this.before + tag
    const answer = sanitizedHtml(before + text)
    const ends = ['', `</${/\w+/.exec(tag)?.[0]}>`]
    const end = ends.find((possible) => answer === before + text + possible + this.after)
    return end === undefined ? undefined : new Place(this, end, text !== '', before, end + this.after)
  }
}
