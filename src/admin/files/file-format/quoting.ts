/**
 * When a text needs quotes in YAML: one rule for the forms, for `fix`, and for the lines that messages suggest. It is
 * stricter than YAML, so that the pipeline's own checks and programs that guess types read the same text.
 */

/** Whether a text can do without quotes: it starts with a letter or a digit, and nothing in it means something to YAML. */
export function canBePlain(text: string, inFlow = false): boolean {
  if (saysNothing(text) || !/^[\p{L}\p{N}/$(+]/u.test(text) || /[\s\u200b\u2060]$/.test(text)) return false
  return !/:(?=\s|$)|\s#|\n/.test(text) && !(inFlow && /[[\]{},:"']/.test(text))
}

/** Whether a text without quotes is an empty value: YAML has words for it, which programs write into fields left empty. */
export const saysNothing = (text: string): boolean => /^(?:|~|null|Null|NULL)$/.test(text)

/** Whether YAML, in one of its versions, takes a plain text for a number, a truth value, a time or nothing. */
export const looksTyped = (text: string): boolean =>
  /^(?:true|false|yes|no|on|off|y|n|null|~|[-+]?[\d.][\d._]*(?:e[-+]?\d+)?|0[xo][\da-f]+|\d+(?::\d+)+)$/i.test(text)
