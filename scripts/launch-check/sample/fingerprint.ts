/** Fingerprints, by which the sample is recognised without being kept a second time. */
import { sha256 } from '../../lib/fingerprint'

/** Enough that two different texts never meet in a list of some thousand. */
const LENGTH = 12

/** Shorter texts are labels such as "Read the guide", which any site may have. */
const FEWEST_WORDS = 6

export const fingerprintOf = (bytes: string | Uint8Array): string => sha256(bytes).slice(0, LENGTH)

/**
 * The fingerprint of a text, whatever the agency in it is called and however it is set; nothing for a label.
 * @param names of the agency and its apps: putting another name into sample copy leaves it sample copy
 */
export function textFingerprint(text: string, names: readonly string[]): string | undefined {
  const anonymous = names.reduce((rest, name) => rest.replaceAll(name, ' § '), text)
  const words = anonymous.toLowerCase().match(/[\p{L}\p{N}§]+/gu) ?? []
  return words.length < FEWEST_WORDS ? undefined : fingerprintOf(words.join(' '))
}
