/** What a language is called in another one; nothing when its code is unknown: `('de', 'en')` → `German`. */
export function languageName(code: string, inLanguage: string): string | undefined {
  try {
    return new Intl.DisplayNames(inLanguage, { type: 'language', fallback: 'none' }).of(code)
  } catch {
    // Its form is not that of a code.
    return undefined
  }
}

/** Whether a text is the code of a language, such as `de` or `pt-BR`. */
export const isLanguageCode = (text: string): boolean => languageName(text, 'en') !== undefined

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']

/** All codes of two letters. */
export const languageCodes = (): string[] =>
  LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(isLanguageCode)
