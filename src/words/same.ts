/** The words of one language as the types that another language must have: any text, or a function that takes the same. */
type Words<Language> = { [Word in keyof Language]: Language[Word] extends string ? string : Language[Word] }

/** Does not compile where a language lacks a word of the first one, has another kind of it, or has one too many. */
export type Same<
  First,
  Language extends Words<First> & { [Surplus in Exclude<keyof Language, keyof First>]: never },
> = keyof Language extends keyof First ? Language : never
