type Phrases = { readonly [Name in 'topic' | 'who' | 'what' | 'reader' | 'number' | 'place']?: string | undefined }

/** Everything that a visitor typed, for the words that suggest an answer. */
export const typedIn = ({ topic, who, what, reader, number, place }: Phrases): string =>
  [topic, who, what, reader, number, place].join('\n')
