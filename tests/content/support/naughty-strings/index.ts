/** The Big List of Naughty Strings, version 2.0.4, by Max Woolf: github.com/minimaxir/big-list-of-naughty-strings. */
import strings from './strings.json'

export const naughtyStrings: readonly string[] = strings
